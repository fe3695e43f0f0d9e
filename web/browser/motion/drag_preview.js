// The picture of what is dragged: it lies above the page, outside of what Python's HTML replaces, and follows the pointer.

import { copyInto, newLayer, resize } from "./clone_layer.js";
import { pace } from "./count_up.js";

/** @typedef {import("./count_up.js").Styled} Styled */

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
    return drawn(newLayer("carried"), source);
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
 * @param {HTMLElement} layer
 * @param {HTMLElement} source
 * @returns {Styled} the picture
 */
function draw(layer, source) {
    const piece = pieceOf(source);
    const picture = copyInto(layer, piece, piece.getBoundingClientRect());
    picture.classList.add("carried-picture");
    return picture;
}

/**
 * @param {HTMLElement} source
 * @returns {Styled} what the picture shows: the piece that travels, if there is one, else all of the source
 */
function pieceOf(source) {
    return /** @type {Styled} */ (source.querySelector("[data-travel]") ?? source);
}
