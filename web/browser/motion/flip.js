// Animates pieces that move when the page changes (FLIP: first, last, invert, play). The page changes at once; only
// clones of the pieces move over it, for the time of the style sheet's `--slow`. Any press ends the animation.
//
// A piece is an element with `data-flip`, its name, and `data-flip-at`, its place. It is animated if its place changes.
//
// View transitions are slower: they show nothing new before the browser has captured the page before and after the
// change. With them the median time from a click to its answer on the screen was 81 ms instead of 42.

import { droppedPreview } from "./drag.js";
import { copyInto, newLayer } from "./clone_layer.js";
import { all, endHighlights, highlightChanges, pace, snapshot } from "./highlight.js";
import { guard } from "../error_banner.js";
import { shownChunks } from "../chunks.js";

/** Number of pieces above which nothing is animated: the position is an entirely different one. */
const MOST = 40;

/**
 * @typedef {import("./highlight.js").Styled} Styled
 *
 * @typedef {object} MovingPiece
 * @property {string} key
 * @property {DOMRect} from the old place
 * @property {boolean} seen true if it is visible there
 *
 * @typedef {object} Flight
 * @property {Styled} piece the piece at its new place; hidden until the clone arrives
 * @property {DOMRect} from
 * @property {DOMRect} to
 */

/** @type {{layers: HTMLElement[], pieces: Styled[]}} the running animation: layers with clones, and the hidden pieces */
let moving = { layers: [], pieces: [] };

/** Ends all animations on any press, before other listeners run. */
export function listenToSkips() {
    for (const kind of ["pointerdown", "keydown", "visibilitychange"]) {
        addEventListener(kind, skip, { capture: true });
    }
}

function skip() {
    finish();
    endHighlights();
}

/**
 * Changes the page, and animates the pieces whose place changes.
 * @param {HTMLElement} page
 * @param {ParentNode | null} content the new content of the page; `null` for no animation
 * @param {() => void} update makes the change
 */
export function change(page, content, update) {
    finish();
    if (!content || isStill(page, content)) {
        guard(update);
        return;
    }
    const before = snapshot(page);
    const pieces = movingPieces(page, content);
    guard(update);
    // Measured before anything else changes; after that, the browser would have to lay out the page again.
    const ways = pieces.length > MOST ? [] : flights(page, pieces);
    highlightChanges(page, before);
    fly(ways);
}

/** Ends the animation. */
function finish() {
    const { layers, pieces } = moving;
    moving = { layers: [], pieces: [] };
    layers.forEach((layer) => layer.remove());
    pieces.forEach(({ dataset }) => delete dataset.flying);
}

/**
 * @param {HTMLElement} page
 * @param {MovingPiece[]} pieces
 * @returns {Flight[]} the visible moves of pieces that are still on the page
 */
function flights(page, pieces) {
    const there = pieces.length > 0 ? firstOf(all(page, "data-flip")) : new Map();
    return pieces.flatMap(({ key, from, seen }) => {
        /** @type {Styled | undefined} */
        const piece = there.get(key);
        const to = piece?.getBoundingClientRect();
        return piece && to?.width && (seen || isVisible(piece, to)) ? [{ piece, from, to }] : [];
    });
}

/**
 * Clones each piece as it is now and moves the clone from the old place, without work of the main thread.
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
    // The promises of cancelled animations are never fulfilled.
    Promise.all(ends).then(() => moving === mine && finish(), () => {});
}

/**
 * @param {DOMRect} at
 * @param {DOMRect} size of the clone, which lies in the upper left corner of the page
 * @returns {string} the transformation that moves it there
 */
function placed({ left, top, width, height }, size) {
    return `translate(${left}px, ${top}px) scale(${width / size.width}, ${height / size.height})`;
}

/**
 * @param {ParentNode} page
 * @param {ParentNode} content
 * @returns {boolean} true if nothing is to be animated: hidden page, drag, reduced motion, or a dialog above all
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
 * @returns {MovingPiece[]} the pieces whose place changes; a piece that the user has dropped starts at the drag preview
 */
function movingPieces(page, content) {
    const then = firstOf(piecesAfter(page, content));
    const held = droppedPreview();
    return [...firstOf(all(page, "data-flip"))]
        .filter(([key, { dataset }]) => then.has(key) && then.get(key)?.dataset.flipAt !== dataset.flipAt)
        .map(([key, element]) => ({ key, element: held?.dataset.flip === key ? held : element }))
        .map(({ key, element }) => ({ key, element, from: element.getBoundingClientRect() }))
        .filter(({ from }) => from.width > 0)
        .map(({ key, element, from }) => ({ key, from, seen: isVisible(element, from) }));
}

/**
 * @param {ParentNode} page
 * @param {ParentNode} content
 * @returns {Styled[]} the pieces of the new content, in order; those of an unchanged chunk are still in the page
 */
function piecesAfter(page, content) {
    const chunks = shownChunks(page);
    return [...content.querySelectorAll("[data-flip], [data-same]")].flatMap((element) => {
        const piece = /** @type {Styled} */ (element);
        const unchanged = "same" in piece.dataset ? chunks.get(piece.dataset.chunk ?? "") : undefined;
        return [...("flip" in piece.dataset ? [piece] : []), ...(unchanged ? all(unchanged, "data-flip") : [])];
    });
}

/**
 * @param {Styled[]} pieces
 * @returns {Map<string, Styled>} pieces by name; the first if several share a name
 */
function firstOf(pieces) {
    /** @type {Map<string, Styled>} */
    const found = new Map();
    for (const piece of pieces) {
        const { flip = "" } = piece.dataset;
        if (!found.has(flip)) {
            found.set(flip, piece);
        }
    }
    return found;
}

/**
 * @param {Element} element
 * @param {DOMRect} box its place
 * @returns {boolean} true if a part of it is visible in the viewport, and in the pan view that contains it
 */
function isVisible(element, box) {
    const views = [new DOMRect(0, 0, innerWidth, innerHeight), element.closest("[data-pan]")?.getBoundingClientRect() ?? box];
    return views.every(
        ({ left, right, top, bottom }) => box.right > left && box.left < right && box.bottom > top && box.top < bottom,
    );
}
