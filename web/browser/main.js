// The main script: sends user actions to Python; saves, renders and announces Python's replies. It knows no game and
// has no state of its own beyond the current reply. Messages both ways are JSON.

import { take } from "./chunks.js";
import { listenToDrags } from "./motion/drag.js";
import { closest, composing, everyField, fillsIn, listen } from "./events.js";
import { loadGames } from "./game_files.js";
import { restore } from "./persistence/journal.js";
import { prepareSymbols, wantSymbols } from "./symbols.js";
import { sync } from "./morph.js";
import { listenToSkips } from "./motion/flip.js";
import { listenToPans } from "./motion/pan_zoom.js";
import { listenToHistory, show } from "./render.js";
import { readAll, save, upToDate, whenDurable } from "./persistence/storage.js";
import { markReady, reportError, reportFailedStart, showBanner } from "./error_banner.js";

/**
 * @typedef {import("./messages.js").Action} Action
 * @typedef {import("./workers/python_worker.js").PythonWorker} PythonWorker
 * @typedef {import("./messages.js").Command} Command
 * @typedef {import("./messages.js").Reply} Reply
 */

const root = document.documentElement;
const page = /** @type {HTMLElement} */ (document.getElementById("page"));
/** True if the page is embedded: then it neither stores anything nor touches the browser's history. */
const embedded = new URL(location.href).searchParams.has("embed");

/** The keys of daily deals. */
const DEALS = "hofgarten/match/daily-";
/** The time of a match's last change, as `web/app/model/match/serialize.py` writes it. */
const SAVED = /"saved":(\d+)/;

/** @type {PythonWorker | undefined} Python, once it has taken over the page */
let app;
/** @type {Promise<typeof import("./early_screens.js")> | undefined} */
let early;
/** @type {Promise<typeof import("./workers/bot_workers.js")> | undefined} */
let botWorkers;
/** @type {(Action & {now: number})[]} unanswered actions, in the order in which they happened */
const queue = [];
/** @type {WeakMap<Action, string>} kinds of queued actions that a later action of the same kind replaces */
const passing = new WeakMap();
/** @type {Reply} merged replies that are not yet rendered: while more actions wait, only the last page matters */
let unseen = {};
/** @type {Command[]} commands, carried out once the page of their reply is rendered */
let commands = [];
let timer = 0;
/** @type {import("./messages.js").BotRequest | null} the latest request to a bot; null after it was cancelled */
let wanted = null;
let working = false;
/** @type {Set<string>} the actions and parts of the page whose errors the banner is about */
const failed = new Set();
/** Called with each new action */
let arrived = () => {};

listenToSkips();
listen(page, send);
page.addEventListener("click", hear);
listenToDrags(page, send);
listenToPans(page);
if (!embedded) {
    listenToHistory(send);
}
sync(page);
init().catch(reportFailedStart);

/** Starts Python and lets it take over the page that is already there; then handles the actions that have queued up. */
async function init() {
    root.dataset.python = "loading";
    if (location.hash) {
        showEarly();
    }
    const restored = embedded ? undefined : restore(takeRepairs);
    const { python: starting } = await import("./preload_python.js");
    const started = await starting;
    await restored;
    const { fields, touched } = everyField((await early?.catch(() => undefined))?.start ?? page);
    const stored = embedded ? {} : readAll();
    queue.unshift({
        do: "start",
        storage: stored,
        days: daysOf(stored),
        notifications: window.Notification && isSecureContext ? Notification.permission : "unsupported",
        languages: navigator.languages,
        place: location.hash,
        address: location.origin + location.pathname,
        previews: document.querySelector("link[rel=canonical]") !== null && location.pathname.endsWith("/"),
        query: location.search,
        fields: touched ? fields : {},
        entropy: Array.from(crypto.getRandomValues(new Uint8Array(16)), (n) => n.toString(16).padStart(2, "0")).join(""),
        now: Date.now(),
        offset: new Date().getTimezoneOffset(),
    });
    // Loaded meanwhile, so that it listens as soon as Python is ready. A failure is handled at the `await` below.
    const beside = embedded ? import("./embed/host_frame.js") : import("./background.js");
    beside.catch(() => {});
    app = started;
    await work(app);
    // The start screen in the other languages: pre_paint.js needed it until now. It was a third of the page's nodes.
    document.querySelectorAll("template").forEach((template) => template.remove());
    markReady();
    (await beside).init(send);
}

