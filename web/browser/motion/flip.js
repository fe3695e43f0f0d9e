// Lets pieces travel when the page changes. The page itself is changed at once: only pictures of the pieces move over it,
// for no longer than the style sheet's `--slow`, and whatever is pressed ends that.
//
// A piece is an element with `data-travel`, its name, and `data-spot`, where it is: it travels when its spot changes.
//
// View transitions would do the same, but they show nothing new before the browser has pictured the page as it was and
// again as it is: with them a click was answered on the screen after 81 ms instead of 42, in the middle.

import { carried } from "./drag.js";
import { copyInto, newLayer } from "./clone_layer.js";
import { all, enliven, look, pace } from "./count_up.js";
import { attempt } from "../error_banner.js";

/** More pieces than that do not travel: it is another position altogether. */
const MOST = 40;

/**
 * @typedef {import("./count_up.js").Styled} Styled
 *
 * @typedef {object} Traveller
 * @property {string} key
 * @property {DOMRect} from where it leaves
 * @property {boolean} seen whether it can be seen there
 *
 * @typedef {object} Flight
 * @property {Styled} piece where it arrives; it is not to be seen before
 * @property {DOMRect} from
 * @property {DOMRect} to
 */

/** @type {{layers: HTMLElement[], pieces: Styled[]}} what still moves: pictures, and the pieces that they are of */
let moving = { layers: [], pieces: [] };

/** Lets whatever is pressed end what still moves, before anything else hears of it. */
export function listenToSkips() {
    for (const kind of ["pointerdown", "keydown", "visibilitychange"]) {
        addEventListener(kind, finish, { capture: true });
    }
}

/**
 * Changes the page, and lets the pieces travel that are elsewhere then.
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
    const pieces = travellers(page, content);
    attempt(update);
    // Measured before anything else changes: after that, the browser would have to lay out the page once more.
    const ways = pieces.length > MOST ? [] : flights(page, pieces);
    enliven(page, before);
    fly(ways);
}

/** Ends what still moves. */
function finish() {
    const { layers, pieces } = moving;
    moving = { layers: [], pieces: [] };
    layers.forEach((layer) => layer.remove());
    pieces.forEach(({ dataset }) => delete dataset.flying);
}

/**
 * @param {HTMLElement} page
 * @param {Traveller[]} pieces
 * @returns {Flight[]} the ways of those that have arrived somewhere, as far as anything of them can be seen
 */
function flights(page, pieces) {
    const there = pieces.length > 0 ? firstOf(page) : new Map();
    return pieces.flatMap(({ key, from, seen }) => {
        /** @type {Styled | undefined} */
        const piece = there.get(key);
        const to = piece?.getBoundingClientRect();
        return piece && to?.width && (seen || isInSight(piece, to)) ? [{ piece, from, to }] : [];
    });
}

/**
 * Draws each piece as it is now, and lets that move from where it was: the browser does so without the page's main thread.
 * @param {Flight[]} ways
 */
function fly(ways) {
    if (ways.length === 0) {
        return;
    }
    const steps = pace(document.documentElement);
    const mine = { layers: ways.map(() => newLayer("flying")), pieces: ways.map(({ piece }) => piece) };
    ways.forEach(({ piece, to }, number) => copyInto(mine.layers[number], piece, to));
    const ends = ways.map(({ from, to }, number) => {
        const way = { transform: [placed(from, to), placed(to, to)] };
        return mine.layers[number].animate(way, { ...steps, fill: "forwards" }).finished;
    });
    mine.pieces.forEach(({ dataset }) => { dataset.flying = ""; });
    moving = mine;
    // Those that are ended before never finish.
    Promise.all(ends).then(() => moving === mine && finish(), () => {});
}

/**
 * @param {DOMRect} at
 * @param {DOMRect} size of the picture, which lies in the page's upper left corner
 * @returns {string} what moves it there
 */
function placed({ left, top, width, height }, size) {
    return `translate(${left}px, ${top}px) scale(${width / size.width}, ${height / size.height})`;
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
 * @param {ParentNode} page
 * @param {ParentNode} content
 * @returns {Traveller[]} the pieces that are elsewhere then; what a person carries comes from where it is carried
 */
function travellers(page, content) {
    const then = firstOf(content);
    const held = carried();
    return [...firstOf(page)]
        .filter(([key, { dataset }]) => then.has(key) && then.get(key)?.dataset.spot !== dataset.spot)
        .map(([key, element]) => ({ key, element: held?.dataset.travel === key ? held : element }))
        .map(({ key, element }) => ({ key, element, from: element.getBoundingClientRect() }))
        .filter(({ from }) => from.width > 0)
        .map(({ key, element, from }) => ({ key, from, seen: isInSight(element, from) }));
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
 * @param {Element} element
 * @param {DOMRect} box where it is
 * @returns {boolean} whether any of it can be seen in the page's window, and in one of the page's own that it scrolls in
 */
function isInSight(element, box) {
    const views = [new DOMRect(0, 0, innerWidth, innerHeight), element.closest("[data-pan]")?.getBoundingClientRect() ?? box];
    return views.every(
        ({ left, right, top, bottom }) => box.right > left && box.left < right && box.bottom > top && box.top < bottom,
    );
}
