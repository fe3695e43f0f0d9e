// The page's main thread: sends what a person does to Python as actions, and keeps, shows and says what Python replies.
// It knows no game and holds no truth of its own. Both ways go JSON texts.

import { listenToDrags } from "./motion/drag.js";
import { everyField, fillsIn, listen } from "./events.js";
import { restore } from "./persistence/journal.js";
import { settle } from "./morph.js";
import { listenToSkips } from "./motion/flip.js";
import { listenToPans } from "./motion/pan_zoom.js";
import { listenToHistory, show } from "./render.js";
import { durable, keep, kept } from "./persistence/storage.js";
import { fail, trouble } from "./error_banner.js";

/**
 * @typedef {import("./events.js").Action} Action
 * @typedef {import("./workers/python_worker.js").PythonWorker} PythonWorker
 * @typedef {import("./commands.js").Deed} Deed
 * @typedef {import("./render.js").Reply} Reply
 */

const root = document.documentElement;
const page = /** @type {HTMLElement} */ (document.getElementById("page"));
/** Whether another page shows us: then nothing of ours is kept, and none of its history is touched. */
const embedded = new URL(location.href).searchParams.has("embed");

/** @type {PythonWorker | undefined} Python, once it has taken over the page */
let table;
/** @type {Promise<typeof import("./workers/bot_workers.js")> | undefined} */
let opponents;
/** @type {(Action & {now: number})[]} what Python has yet to answer, in the order in which it happened */
const queue = [];
/** @type {WeakMap<Action, string>} of which kind those in the queue are that a later one of the kind makes pointless */
const passing = new WeakMap();
/** @type {Reply} what was replied and is yet to be shown: while more actions wait, only the last page matters */
let unseen = {};
/** @type {Deed[]} what only the browser can do, and does once the page that goes with it is shown */
let deeds = [];
let timer = 0;
let working = false;

listenToSkips();
listen(page, send);
listenToDrags(page, send);
listenToPans(page);
if (!embedded) {
    listenToHistory(send);
}
settle(page);
begin().catch(fail);

/** Starts Python, and lets it take over the page that is already there; then what was done meanwhile is worked off. */
async function begin() {
    root.dataset.python = "loading";
    const restored = embedded ? undefined : restore();
    const { table: starting } = await import("./preload_python.js");
    const started = await starting;
    await restored;
    const { fields, touched } = everyField(page);
    queue.unshift({
        do: "start",
        storage: embedded ? {} : kept(),
        languages: navigator.languages,
        place: location.hash,
        address: location.origin + location.pathname,
        query: location.search,
        fields: touched ? fields : {},
        entropy: Array.from(crypto.getRandomValues(new Uint8Array(16)), (n) => n.toString(16).padStart(2, "0")).join(""),
        now: Date.now(),
        offset: new Date().getTimezoneOffset(),
    });
    // Meanwhile, so that it hears what is dropped or told as soon as Python is there; whoever awaits it learns of a failure.
    const beside = embedded ? import("./embed/host_frame.js") : import("./background.js");
    beside.catch(() => {});
    table = started;
    await work(table);
    root.dataset.python = root.dataset.python === "failed" ? "failed" : "ready";
    (await beside).begin(send);
}

/**
 * Puts an action in the queue.
 * @param {Action} action
 * @param {string} [kind] if it replaces one of this kind that still waits
 */
function send(action, kind) {
    const happened = dated(action);
    if (kind) {
        queue.splice(0, queue.length, ...queue.filter((waiting) => passing.get(waiting) !== kind));
        passing.set(happened, kind);
    }
    queue.push(happened);
    if (table) {
        work(table);
    }
}

/**
 * @param {Action} action
 * @returns {Action & {now: number}} the action, and when it happens
 */
function dated(action) {
    return { ...action, now: Date.now(), offset: new Date().getTimezoneOffset() };
}

/**
 * Lets Python answer the queue, one action at a time.
 * @param {PythonWorker} python
 */
async function work(python) {
    if (working) {
        return;
    }
    working = true;
    do {
        for (let action = queue.shift(); action; action = queue.shift()) {
            try {
                // Every move is safe before the next one is made.
                await durable();
                const answer = python.sync.act(JSON.stringify(action));
                if (unseen.html && root.dataset.python === "loading" && ![action, ...queue].some(fillsIn)) {
                    // While Python thinks about a first click, nobody waits for this page: two short tasks, no long one.
                    // But it would for a while change back what was filled in.
                    await present();
                }
                accept(JSON.parse(await answer));
            } catch (error) {
                fail(error);
            }
        }
        await present();
    } while (queue.length > 0);
    working = false;
}

/** Shows what was replied, and does what goes with it. */
async function present() {
    const [reply, done] = [unseen, deeds];
    [unseen, deeds] = [{}, []];
    await show(page, reply);
    done.forEach(perform);
}

/**
 * Does at once what must not wait; the rest is shown when the queue is empty.
 * @param {Reply} reply
 */
function accept(reply) {
    // Where nothing has moved since the last reply, what that one said of the way there still holds.
    const stays = reply.place === undefined || reply.place === unseen.place;
    unseen = { ...unseen, ...reply, replace: stays ? unseen.replace : reply.replace };
    // What failed may have been the network alone, where Python had to fetch something: then the next thing works.
    if (reply.failed) {
        fail(reply.failed);
    } else if (root.dataset.python === "failed") {
        trouble(false);
    }
    // What became of it Python hears before anything that was done meanwhile: that may build on it.
    queue.unshift(...keep(reply.save ?? {}, reply.base).map(dated));
    if (reply.ask) {
        ask(reply.ask);
    } else if (reply.ask === null) {
        opponents?.then(({ forget }) => forget()).catch(() => {});
    }
    const { deed, effects, tell } = reply;
    if (deed) {
        deeds.push(deed);
    }
    if (effects) {
        import("./sound.js").then(({ play }) => play(effects)).catch(console.error);
    }
    if (tell) {
        import("./embed/post_message.js").then((messages) => messages.tell(tell)).catch(console.error);
    }
    if (reply.after !== undefined) {
        clearTimeout(timer);
        timer = reply.after ? setTimeout(send, reply.after.ms, reply.after.action) : 0;
    }
}

/** @param {Deed} deed */
async function perform(deed) {
    (await import("./commands.js")).perform(deed, send);
}

/**
 * Lets an opponent answer; its answer is the next action.
 * @param {import("./workers/bot_workers.js").Question} question
 */
async function ask(question) {
    try {
        opponents ??= import("./workers/bot_workers.js");
        send(await (await opponents).ask(question));
    } catch (error) {
        console.error(error);
        opponents = undefined;
        send({ do: "ask-failed", number: question.number });
    }
}
