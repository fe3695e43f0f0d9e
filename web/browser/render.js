// Renders Python's replies: the page, the document's title, the history entry, the focus, the announcement.

import { syncDrag } from "./motion/drag.js";
import { focusOn } from "./keyboard.js";
import { closedDialogs, morph, openDialogs, parse } from "./morph.js";
import { change } from "./motion/flip.js";
import { guard } from "./error_banner.js";

/** @typedef {import("./messages.js").Reply} Reply */

const root = document.documentElement;
const live = /** @type {HTMLElement} */ (document.getElementById("live"));

let place = location.hash;
/** The place that is shown; `place` may be ahead of it. */
let shown = place;
/** The title without a mark, and the mark before it. */
let called = document.title;
let mark = "";

/**
 * Sends the place to Python when the user moves in the browser's history.
 * @param {import("./events.js").Send} send
 */
export function listenToHistory(send) {
    const go = () => {
        if (location.hash !== place) {
            place = location.hash;
            send({ do: "go", place });
        }
    };
    addEventListener("popstate", go);
    addEventListener("hashchange", go);
}

/** Notes that the page shows the place of its address already: the reply about it leaves the scroll position. */
export function markShown() {
    shown = place = location.hash;
}

/**
 * Shows a reply. A new dialog opens in a separate task, since the browser then recomputes all styles of the page below
 * it: that takes half of the time.
 * @param {HTMLElement} page
 * @param {Reply} reply all replies since the last call, merged
 * @returns {Promise<void>} fulfilled once it is shown
 */
export async function show(page, reply) {
    const { html, title, lang, theme, place: there, replace } = reply;
    updateDocument(title, lang, theme);
    const fragment = there?.replace(/^#$/, "") ?? location.hash;
    if (fragment !== location.hash) {
        // Safari refuses more than a hundred entries in half a minute.
        guard(() => history[replace ? "replaceState" : "pushState"](null, "", fragment || location.pathname + location.search));
    }
    place = location.hash;
    const left = place !== shown;
    shown = place;
    if (left) {
        live.textContent = ""; // what it said was about the screen before
    }
    const content = html === undefined ? null : parse(html, page);
    change(page, left ? null : content, () => {
        const tabs = tabsOf(page);
        if (content) {
            morph(page, content);
        }
        if (left && (!tabs || tabsOf(page) !== tabs)) {
            scrollTo(0, 0);
        }
        syncDrag();
        if (closedDialogs(page).length === 0) {
            announce(reply);
        }
    });
    if (closedDialogs(page).length > 0) {
        await new Promise((resolve) => setTimeout(resolve));
        guard(() => {
            openDialogs(page);
            announce(reply);
        });
    }
}

/**
 * Returns the name of the tabs on the page: from one of them to another the page keeps its scroll position.
 * @param {HTMLElement} page
 */
function tabsOf(page) {
    return page.querySelector("[data-tabs]")?.getAttribute("data-tabs");
}

/**
 * Writes only what has changed: setting the language, even to the same value, makes the browser recompute all styles.
 * @param {string} [title] of the document
 * @param {string} [lang] of the document
 * @param {string} [theme] "auto", "light" or "dark"
 */
function updateDocument(title = called, lang = root.lang, theme = root.dataset.theme) {
    called = title;
    if (document.title !== mark + title) {
        document.title = mark + title;
    }
    if (root.lang !== lang) {
        root.lang = lang;
    }
    if (root.dataset.theme !== theme) {
        root.dataset.theme = theme;
    }
}

/** @param {string} text stands before the document's title from now on */
export function markTitle(text) {
    mark = text;
    updateDocument();
}

/**
 * Announces the text of a reply, moves the focus and selects text.
 * @param {Reply} reply
 */
function announce({ announce: text, focus, select, refocus }) {
    if (text) {
        // A live region only announces a text that differs from the one before.
        live.textContent = live.textContent === text ? `${text}\u00a0` : text;
    }
    if (!focusOn(focus, select) && document.activeElement === document.body) {
        focusOn(refocus);
    }
}
