// Shows what Python replies: the page, the document's title, its place in the browser's history, the focus, what is said.

import { settleDrag } from "./drag.js";
import { focusOn } from "./keys.js";
import { morph, parse } from "./morph.js";
import { change } from "./motion.js";

/** @typedef {import("./bridge.js").Reply} Reply */

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
 * @param {HTMLElement} page
 * @param {Reply} reply all that has been replied since the last time
 * @param {() => void} done called once it is shown, be it by a transition
 */
export function show(page, reply, done) {
    const { html, title, lang, theme, place: there, replace } = reply;
    document.title = title ?? document.title;
    root.lang = lang ?? root.lang;
    root.dataset.theme = theme ?? root.dataset.theme ?? "auto";
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
        tell(reply);
        done();
    });
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
