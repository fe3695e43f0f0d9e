// The page's main thread: sends what a person does to Python as actions, and keeps, shows and says what Python replies.
// It knows no game and holds no truth of its own. Both ways go JSON texts.

import { everyField, listen } from "./events.js";
import { focusOn } from "./keys.js";
import { morph, settle } from "./morph.js";
import { listenToPans } from "./pan.js";
import { keep, kept } from "./storage.js";
import { trouble } from "./trouble.js";

/**
 * @typedef {import("./events.js").Action} Action
 * @typedef {import("./python.js").PythonWorker} PythonWorker
 *
 * @typedef {object} Reply
 * @property {string} [html] what `#page` is to hold
 * @property {string} [title] of the document
 * @property {string} [lang] of the document
 * @property {string} [theme] "auto", "light" or "dark"
 * @property {string} [place] the fragment of the address
 * @property {boolean} [replace] whether the place takes the present one's turn in the browser's history
 * @property {Record<string, string | null>} [save] what to keep under which key; null forgets
 * @property {string} [say] for the live region
 * @property {string} [focus] the id of the element to focus
 * @property {string} [refocus] the id of the element to focus if the focus has got lost
 * @property {{ms: number, action: Action} | null} [after] an action to send later, in the place of the one that waits
 * @property {import("./opponents.js").Question | null} [ask] a question for the opponents; null: none is to be answered
 * @property {import("./deeds.js").Deed} [deed] what only the browser can do
 * @property {boolean} [failed] whether Python stumbled
 */

const root = document.documentElement;
const page = /** @type {HTMLElement} */ (document.getElementById("page"));
const live = /** @type {HTMLElement} */ (document.getElementById("live"));

/** @type {PythonWorker | undefined} Python, once it has taken over the page */
let table;
/** @type {Promise<typeof import("./opponents.js")> | undefined} */
let opponents;
/** @type {(Action & {now: number})[]} what Python has yet to answer, in the order in which it happened */
const queue = [];
/** @type {WeakSet<Action>} those in the queue that a later one of their kind makes pointless */
const passing = new WeakSet();
/** @type {Reply} what was replied and is yet to be shown: while more actions wait, only the last page matters */
let unseen = {};
let timer = 0;
let working = false;
let place = location.hash;
/** The place that is on the screen; `place` may be ahead of it. */
let shown = place;

listen(page, send);
listenToPans(page);
addEventListener("popstate", go);
addEventListener("hashchange", go);
settle(page);
begin().catch((error) => {
    console.error(error);
    trouble(true);
});

/** Starts Python, and lets it take over the page that is already there; then what was done meanwhile is worked off. */
async function begin() {
    root.dataset.python = "loading";
    const { table: starting } = await import("./start.js");
    const started = await starting;
    const { fields, touched } = everyField(page);
    queue.unshift({
        do: "start",
        storage: kept(),
        languages: navigator.languages,
        place,
        fields: touched ? fields : {},
        entropy: Array.from(crypto.getRandomValues(new Uint8Array(16)), (n) => n.toString(16).padStart(2, "0")).join(""),
        now: Date.now(),
    });
    table = started;
    await work(table);
    root.dataset.python = root.dataset.python === "failed" ? "failed" : "ready";
}

/**
 * Puts an action in the queue.
 * @param {Action} action
 * @param {boolean} [fleeting] whether it replaces one of this kind that still waits
 */
function send(action, fleeting = false) {
    const dated = { ...action, now: Date.now() };
    if (fleeting) {
        queue.splice(0, queue.length, ...queue.filter((waiting) => !passing.has(waiting)));
        passing.add(dated);
    }
    queue.push(dated);
    if (table) {
        work(table);
    }
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
    for (let action = queue.shift(); action; action = queue.shift()) {
        try {
            accept(JSON.parse(await python.sync.act(JSON.stringify(action))));
        } catch (error) {
            console.error(error);
            trouble(true);
        }
    }
    working = false;
    show();
}

/**
 * Does at once what must not wait; the rest is shown when the queue is empty.
 * @param {Reply} reply
 */
function accept(reply) {
    unseen = { ...unseen, ...reply };
    if (reply.failed) {
        trouble(true);
    }
    const fault = keep(reply.save ?? {});
    if (fault) {
        send({ do: "storage-failed", ...fault });
    }
    if (reply.ask) {
        ask(reply.ask);
    } else if (reply.ask === null) {
        opponents?.then(({ forget }) => forget()).catch(() => {});
    }
    if (reply.deed) {
        import("./deeds.js").then(({ perform }) => perform(reply.deed));
    }
    if (reply.after !== undefined) {
        clearTimeout(timer);
        timer = reply.after ? setTimeout(send, reply.after.ms, reply.after.action) : 0;
    }
}

/** Shows what has been replied. */
function show() {
    const { html, title, lang, theme, say, focus, refocus, place: there, replace } = unseen;
    unseen = {};
    document.title = title ?? document.title;
    root.lang = lang ?? root.lang;
    root.dataset.theme = theme ?? root.dataset.theme ?? "auto";
    if (html !== undefined) {
        morph(page, html);
    }
    const fragment = there?.replace(/^#$/, "") ?? location.hash;
    if (fragment !== location.hash) {
        history[replace ? "replaceState" : "pushState"](null, "", fragment || location.pathname + location.search);
    }
    place = location.hash;
    if (place !== shown) {
        shown = place;
        scrollTo(0, 0);
    }
    if (say) {
        // The same words again are news only if the text differs.
        live.textContent = live.textContent === say ? `${say}\u00a0` : say;
    }
    if (focus) {
        focusOn(focus);
    } else if (refocus && document.activeElement === document.body) {
        focusOn(refocus);
    }
}

/**
 * Lets an opponent answer; its answer is the next action.
 * @param {import("./opponents.js").Question} question
 */
async function ask(question) {
    try {
        opponents ??= import("./opponents.js");
        send(await (await opponents).ask(question));
    } catch (error) {
        console.error(error);
        opponents = undefined;
        send({ do: "ask-failed", number: question.number });
    }
}

/** Tells Python when the person has gone back, forth, or to another place of the page. */
function go() {
    if (location.hash !== place) {
        place = location.hash;
        send({ do: "go", place });
    }
}
