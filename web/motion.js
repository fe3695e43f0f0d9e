// Lets pieces travel when the page changes. The page itself is true at once: only its picture moves, for no longer than
// the style sheet's `--slow`, and whatever is pressed ends that.
//
// A piece is an element with `data-travel`, its name, and `data-spot`, where it is: it travels when its spot changes.

import { carried } from "./drag.js";
import { all, enliven, look } from "./lively.js";
import { trouble } from "./trouble.js";

/** More pieces than that do not travel: it is another position altogether. */
const MOST = 40;
/** How long the browser may take to picture the page as it was, in milliseconds; else the page changes without. */
const PATIENCE = 200;

/**
 * @typedef {import("./lively.js").Styled} Styled
 *
 * @typedef {object} Traveller
 * @property {string} key
 * @property {Styled} from what it is pictured by where it leaves
 * @property {boolean} seen whether it can be seen there
 */

/** @type {(() => void) | null} the change that waits till the browser has pictured the page as it was */
let pending = null;
/** @type {ViewTransition | null} */
let running = null;
/** @type {Styled[]} the elements that have a name of ours in the transition */
let named = [];
let timer = 0;

/** Lets whatever is pressed end what still moves, before anything else hears of it. */
export function listenToSkips() {
    for (const kind of ["pointerdown", "keydown", "visibilitychange"]) {
        addEventListener(kind, finish, { capture: true });
    }
}

/**
 * Changes the page, at once or, where a piece travels, with the browser's next frame.
 * @param {HTMLElement} page
 * @param {ParentNode | null} content what the page is going to hold; nothing when it is not to move
 * @param {() => void} update makes the change
 */
export function change(page, content, update) {
    finish();
    if (!content || isStill(page, content)) {
        attempt(update);
        return;
    }
    const before = look(page);
    const pieces = "startViewTransition" in document ? travellers(page, content) : [];
    const whole = () => {
        attempt(update);
        enliven(page, before);
    };
    if (pieces.length === 0 || pieces.length > MOST) {
        whole();
        return;
    }
    pieces.forEach(({ from }, number) => name(from, number));
    pending = whole;
    timer = setTimeout(finish, PATIENCE);
    const transition = document.startViewTransition(() => arrive(page, pieces));
    running = transition;
    transition.ready.catch(() => {}); // it has been skipped
    transition.finished.then(() => running === transition && finish());
}

/** Makes the change that waits, and ends what still moves. */
function finish() {
    const update = pending;
    pending = null;
    clearTimeout(timer);
    running?.skipTransition();
    running = null;
    forget();
    update?.();
}

/**
 * Makes the change, unless that has been done meanwhile, and says which element each piece has become.
 * @param {HTMLElement} page
 * @param {Traveller[]} pieces
 */
function arrive(page, pieces) {
    const update = pending;
    if (update) {
        pending = null;
        clearTimeout(timer);
        forget();
        update();
        const there = firstOf(page);
        pieces.forEach(({ key, seen }, number) => {
            const element = there.get(key);
            if (element && (seen || isInSight(element))) {
                name(element, number);
            }
        });
    }
}

/**
 * @param {ParentNode} page
 * @param {ParentNode} content
 * @returns {boolean} whether nothing is to move: nobody looks, somebody carries something or dislikes it, a dialog lies above all
 */
function isStill(page, content) {
    return (
        document.hidden ||
        "dragging" in document.documentElement.dataset ||
        matchMedia("(prefers-reduced-motion: reduce)").matches ||
        page.querySelector("dialog:modal") !== null ||
        content.querySelector("dialog[data-modal]") !== null
    );
}

/**
 * A change that fails leaves the page as it is, and tells.
 * @param {() => void} update
 */
function attempt(update) {
    try {
        update();
    } catch (error) {
        console.error(error);
        trouble(true);
    }
}

/**
 * @param {ParentNode} page
 * @param {ParentNode} content
 * @returns {Traveller[]} the pieces that are elsewhere then; what a person carries comes from where it is carried
 */
function travellers(page, content) {
    const then = firstOf(content);
    const held = carried();
    return [...firstOf(page)]
        .filter(([key, { dataset }]) => then.has(key) && then.get(key)?.dataset.spot !== dataset.spot)
        .map(([key, element]) => ({ key, from: held?.dataset.travel === key ? held : element }))
        .map(({ key, from }) => ({ key, from, seen: isInSight(from) }));
}

/**
 * @param {ParentNode} within
 * @returns {Map<string, Styled>} the pieces by name; where several have one name, the first
 */
function firstOf(within) {
    /** @type {Map<string, Styled>} */
    const found = new Map();
    for (const piece of all(within, "data-travel")) {
        const { travel = "" } = piece.dataset;
        if (!found.has(travel)) {
            found.set(travel, piece);
        }
    }
    return found;
}

/**
 * @param {Styled} piece
 * @param {number} number
 */
function name(piece, number) {
    piece.style.setProperty("view-transition-name", `piece-${number}`);
    named.push(piece);
}

/** Takes the names away: while an element has one, the browser draws it apart. */
function forget() {
    for (const { style } of named) {
        style.removeProperty("view-transition-name");
    }
    named = [];
}

/**
 * @param {Element} element
 * @returns {boolean} whether any of it can be seen in the page's window, and in one of the page's own that it scrolls in
 */
function isInSight(element) {
    const box = element.getBoundingClientRect();
    const views = [new DOMRect(0, 0, innerWidth, innerHeight), element.closest("[data-pan]")?.getBoundingClientRect() ?? box];
    return views.every(
        ({ left, right, top, bottom }) => box.right > left && box.left < right && box.bottom > top && box.top < bottom,
    );
}
