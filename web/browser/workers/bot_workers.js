// Sends requests to the workers of bots: one worker for built-in bots, hints and reviews; one for each user bot.

import { startPython } from "./python_worker.js";
import { FLOODED, INSTALL_SLOW, LONGEST, SLOW, callUserBot, parse, parseFault } from "./user_bot.js";
import { showBanner } from "../error_banner.js";

/**
 * @typedef {import("../messages.js").Action} Action
 * @typedef {import("./python_worker.js").PythonWorker} PythonWorker
 * @typedef {import("../messages.js").BotRequest} Question
 * @typedef {import("../messages.js").UserBotRequest} UserBotRequest
 * @typedef {import("./user_bot.js").Fault} Fault
 *
 * @typedef {{do: "answer", event: string} | Fault} Move the answer of a user bot
 * @typedef {Action & {do: "answer" | "ask-failed" | "hinted" | "totals-found" | "reviewed" | "luck-found"}} Answer the answer of the built-in bots
 */

/** The key of the built-in bots in `workers`. */
const BUILT_IN = "";
/** Workers of user bots, at most: as many as a match has seats. */
const MOST_USER_BOTS = 4;
/** Failed installations by timeout, at most: the user should not wait for that again and again. */
const MOST_DELAYS = 2;
/** Milliseconds without a request after which the workers end: that of the built-in bots holds up to 200 MB. */
const IDLE_MS = 60_000;
/** The same outside of a match; long enough for the next review in the background. */
const AWAY_MS = 5_000;
/** Actions that the worker of the built-in bots may answer with. */
const ANSWERS = ["answer", "ask-failed", "hinted", "totals-found", "reviewed", "luck-found"];

/** @type {Map<string, Promise<PythonWorker>>} by the bot's id, the most recently used last */
const workers = new Map();
/** @type {Map<string, number>} failed installations by timeout, by the bot's id */
const delays = new Map();
/** @type {{number: number, key: string, worker: Promise<PythonWorker>} | undefined} the unanswered request */
let pending;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let resting;
/** True if the worker of the built-in bots has ended because it was idle. */
let rested = false;
/** True if the page showed a match when it was last looked at. */
let inMatch = false;

/**
 * Sends a request to a bot, and cancels the one before.
 * @param {Question} question
 * @returns {Promise<Action>} its answer; `ask-failed` if there is none
 */
export async function ask(question) {
    forget();
    const { number } = question;
    const bot = "bot" in question ? question.bot : undefined;
    const key = bot?.id ?? BUILT_IN;
    if ((delays.get(key) ?? 0) >= MOST_DELAYS) {
        return { ...SLOW, number };
    }
    const worker = workerFor(key);
    pending = { number, key, worker };
    /** @type {Answer | Move} */
    let action;
    try {
        action = "bot" in question
            ? await askUserBot(await worker, question)
            : await answerOf(await worker, question);
    } catch (error) {
        // A broken worker of a user bot is reported in the match, of a built-in bot on the console.
        (bot ? console.info : console.error)(error);
        const detail = error instanceof Error ? error.message.slice(0, LONGEST) : "";
        action = { do: "ask-failed", reason: bot ? "failed" : "", detail };
        terminate(key, worker);
    }
    if (action === INSTALL_SLOW && workers.get(key) === worker) {
        delays.set(key, (delays.get(key) ?? 0) + 1);
    }
    if (action === INSTALL_SLOW || action === SLOW || action === FLOODED) {
        terminate(key, worker);
    }
    if (pending?.number === number) {
        pending = undefined;
    }
    restLater();
    return { ...action, number };
}

/** Ends all workers, unless one has a request: that gives their memory back. */
export function rest() {
    clearTimeout(resting);
    if (!pending) {
        rested ||= workers.has(BUILT_IN);
        [...workers].forEach((entry) => terminate(...entry));
    }
}

/** Starts the built-in bots again while a player in a match is still choosing, so that their answer comes no later. */
export function wake() {
    if (rested && showsMatch()) {
        workerFor(BUILT_IN);
        restLater();
    }
}

/** Ends the workers soon if the page has just left a match. */
export function follow() {
    if (inMatch !== showsMatch()) {
        restLater();
    }
}

/** @returns {boolean} */
function showsMatch() {
    return document.querySelector(".match") !== null;
}

function restLater() {
    clearTimeout(resting);
    inMatch = showsMatch();
    resting = setTimeout(rest, inMatch ? IDLE_MS : AWAY_MS);
}

/** Cancels the unanswered request. */
export function forget() {
    if (pending?.key === BUILT_IN) {
        const { number, worker } = pending;
        worker.then(({ sync }) => sync.forget(String(number))).catch(() => {});
    } else if (pending) {
        // A user bot cannot be asked to stop.
        terminate(pending.key, pending.worker);
    }
    pending = undefined;
}

/**
 * @param {string} key
 * @returns {Promise<PythonWorker>} the worker of this key; it is started if there is none
 */
function workerFor(key) {
    rested &&= key !== BUILT_IN;
    const worker = workers.get(key) ?? startPython(key === BUILT_IN ? "bot_worker" : "user_bot_worker", showBanner);
    workers.delete(key);
    workers.set(key, worker);
    const hosting = [...workers].filter(([other]) => other !== BUILT_IN);
    for (const entry of hosting.slice(0, -MOST_USER_BOTS)) {
        terminate(...entry);
    }
    return worker;
}

/**
 * Terminates a worker.
 * @param {string} key
 * @param {Promise<PythonWorker>} worker
 */
function terminate(key, worker) {
    if (workers.get(key) === worker) {
        workers.delete(key);
    }
    worker.then((running) => running.terminate()).catch(() => {});
}

/**
 * @param {PythonWorker} worker
 * @param {Question} question
 * @returns {Promise<Answer>}
 */
async function answerOf({ sync }, question) {
    const action = JSON.parse(await sync.answer(JSON.stringify(question)));
    if (!ANSWERS.includes(action?.do)) {
        throw new TypeError("no answer");
    }
    return action;
}

/**
 * Asks a user bot for a move.
 * @param {PythonWorker} worker
 * @param {UserBotRequest} question
 * @returns {Promise<Move>}
 */
async function askUserBot(worker, { bot, limits, ...question }) {
    const move = await callUserBot(worker, bot, limits, (sync) => sync.answer(JSON.stringify(question)).then(parseMove));
    // A match shows neither the report nor the line.
    return "report" in move ? { do: move.do, reason: move.reason, detail: move.detail } : move;
}

/**
 * @param {unknown} text the answer of a user bot
 * @returns {Move}
 */
function parseMove(text) {
    const { do: name, event } = parse(text);
    if (name === "answer" && event !== undefined) {
        return { do: name, event };
    }
    const fault = parseFault(text);
    if (!fault) {
        throw new TypeError("no answer");
    }
    return fault;
}
