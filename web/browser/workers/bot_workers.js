// Sends requests to the workers of bots: one worker for built-in bots, hints and reviews; one for each user bot.

import { observeMessages, startPython } from "./python_worker.js";
import { showBanner } from "../error_banner.js";

/**
 * @typedef {import("../events.js").Action} Action
 * @typedef {import("./python_worker.js").PythonWorker} PythonWorker
 *
 * @typedef {object} Question
 * @property {number} number
 * @property {{id: string}} [bot] a user bot, with all data that its worker needs to install it
 * @property {{prepare: number, install: number, move: number}} [limits] time limits for the worker of a user bot, in
 *     milliseconds
 */

/** The key of the built-in bots in `workers`. */
const BUILT_IN = "";
/** Workers of user bots, at most: as many as a match has seats. */
const MOST_USER_BOTS = 4;
/** Failed installations by timeout, at most: the user should not wait for that again and again. */
const MOST_DELAYS = 2;
/** Actions that a worker may answer with; a user bot may only use the first two. */
const ANSWERS = ["answer", "ask-failed", "hinted", "reviewed"];
const MOVES = ANSWERS.slice(0, 2);
/** Characters of a user bot's answer, at most: a move has some tens, an error message some hundreds. */
const LONGEST_ANSWER = 10_000;
/** Characters of each text in a user bot's answer that are passed on. */
const LONGEST = 1000;
/** Messages that a user bot may send per request; its answer is one. */
const MOST_MESSAGES = 100;
/** @type {Action} the answer for a bot that took too long */
const SLOW = { do: "ask-failed", why: "slow" };
/** @type {Action} the same, for a bot whose installation took too long; compared by identity */
const INSTALL_SLOW = { ...SLOW };
/** @type {Action} the answer for a bot that sent too many messages */
const FLOODED = { do: "ask-failed", why: "flooded" };

/**
 * @typedef {object} UserBot a user bot in its worker
 * @property {Promise<Action>} installed an action with a nonempty `do` if the installation failed
 * @property {number} left messages that it may still send
 * @property {Promise<Action>} flooded fulfilled if it has sent more
 */

/** @type {Map<string, Promise<PythonWorker>>} by the bot's id, the most recently used last */
const workers = new Map();
/** @type {Map<string, number>} failed installations by timeout, by the bot's id */
const delays = new Map();
/** @type {WeakMap<PythonWorker, UserBot>} */
const userBots = new WeakMap();
/** @type {{number: number, key: string, worker: Promise<PythonWorker>} | undefined} the unanswered request */
let pending;

/**
 * Sends a request to a bot, and cancels the one before.
 * @param {Question} question
 * @returns {Promise<Action>} its answer; `ask-failed` if there is none
 */
export async function ask(question) {
    forget();
    const { number, bot } = question;
    const key = bot?.id ?? BUILT_IN;
    if ((delays.get(key) ?? 0) >= MOST_DELAYS) {
        return { ...SLOW, number };
    }
    const worker = workerFor(key);
    pending = { number, key, worker };
    /** @type {Action} */
    let action;
    try {
        action = bot ? await askUserBot(await worker, question) : await answerOf(await worker, question);
        if (!(bot ? MOVES : ANSWERS).includes(action?.do)) {
            throw new TypeError("no answer");
        }
    } catch (error) {
        // A broken worker of a user bot is reported in the match, of a built-in bot on the console.
        (bot ? console.info : console.error)(error);
        const detail = error instanceof Error ? error.message.slice(0, LONGEST) : "";
        action = { do: "ask-failed", why: bot ? "failed" : "", detail };
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
    return { ...action, number };
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
 * @returns {Promise<Action>}
 */
async function answerOf({ sync }, question) {
    return JSON.parse(await sync.answer(JSON.stringify(question)));
}

/**
 * Lets a user bot answer, unless it takes too long (it may never end) or sends too many messages.
 * @param {PythonWorker} worker
 * @param {Question} question
 * @returns {Promise<Action>}
 */
async function askUserBot(worker, { bot, limits = { prepare: 0, install: 0, move: 0 }, ...question }) {
    const userBot = userBots.get(worker) ?? start(worker, JSON.stringify(bot), limits);
    userBots.set(worker, userBot);
    userBot.left = MOST_MESSAGES;
    const answered = userBot.installed.then((fault) =>
        fault.do ? fault : within(limits.move, worker.sync.answer(JSON.stringify(question)).then(parseAnswer), SLOW));
    return Promise.race([userBot.flooded, answered]);
}

/**
 * Installs a user bot in its worker. The worker is terminated as soon as it sends too many messages, at any time; the
 * next request is then answered with that.
 * @param {PythonWorker} worker
 * @param {string} bot
 * @param {{prepare: number, install: number}} limits
 * @returns {UserBot}
 */
function start(worker, bot, limits) {
    /** @type {(action: Action) => void} */
    let reportFlood = () => {};
    /** @type {Promise<Action>} */
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
 * @param {{prepare: number, install: number}} limits
 * @returns {Promise<Action>} an action with a nonempty `do` if the installation failed
 */
async function install({ sync }, bot, limits) {
    if (await within(limits.prepare, sync.prepare(), "late") === "late") {
        return SLOW;
    }
    return within(limits.install, sync.install(bot).then(parseAnswer), INSTALL_SLOW);
}

/**
 * Parses the answer of a user bot. It is untrusted: a bot can replace the code that answers in its worker.
 * @param {unknown} text
 * @returns {Action} its known fields, as short texts
 */
function parseAnswer(text) {
    if (typeof text !== "string" || text.length > LONGEST_ANSWER) {
        throw new TypeError("no answer");
    }
    const parsed = JSON.parse(text);
    const parts = ["do", "event", "why", "detail"].map((key) => [key, parsed?.[key]]);
    const texts = parts.filter(([, text]) => typeof text === "string");
    return { do: "", ...Object.fromEntries(texts.map(([key, text]) => [key, String(text).slice(0, LONGEST)])) };
}

/**
 * @template T
 * @param {number} ms
 * @param {Promise<T>} promise
 * @param {T} otherwise
 * @returns {Promise<T>} the promise's value, or `otherwise` after `ms` milliseconds
 */
async function within(ms, promise, otherwise) {
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    const late = new Promise((resolve) => {
        timer = setTimeout(resolve, ms, otherwise);
    });
    return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
