// Runs one user bot in its own worker, within its limits. Everything that comes from the worker is untrusted.

import { observeMessages } from "./python_worker.js";

/**
 * @typedef {import("./python_worker.js").PythonWorker} PythonWorker
 * @typedef {import("../messages.js").Limits} Limits
 *
 * @typedef {object} Fault the answer for a bot that gave none
 * @property {"ask-failed"} do
 * @property {string} reason
 * @property {string} [detail]
 * @property {string} [report] for the bot's author, with the traceback
 * @property {string} [line] the line in its file, "0" if it is unknown
 * @property {string} [printed] the texts that it printed before
 */

/** Characters of a user bot's answer, at most: a move has some tens, an error message some hundreds. */
const LONGEST_ANSWER = 10_000;
/** Characters of each text in a user bot's answer that are passed on. */
export const LONGEST = 1000;
/** Messages that a user bot may send per request; its answer is one. */
const MOST_MESSAGES = 100;
/** @type {Fault} the answer for a bot that took too long */
export const SLOW = { do: "ask-failed", reason: "slow" };
/** @type {Fault} the same, for a bot whose installation took too long; compared by identity */
export const INSTALL_SLOW = { ...SLOW };
/** @type {Fault} the answer for a bot that sent too many messages */
export const FLOODED = { do: "ask-failed", reason: "flooded" };

/**
 * @typedef {object} UserBot a user bot in its worker
 * @property {Promise<Fault | undefined>} installed `undefined` if the installation succeeded
 * @property {number} left messages that it may still send
 * @property {Promise<Fault>} flooded fulfilled if it has sent more
 */

/** @type {WeakMap<PythonWorker, UserBot>} */
const userBots = new WeakMap();

/**
 * Lets a user bot answer, unless it takes too long (it may never end) or sends too many messages.
 * @template T
 * @param {PythonWorker} worker its own worker; the first call installs the bot there
 * @param {import("../messages.js").UserBot} bot
 * @param {Limits} limits
 * @param {(sync: PythonWorker["sync"]) => Promise<T>} call
 * @returns {Promise<T | Fault>}
 */
export async function callUserBot(worker, bot, limits, call) {
    const userBot = userBots.get(worker) ?? start(worker, JSON.stringify(bot), limits);
    userBots.set(worker, userBot);
    userBot.left = MOST_MESSAGES;
    /** @type {Promise<T | Fault>} */
    const answered = userBot.installed.then((fault) => fault ?? within(limits.move, call(worker.sync), SLOW));
    return Promise.race([userBot.flooded, answered]);
}

/**
 * Installs a user bot in its worker. The worker is terminated as soon as it sends too many messages, at any time; the
 * next request is then answered with that.
 * @param {PythonWorker} worker
 * @param {string} bot
 * @param {Limits} limits
 * @returns {UserBot}
 */
function start(worker, bot, limits) {
    /** @type {(fault: Fault) => void} */
    let reportFlood = () => {};
    /** @type {Promise<Fault>} */
    const flooded = new Promise((resolve) => {
        reportFlood = resolve;
    });
    const userBot = { installed: install(worker, bot, limits), left: MOST_MESSAGES, flooded };
    observeMessages(worker, () => {
        userBot.left -= 1;
        if (userBot.left === -1) {
            worker.terminate();
            reportFlood(FLOODED);
        }
    });
    return userBot;
}

/**
 * Installs a user bot in its worker. This is done once: after a bot has run, nothing in its worker can be trusted.
 * @param {PythonWorker} worker
 * @param {string} bot
 * @param {Limits} limits
 * @returns {Promise<Fault | undefined>} `undefined` if the installation succeeded
 */
async function install({ sync }, bot, limits) {
    if (await within(limits.prepare, sync.prepare(), "late") === "late") {
        return SLOW;
    }
    return within(limits.install, sync.install(bot).then(parseFault), INSTALL_SLOW);
}

/**
 * @param {unknown} text the answer of a user bot
 * @returns {Fault | undefined} `undefined` for any other answer
 */
export function parseFault(text) {
    const { do: name, reason = "", detail = "", report = detail, line = "0", printed = "" } = parse(text);
    return name === "ask-failed" ? { do: name, reason, detail, report, line, printed } : undefined;
}

/**
 * Parses the answer of a user bot. It is untrusted: a bot can replace the code that answers in its worker.
 * @param {unknown} text
 * @returns {Record<string, string | undefined>} its texts, shortened
 */
export function parse(text) {
    if (typeof text !== "string" || text.length > LONGEST_ANSWER) {
        throw new TypeError("no answer");
    }
    const parts = Object.entries(Object(JSON.parse(text))).filter(([, part]) => typeof part === "string");
    return Object.fromEntries(parts.map(([key, part]) => [key, String(part).slice(0, LONGEST)]));
}

/**
 * @template T, U
 * @param {number} ms
 * @param {Promise<T>} promise
 * @param {U} otherwise
 * @returns {Promise<T | U>} the promise's value, or `otherwise` after `ms` milliseconds
 */
async function within(ms, promise, otherwise) {
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    const late = new Promise((resolve) => {
        timer = setTimeout(resolve, ms, otherwise);
    });
    return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
