// Puts questions to the workers in which opponents think: one for ours, hints and reviews; one for each bot of somebody's own.

import { overhear, startPython } from "./python_worker.js";
import { trouble } from "../error_banner.js";

/**
 * @typedef {import("../events.js").Action} Action
 * @typedef {import("./python_worker.js").PythonWorker} PythonWorker
 *
 * @typedef {object} Question
 * @property {number} number
 * @property {{id: string}} [bot] a bot of somebody's own, with all that its worker needs to install it
 * @property {{prepare: number, install: number, move: number}} [limits] how long that bot's worker, and it, may take, in
 *     milliseconds
 */

/** The key in `workers` of our own opponents. */
const OURS = "";
/** As many as a match has seats. */
const MOST_GUESTS = 4;
/** So often a bot may be too slow to be installed: nobody should have to wait for that again and again. */
const MOST_DELAYS = 2;
/** Micropip, and of Python's standard library what the page does without. */
const EXTRAS = new URL("../pyodide/extras.pack", import.meta.url).href;
/** What a worker may answer; a guest's may only move. */
const ANSWERS = ["answer", "ask-failed", "hinted", "reviewed"];
const MOVES = ANSWERS.slice(0, 2);
/** The most characters of a guest's answer that is parsed: a move has some tens, what a bot did wrong some hundreds. */
const LONGEST_ANSWER = 10_000;
/** The most characters of a text in a guest's answer that the table is sent. */
const LONGEST = 1000;
/** As many messages a guest may send from one question to the next; its answer is one. */
const MOST_MESSAGES = 100;
/** @type {Action} what is told at the table of a bot that took too long */
const SLOW = { do: "ask-failed", why: "slow" };
/** @type {Action} the same, of one that took too long to be installed */
const DELAYED = { ...SLOW };
/** @type {Action} the same, of one that sent more messages than it may */
const FLOODED = { do: "ask-failed", why: "flooded" };

/**
 * @typedef {object} Guest a bot of somebody's own in its worker
 * @property {Promise<Action>} come what came of letting it in: an action that does something when it could not come
 * @property {number} left how many messages it may still send
 * @property {Promise<Action>} flooded fulfilled when it has sent more
 */

/** @type {Map<string, Promise<PythonWorker>>} by the id of the bot that lives there, the one used last at the end */
const workers = new Map();
/** @type {Map<string, number>} how often a bot, by its id, could not be installed in time */
const delays = new Map();
/** @type {WeakMap<PythonWorker, Guest>} */
const guests = new WeakMap();
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
    if ((delays.get(key) ?? 0) >= MOST_DELAYS) {
        return { ...SLOW, number };
    }
    const worker = workerFor(key);
    pending = { number, key, worker };
    /** @type {Action} */
    let action;
    try {
        action = bot ? await askGuest(await worker, question) : await answerOf(await worker, question);
        if (!(bot ? MOVES : ANSWERS).includes(action?.do)) {
            throw new TypeError("no answer");
        }
    } catch (error) {
        // That a guest breaks its own worker is told at the table; that ours is broken, here.
        (bot ? console.info : console.error)(error);
        const detail = error instanceof Error ? error.message.slice(0, LONGEST) : "";
        action = { do: "ask-failed", why: bot ? "failed" : "", detail };
        dismiss(key, worker);
    }
    if (action === DELAYED && workers.get(key) === worker) {
        delays.set(key, (delays.get(key) ?? 0) + 1);
    }
    if (action === DELAYED || action === SLOW || action === FLOODED) {
        dismiss(key, worker);
    }
    if (pending?.number === number) {
        pending = undefined;
    }
    return { ...action, number };
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
    const worker = workers.get(key) ?? startPython(key === OURS ? "bot_worker" : "user_bot_worker", trouble);
    workers.delete(key);
    workers.set(key, worker);
    const hosting = [...workers].filter(([other]) => other !== OURS);
    for (const entry of hosting.slice(0, -MOST_GUESTS)) {
        dismiss(...entry);
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
 * Lets a bot of somebody's own answer, and tells when it takes too long, since it may never end, or floods the page.
 * @param {PythonWorker} worker
 * @param {Question} question
 * @returns {Promise<Action>}
 */
async function askGuest(worker, { bot, limits = { prepare: 0, install: 0, move: 0 }, ...question }) {
    const guest = guests.get(worker) ?? receive(worker, JSON.stringify(bot), limits);
    guests.set(worker, guest);
    guest.left = MOST_MESSAGES;
    const answered = guest.come.then((fault) =>
        fault.do ? fault : within(limits.move, worker.sync.answer(JSON.stringify(question)).then(brief), SLOW));
    return Promise.race([guest.flooded, answered]);
}

/**
 * Lets a bot come into its worker, which is ended as soon as it floods the page, whether it is to move or not. The
 * next question is answered with that.
 * @param {PythonWorker} worker
 * @param {string} bot
 * @param {{prepare: number, install: number}} limits
 * @returns {Guest}
 */
function receive(worker, bot, limits) {
    /** @type {(action: Action) => void} */
    let tell = () => {};
    /** @type {Promise<Action>} */
    const flooded = new Promise((resolve) => {
        tell = resolve;
    });
    const guest = { come: arrival(worker, bot, limits), left: MOST_MESSAGES, flooded };
    overhear(worker, () => {
        guest.left -= 1;
        if (guest.left === -1) {
            worker.terminate();
            tell(FLOODED);
        }
    });
    return guest;
}

/**
 * Lets a bot come into its worker. That is done once: when a bot has been there, nothing in it can be relied on.
 * @param {PythonWorker} worker
 * @param {string} bot
 * @param {{prepare: number, install: number}} limits
 * @returns {Promise<Action>} one that does something when it cannot come
 */
async function arrival({ sync }, bot, limits) {
    if (await within(limits.prepare, sync.prepare(EXTRAS), "late") === "late") {
        return SLOW;
    }
    return within(limits.install, sync.install(bot).then(brief), DELAYED);
}

/**
 * Reads what a guest answers. It may be anything: in the guest's worker its bot can replace what answers there.
 * @param {unknown} text
 * @returns {Action} as much of it as the table can take: a few short texts
 */
function brief(text) {
    if (typeof text !== "string" || text.length > LONGEST_ANSWER) {
        throw new TypeError("no answer");
    }
    const said = JSON.parse(text);
    const parts = ["do", "event", "why", "detail"].map((key) => [key, said?.[key]]);
    const texts = parts.filter(([, text]) => typeof text === "string");
    return { do: "", ...Object.fromEntries(texts.map(([key, text]) => [key, String(text).slice(0, LONGEST)])) };
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
