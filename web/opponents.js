// Puts questions to the workers in which opponents think: one for ours, hints and reviews; one for each bot of somebody's own.

import { startPython } from "./python.js";
import { trouble } from "./trouble.js";

/**
 * @typedef {import("./events.js").Action} Action
 * @typedef {import("./python.js").PythonWorker} PythonWorker
 *
 * @typedef {object} Question
 * @property {number} number
 * @property {{id: string}} [bot] a bot of somebody's own, with all that its worker needs to install it
 * @property {{install: number, move: number}} [limits] how long that bot may take, in milliseconds
 */

/** The key in `workers` of our own opponents. */
const OURS = "";
/** As many as a match has seats. */
const MOST_GUESTS = 4;
/** Micropip, and of Python's standard library what the page does without. */
const EXTRAS = new URL("pyodide/extras.zip", import.meta.url).href;
/** What a worker may answer; a guest's may only move. */
const ANSWERS = ["answer", "ask-failed", "hinted", "reviewed"];
const MOVES = ANSWERS.slice(0, 2);
/** @type {Action} what is told at the table of a bot that took too long */
const SLOW = { do: "ask-failed", why: "slow" };

/** @type {Map<string, Promise<PythonWorker>>} by the id of the bot that lives there, the one used last at the end */
const workers = new Map();
/** @type {Set<string>} the ids of bots that could not be installed in time: nobody should have to wait for that again */
const hopeless = new Set();
/** @type {{number: number, key: string, worker: Promise<PythonWorker>} | undefined} the question that is yet to be answered */
let pending;

/**
 * Asks an opponent, and forgets the question before.
 * @param {Question} question
 * @returns {Promise<Action>} its answer; `ask-failed` when it gives none
 */
export async function ask(question) {
    forget();
    const { number, bot } = question;
    const key = bot?.id ?? OURS;
    if (hopeless.has(key)) {
        return { ...SLOW, number };
    }
    const worker = workerFor(key);
    pending = { number, key, worker };
    /** @type {Action} */
    let action;
    try {
        action = bot ? await askGuest(await worker, question) : await answerOf(await worker, question);
    } catch (error) {
        // That a guest breaks its own worker is told at the table; that ours is broken, here.
        (bot ? console.info : console.error)(error);
        action = { do: "ask-failed", why: bot ? "failed" : "", detail: error instanceof Error ? error.message : "" };
        dismiss(key, worker);
    }
    if (action === SLOW) {
        dismiss(key, worker);
    }
    if (pending?.number === number) {
        pending = undefined;
    }
    return (bot ? MOVES : ANSWERS).includes(action.do) ? { ...action, number } : { do: "ask-failed", number };
}

/** Ends the work on the question that is yet to be answered: nobody waits for it any more. */
export function forget() {
    if (pending?.key === OURS) {
        const { number, worker } = pending;
        worker.then(({ sync }) => sync.forget(String(number))).catch(() => {});
    } else if (pending) {
        // Nobody can tell a guest to stop.
        dismiss(pending.key, pending.worker);
    }
    pending = undefined;
}

/**
 * @param {string} key
 * @returns {Promise<PythonWorker>} the worker of this key, started when there is none
 */
function workerFor(key) {
    const worker = workers.get(key) ?? startPython(key === OURS ? "opponents" : "guest", trouble);
    workers.delete(key);
    workers.set(key, worker);
    const guests = [...workers].filter(([other]) => other !== OURS);
    for (const guest of guests.slice(0, -MOST_GUESTS)) {
        dismiss(...guest);
    }
    return worker;
}

/**
 * Ends a worker, whatever it is doing.
 * @param {string} key
 * @param {Promise<PythonWorker>} worker
 */
function dismiss(key, worker) {
    if (workers.get(key) === worker) {
        workers.delete(key);
    }
    worker.then((running) => running.terminate()).catch(() => {});
}

/**
 * @param {PythonWorker} worker
 * @param {Question} question
 * @returns {Promise<Action>}
 */
async function answerOf({ sync }, question) {
    return JSON.parse(await sync.answer(JSON.stringify(question)));
}

/**
 * Lets a bot of somebody's own answer, and tells when it takes too long: it may never end.
 * @param {PythonWorker} worker
 * @param {Question} question
 * @returns {Promise<Action>}
 */
async function askGuest(worker, { bot, limits = { install: 0, move: 0 }, ...question }) {
    await worker.sync.prepare(EXTRAS);
    const installed = worker.sync.install(JSON.stringify(bot)).then((text) => JSON.parse(text));
    const fault = await within(limits.install, installed, SLOW);
    if (fault === SLOW && bot) {
        hopeless.add(bot.id);
    }
    return fault.do ? fault : within(limits.move, answerOf(worker, question), SLOW);
}

/**
 * @template T
 * @param {number} ms
 * @param {Promise<T>} promise
 * @param {T} otherwise
 * @returns {Promise<T>} what is promised, or something else when that takes longer
 */
async function within(ms, promise, otherwise) {
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    const late = new Promise((resolve) => {
        timer = setTimeout(resolve, ms, otherwise);
    });
    return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
