// Checks a Python source in a worker of its own, which compiles it and never runs it. Some texts crash Python's parser:
// then only this worker is lost.

/**
 * @typedef {import("../workers/python_worker.js").PythonWorker} PythonWorker
 * @typedef {{line: number, column: number, until: number, text: string, severity: "error" | "warning"}} Fault columns
 *     count from 0, lines from 1
 */

/** Time that a check may take, in milliseconds. */
const LIMIT = 5_000;
/** Workers lost, at most: after that there are no more checks until the page is reloaded. */
const MOST_LOST = 3;
/** Milliseconds without a check after which the worker ends: it holds some 50 MB. */
const IDLE_MS = 60_000;

/** @type {Promise<PythonWorker> | undefined} */
let worker;
let lost = 0;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let resting;

/**
 * @param {string} source
 * @returns {Promise<Fault[]>} empty if it cannot be checked
 */
export async function check(source) {
    if (lost >= MOST_LOST) {
        return [];
    }
    clearTimeout(resting);
    // Not bundled: the page has loaded this module already.
    worker ??= import("../workers/python_worker.js").then(({ startPython }) => startPython("syntax_worker"));
    const asked = worker;
    try {
        const { sync } = await asked;
        const answer = await Promise.race([sync.check(source), late()]);
        return JSON.parse(answer);
    } catch (error) {
        console.info(error);
        if (worker === asked) {
            lost += 1;
            end();
        }
        return [];
    } finally {
        clearTimeout(resting);
        resting = setTimeout(end, IDLE_MS);
    }
}

function end() {
    worker?.then((running) => running.terminate()).catch(() => {});
    worker = undefined;
}

/** @returns {Promise<never>} rejected after the limit */
function late() {
    return new Promise((_, reject) => {
        setTimeout(reject, LIMIT, new Error("the check takes too long"));
    });
}
