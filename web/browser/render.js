// Shows what Python replies: the page, the document's title, its place in the browser's history, the focus, what is said.

import { settleDrag } from "./motion/drag.js";
import { focusOn } from "./keyboard.js";
import { closedDialogs, morph, openDialogs, parse } from "./morph.js";
import { change } from "./motion/flip.js";
import { attempt } from "./error_banner.js";

/**
 * @typedef {import("./events.js").Action} Action
 *
 * @typedef {object} Reply
 * @property {string} [html] what `#page` is to hold
 * @property {string} [title] of the document
 * @property {string} [lang] of the document
 * @property {string} [theme] "auto", "light" or "dark"
 * @property {string} [place] the fragment of the address
 * @property {boolean} [replace] whether the place takes the present one's turn in the browser's history
 * @property {import("./persistence/storage.js").Entries} [save] what to keep under which key; null forgets
 * @property {import("./persistence/storage.js").Entries} [base] what Python takes to be kept there
 * @property {string} [say] for the live region
 * @property {string} [focus] the id of the element to focus
 * @property {string} [refocus] the id of the element to focus if the focus has got lost
 * @property {{ms: number, action: Action} | null} [after] an action to send later, in the place of the one that waits
 * @property {import("./workers/bot_workers.js").Question | null} [ask] a question for the opponents; null: none is to be answered
 * @property {import("./commands.js").Deed} [deed] what only the browser can do
 * @property {import("./sound.js").Effects} [effects] what is to be heard and felt
 * @property {import("./embed/post_message.js").Message[]} [tell] what the page is told in which this one is embedded
 * @property {string} [failed] how Python stumbled
 */

const root = document.documentElement;
const live = /** @type {HTMLElement} */ (document.getElementById("live"));

let place = location.hash;
/** The place that is on the screen; `place` may be ahead of it. */
let shown = place;

/**
 * Tells Python where the person is in the browser's history, whenever that is another place than Python's.
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

/**
 * Shows what has been replied; a new dialog in a task of its own, since the browser then works out anew how all looks that
 * lies under it: half of the time.
 * @param {HTMLElement} page
 * @param {Reply} reply all that has been replied since the last time
 * @returns {Promise<void>} fulfilled once it is shown
 */
export async function show(page, reply) {
    const { html, title, lang, theme, place: there, replace } = reply;
    label(title, lang, theme);
    const fragment = there?.replace(/^#$/, "") ?? location.hash;
    if (fragment !== location.hash) {
        history[replace ? "replaceState" : "pushState"](null, "", fragment || location.pathname + location.search);
    }
    place = location.hash;
    const left = place !== shown;
    shown = place;
    const content = html === undefined ? null : parse(html);
    change(page, left ? null : content, () => {
        if (content) {
            morph(page, content);
        }
        if (left) {
            scrollTo(0, 0);
        }
        settleDrag();
        if (closedDialogs(page).length === 0) {
            tell(reply);
        }
    });
    if (closedDialogs(page).length > 0) {
        await new Promise((resolve) => setTimeout(resolve));
        attempt(() => {
            openDialogs(page);
            tell(reply);
        });
    }
}

/**
 * Writes only what is new: the language alone, even the same one, has the browser work out every style anew.
 * @param {string} [title] of the document
 * @param {string} [lang] of the document
 * @param {string} [theme] "auto", "light" or "dark"
 */
function label(title = document.title, lang = root.lang, theme = root.dataset.theme) {
    if (document.title !== title) {
        document.title = title;
    }
    if (root.lang !== lang) {
        root.lang = lang;
    }
    if (root.dataset.theme !== theme) {
        root.dataset.theme = theme;
    }
}

/**
 * Says what there is to say, and leads the focus on.
 * @param {Reply} reply
 */
function tell({ say, focus, refocus }) {
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
