// Replaces browser/workers/bot_workers.js in notebooks: bots think in the notebook's kernel.

import { call } from "./kernel.js";

/**
 * @param {unknown} question
 * @returns {Promise<any>} the answer, an action
 */
export async function ask(question) {
    return JSON.parse(await call("answer", JSON.stringify(question)));
}

/** The kernel answers every request; main.js ignores an answer that is no longer wanted. */
export function forget() {}
