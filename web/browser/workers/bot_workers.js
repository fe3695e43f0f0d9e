// Sends requests to the workers of bots: one worker for built-in bots, hints and reviews; one for each user bot.

import { observeMessages, startPython } from "./python_worker.js";
import { showBanner } from "../error_banner.js";

/**
 * @typedef {import("../messages.js").Action} Action
 * @typedef {import("./python_worker.js").PythonWorker} PythonWorker
 * @typedef {import("../messages.js").BotRequest} Question
 * @typedef {import("../messages.js").UserBotRequest} UserBotRequest
 * @typedef {import("../messages.js").Limits} Limits
 *
 * @typedef {{do: "ask-failed", why: string, detail?: string}} Fault the answer for a bot that gave none
 * @typedef {{do: "answer", event: string} | Fault} Move the answer of a user bot
 * @typedef {Action & {do: "answer" | "ask-failed" | "hinted" | "ranked" | "reviewed" | "split"}} Answer the answer of the built-in bots
 */

/** The key of the built-in bots in `workers`. */
const BUILT_IN = "";
/** Workers of user bots, at most: as many as a match has seats. */
const MOST_USER_BOTS = 4;
/** Failed installations by timeout, at most: the user should not wait for that again and again. */
const MOST_DELAYS = 2;
/** Actions that the worker of the built-in bots may answer with. */
const ANSWERS = ["answer", "ask-failed", "hinted", "ranked", "reviewed", "split"];
/** Characters of a user bot's answer, at most: a move has some tens, an error message some hundreds. */
const LONGEST_ANSWER = 10_000;
/** Characters of each text in a user bot's answer that are passed on. */
const LONGEST = 1000;
/** Messages that a user bot may send per request; its answer is one. */
const MOST_MESSAGES = 100;
/** @type {Fault} the answer for a bot that took too long */
const SLOW = { do: "ask-failed", why: "slow" };
/** @type {Fault} the same, for a bot whose installation took too long; compared by identity */
const INSTALL_SLOW = { ...SLOW };
/** @type {Fault} the answer for a bot that sent too many messages */
const FLOODED = { do: "ask-failed", why: "flooded" };

/**
 * @typedef {object} UserBot a user bot in its worker
 * @property {Promise<Fault | undefined>} installed `undefined` if the installation succeeded
 * @property {number} left messages that it may still send
 * @property {Promise<Fault>} flooded fulfilled if it has sent more
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
 * Lets a user bot answer, unless it takes too long (it may never end) or sends too many messages.
 * @param {PythonWorker} worker
 * @param {UserBotRequest} question
 * @returns {Promise<Move>}
 */
async function askUserBot(worker, { bot, limits, ...question }) {
    const userBot = userBots.get(worker) ?? start(worker, JSON.stringify(bot), limits);
    userBots.set(worker, userBot);
    userBot.left = MOST_MESSAGES;
    const answered = userBot.installed.then((fault) =>
        fault ?? within(limits.move, worker.sync.answer(JSON.stringify(question)).then(parseMove), SLOW));
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

/**
 * @param {unknown} text the answer of a user bot
 * @returns {Fault | undefined} `undefined` for any other answer
 */
function parseFault(text) {
    const { do: name, why = "", detail = "" } = parse(text);
    return name === "ask-failed" ? { do: name, why, detail } : undefined;
}

/**
 * Parses the answer of a user bot. It is untrusted: a bot can replace the code that answers in its worker.
 * @param {unknown} text
 * @returns {Record<string, string | undefined>} its texts, shortened
 */
function parse(text) {
    if (typeof text !== "string" || text.length > LONGEST_ANSWER) {
        throw new TypeError("no answer");
    }
    const parts = Object.entries(Object(JSON.parse(text))).filter(([, part]) => typeof part === "string");
    return Object.fromEntries(parts.map(([key, part]) => [key, String(part).slice(0, LONGEST)]));
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