/** Shows what the build has drawn of a place, until Python is there. */
function showEarly() {
    if (!embedded && !app) {
        early ??= import("./early_screens.js");
        early.then(({ showPlace }) => showPlace(page, () => !app)).catch(console.info);
    }
}

/**
 * Says that a control was heard that Python cannot answer yet: beside it, or at the top of the page.
 * @param {Event} event a click
 */
function hear({ target }) {
    const word = page.querySelector(".coming");
    if (app || !word || !closest(target, "[data-do], [type=submit]")) {
        return;
    }
    const row = closest(target, ".wrap, .play-bar");
    if (word.matches("#page > :last-child")) {
        // A bar says it already.
    } else if (!row) {
        root.dataset.heard = "";
    } else if (!row.querySelector(".coming")) {
        row.append(word.cloneNode(true));
    }
    /** @type {HTMLElement} */ (document.getElementById("live")).textContent = word.querySelector("p")?.textContent ?? "";
}

/** Takes over writes that were repeated after the start. No other tab has made them: an open match goes on here. */
function takeRepairs() {
    send({ do: "storage-reread", storage: {} });
    send({ do: "play-here" });
}

/**
 * Earlier builds saved no date with a daily deal. Only the browser knows how far the clock was ahead then.
 * @param {Record<string, string>} stored
 * @returns {Record<string, string>} the local dates of these deals, by key
 */
function daysOf(stored) {
    const deals = Object.entries(stored).filter(([key, text]) => key.startsWith(DEALS) && !text.includes('"day":"'));
    return Object.fromEntries(deals.map(([key, text]) => [key, Number(SAVED.exec(text)?.[1])])
        .filter(([, saved]) => saved)
        .map(([key, saved]) => [key, new Date(saved).toLocaleDateString("sv")]));
}

/**
 * Queues an action.
 * @param {Action} action
 * @param {string} [kind] replaces a waiting action of the same kind
 */
function send(action, kind) {
    if (action.do === "go" && !app) {
        showEarly();
        if (queue.length === 0) {
            return; // the first action, `start`, will name the place
        }
        kind = action.do; // of several places only the last one matters
    }
    const happened = dated(action);
    if (kind) {
        queue.splice(0, queue.length, ...queue.filter((waiting) => passing.get(waiting) !== kind));
        passing.set(happened, kind);
    }
    queue.push(happened);
    arrived();
    botWorkers?.then(({ wake }) => wake()).catch(() => {});
    if (app) {
        work(app);
    }
}

/**
 * @param {Action} action
 * @returns {Action & {now: number}} the action with its time
 */
function dated(action) {
    return { ...action, now: Date.now(), offset: new Date().getTimezoneOffset() };
}

/**
 * Lets Python answer the queued actions, one at a time.
 * @param {PythonWorker} python
 */
async function work(python) {
    if (working) {
        return;
    }
    working = true;
    try {
        let isShown = false;
        while (!isShown) {
            for (let action = queue.shift(); action; action = queue.shift()) {
                await handle(python, action);
            }
            if (composing()) {
                // What is composed is saved all the same. Only the page stays as it is.
                /** @type {Promise<void>} */
                const arrival = new Promise((resolve) => { arrived = resolve; });
                await Promise.race([composing(), arrival]);
            } else {
                await render();
                isShown = queue.length === 0;
            }
        }
    } finally {
        working = false;
    }
}

/**
 * Lets Python answer an action. An error is reported, and the next action is handled all the same.
 * @param {PythonWorker} python
 * @param {Action} action
 */
async function handle(python, action) {
    try {
        // A move is on disk before the next one is made.
        await whenDurable();
        const answer = python.sync.act(JSON.stringify(upToDate(action)));
        if (unseen.html && root.dataset.python === "loading" && !composing() && !fillsIn(action)) {
            // Render the first page while Python computes the answer to a first click: two short tasks instead of a long
            // one. Not if this is the answer to a changed field: the first page would briefly undo that.
            await render();
        }
        accept(JSON.parse(await answer), action.do);
    } catch (error) {
        reportError(error);
    }
}

