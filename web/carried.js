// The picture of what is dragged: it lies above the page, outside of what Python's HTML replaces, and follows the pointer.

import { pace } from "./lively.js";

/** What makes an element more than a picture of itself. */
const ACTS = ["id", "role", "data-do", "data-point", "data-drag", "data-drop", "data-pan", "data-lifted", "tabindex"];

/** @typedef {import("./lively.js").Styled} Styled */

/**
 * @typedef {object} Carried
 * @property {HTMLElement} layer what follows the pointer: the picture's middle is at its corner
 * @property {Styled} picture
 * @property {string} drawn what it was drawn from
 * @property {number[]} span how many targets it covers, across and down
 * @property {boolean} fits whether it takes the size of these targets
 */

/**
 * @param {HTMLElement} source what is to be dragged
 * @returns {Carried}
 */
export function pictureOf(source) {
    const layer = document.createElement("div");
    layer.className = "carried";
    layer.setAttribute("aria-hidden", "true");
    document.body.append(layer);
    return drawn(layer, source);
}

/**
 * @param {Carried} carried
 * @param {HTMLElement} source what is dragged, as it looks now
 * @returns {Carried} drawn anew if the source looks different: else its size can go on changing smoothly
 */
export function redrawn(carried, source) {
    return pieceOf(source).outerHTML === carried.drawn ? carried : drawn(carried.layer, source);
}

/**
 * @param {HTMLElement} layer
 * @param {HTMLElement} source
 * @returns {Carried}
 */
function drawn(layer, source) {
    const span = (source.dataset.span ?? "1 1").split(" ").map(Number);
    const look = pieceOf(source).outerHTML;
    return { layer, picture: draw(layer, source), drawn: look, span, fits: source.dataset.span !== undefined };
}

/**
 * @param {Carried} carried
 * @param {number} x
 * @param {number} y
 */
export function moveTo({ layer }, x, y) {
    layer.style.translate = `${x}px ${y}px`;
}

/**
 * Gives the picture the size that it is going to have where it may be put.
 * @param {Carried} carried
 * @param {Element[]} targets
 */
export function fit({ picture, span: [across, down], fits }, targets) {
    const size = Math.max(0, ...targets.map((target) => target.getBoundingClientRect().width));
    if (fits && size > 0) {
        resize(picture, across * size, down * size);
    }
}

/**
 * @param {Carried} carried
 * @returns {[number, number]} how far from the picture's middle the place is that counts: the middle of the upper left target
 */
export function anchorOf({ picture: { style }, span: [across, down] }) {
    return [(parseFloat(style.width) * (1 / across - 1)) / 2, (parseFloat(style.height) * (1 / down - 1)) / 2];
}

/**
 * Lets the picture go back to where it was taken from, and vanish.
 * @param {Carried} carried
 * @param {Element | null} home
 */
export function sendBack({ layer }, home) {
    const { x, y, width, height } = (home ?? layer).getBoundingClientRect();
    const there = { translate: `${x + width / 2}px ${y + height / 2}px`, opacity: 0 };
    layer.animate(there, pace(layer)).finished.finally(() => layer.remove());
}

/**
 * Draws the source anew, by itself but styled as where it stands: its rules may name what is around it.
 * @param {HTMLElement} layer
 * @param {HTMLElement} source
 * @returns {Styled} the picture
 */
function draw(layer, source) {
    const piece = pieceOf(source);
    const picture = /** @type {Styled} */ (bare(piece, true));
    picture.classList.add("carried-picture");
    /** @type {Element} */
    let all = picture;
    for (let around = piece.parentElement; around && around !== document.body; around = around.parentElement) {
        const copy = /** @type {HTMLElement} */ (bare(around, false));
        copy.style.display = "contents";
        copy.append(all);
        all = copy;
    }
    layer.replaceChildren(all);
    const { width, height } = piece.getBoundingClientRect();
    resize(picture, width, height);
    return picture;
}

/**
 * @param {HTMLElement} source
 * @returns {Styled} what the picture shows: the piece that travels, if there is one, else all of the source
 */
function pieceOf(source) {
    return /** @type {Styled} */ (source.querySelector("[data-travel]") ?? source);
}

/**
 * @param {Element} element
 * @param {boolean} deep
 * @returns {Element} a copy that does nothing and is nowhere named
 */
function bare(element, deep) {
    const copy = /** @type {Element} */ (element.cloneNode(deep));
    for (const part of [copy, ...copy.querySelectorAll("*")]) {
        for (const name of ACTS) {
            part.removeAttribute(name);
        }
    }
    return copy;
}

/**
 * @param {Styled} picture
 * @param {number} width
 * @param {number} height
 */
function resize({ style }, width, height) {
    style.width = `${width}px`;
    style.height = `${height}px`;
}