/** Renders the merged replies and carries out their commands, unless a field has changed since. */
async function render() {
    // Without them, the page is shown all the same: it can be read and played.
    await loadGames(unseen.games ?? []).then(() => settle("games"), (error) => settle("games", error));
    await prepareSymbols();
    await composing();
    if (queue.some(fillsIn)) {
        // This page does not have the change and would undo it. The reply to the change is merged with this one.
        return;
    }
    const [reply, due] = [unseen, commands];
    [unseen, commands] = [{}, []];
    await show(page, reply).catch(reportError);
    botWorkers?.then(({ follow }) => follow()).catch(() => {});
    if (page.querySelector("hofgarten-editor")) {
        import("./workshop/editor.js").then(({ begin }) => begin(send)).catch(reportError);
    }
    due.forEach(perform);
}

/**
 * Reports an error, or hides the banner once all that failed has succeeded: a file or a pack may have been missing
 * because of the network only.
 * @param {string} name of an action, or of a part of the page
 * @param {unknown} [error]
 */
function settle(name, error) {
    if (error) {
        if (root.dataset.python !== "failed") {
            failed.clear(); // the banner has been closed
        }
        failed.add(name);
        reportError(error);
    } else if (failed.delete(name) && failed.size === 0) {
        showBanner(false);
    }
}

/**
 * Handles the urgent parts of a reply at once; the rest is rendered when the queue is empty.
 * @param {Reply} reply
 * @param {string} name of the action
 */
function accept(reply, name) {
    // If the place has not changed since the last reply, its `replace` still applies.
    const stays = reply.place === undefined || reply.place === unseen.place;
    unseen = { ...unseen, ...reply, replace: stays ? unseen.replace : reply.replace };
    if (reply.html !== undefined) {
        take(reply.html, reply.chunks ?? {});
        wantSymbols([reply.html, ...Object.values(reply.chunks ?? {})]);
    }
    if (reply.log) {
        console.error(reply.log);
    }
    settle(name, reply.failed);
    // Python learns the result of writing before later actions, which may build on it.
    queue.unshift(...save(reply.save ?? {}, reply.base).map(dated));
    if (reply.bot_request !== undefined) {
        wanted = reply.bot_request;
    }
    if (reply.bot_request) {
        request(reply.bot_request);
    } else if (reply.bot_request === null) {
        botWorkers?.then(({ forget }) => forget()).catch(() => {});
    }
    const { awake, command, effects, post: messages, room, turn } = reply;
    if (room !== undefined) {
        import("./room/room.js").then(({ connect }) => connect(room, send)).catch(console.error);
    }
    if (command) {
        commands.push(command);
    }
    if (effects) {
        import("./sound.js").then(({ play }) => play(effects)).catch(console.error);
    }
    if (turn !== undefined && document.hidden) {
        import("./my_turn.js").then(({ tell }) => tell(turn)).catch(console.error);
    }
    if (awake !== undefined) {
        import("./wake_lock.js").then(({ keepAwake }) => keepAwake(awake)).catch(console.error);
    }
    if (messages) {
        import("./embed/post_message.js").then(({ post }) => post(messages)).catch(console.error);
    }
    if (reply.timer !== undefined) {
        clearTimeout(timer);
        timer = reply.timer ? setTimeout(send, reply.timer.ms, reply.timer.action) : 0;
    }
}

/** @param {Command} command */
function perform(command) {
    import("./commands.js").then((module) => module.perform(command, send)).catch(reportError);
}

/**
 * Sends a request to a bot; its answer is the next action, unless another request has replaced it.
 * @param {import("./messages.js").BotRequest} question
 */
async function request(question) {
    try {
        if ("background" in question && question.background) {
            await visible();
            if (question !== wanted) {
                return;
            }
        }
        botWorkers ??= import("./workers/bot_workers.js");
        const answer = await (await botWorkers).ask(question);
        if (question === wanted) {
            send(answer);
        }
    } catch (error) {
        console.error(error);
        botWorkers = undefined;
        send({ do: "ask-failed", number: question.number });
    }
}

/** @returns {Promise<void>} fulfilled once the page is visible */
function visible() {
    return new Promise((resolve) => {
        const check = () => {
            if (document.visibilityState === "visible") {
                document.removeEventListener("visibilitychange", check);
                resolve();
            }
        };
        document.addEventListener("visibilitychange", check);
        check();
    });
}
