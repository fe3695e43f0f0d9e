// The drag preview: a clone of the dragged piece that lies above the page and follows the pointer.

import { copyInto, newLayer, resize } from "./clone_layer.js";
import { pace } from "./highlight.js";

/** @typedef {import("./highlight.js").Styled} Styled */

/**
 * @typedef {object} Preview
 * @property {HTMLElement} layer the element that follows the pointer; the clone is centered on its corner
 * @property {Styled} picture the clone
 * @property {string} html the HTML that was cloned
 * @property {number[]} span the number of targets that it covers, across and down
 * @property {boolean} fits true if it takes the size of these targets
 */

/**
 * @param {HTMLElement} source the element to drag
 * @returns {Preview}
 */
export function createPreview(source) {
    return previewIn(newLayer("drag-preview"), source);
}

/**
 * @param {Preview} preview
 * @param {HTMLElement} source the dragged element in its current state
 * @returns {Preview} a new clone if the source has changed; otherwise the old one, whose size changes smoothly
 */
export function updatedPreview(preview, source) {
    return pieceOf(source).outerHTML === preview.html ? preview : previewIn(preview.layer, source);
}

/**
 * @param {HTMLElement} layer
 * @param {HTMLElement} source
 * @returns {Preview}
 */
function previewIn(layer, source) {
    const span = (source.dataset.dragSize ?? "1 1").split(" ").map(Number);
    const look = pieceOf(source).outerHTML;
    return { layer, picture: draw(layer, source), html: look, span, fits: source.dataset.dragSize !== undefined };
}

/**
 * @param {Preview} preview
 * @param {number} x
 * @param {number} y
 */
export function moveTo({ layer }, x, y) {
    layer.style.translate = `${x}px ${y}px`;
}

/**
 * Resizes the clone to the size that it will have on the targets.
 * @param {Preview} preview
 * @param {Element[]} targets
 */
export function fit({ picture, span: [across, down], fits }, targets) {
    const size = Math.max(0, ...targets.map((target) => target.getBoundingClientRect().width));
    if (fits && size > 0) {
        resize(picture, across * size, down * size);
    }
}

/**
 * @param {Preview} preview
 * @returns {[number, number]} the offset from the clone's center to the point that counts: the center of its middle target, or
 *     of the upper or left one of its two middle ones
 */
export function anchorOf({ picture: { style }, span: [across, down] }) {
    return [across % 2 ? 0 : -parseFloat(style.width) / across / 2, down % 2 ? 0 : -parseFloat(style.height) / down / 2];
}

/**
 * Moves the clone back to its source and removes it.
 * @param {Preview} preview
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
 * @returns {Styled} the clone
 */
function draw(layer, source) {
    const piece = pieceOf(source);
    const picture = copyInto(layer, piece, piece.getBoundingClientRect());
    picture.classList.add("drag-preview-picture");
    return picture;
}

/**
 * @param {HTMLElement} source
 * @returns {Styled} the element to clone: the piece with `data-flip` if there is one, else the source
 */
function pieceOf(source) {
    return /** @type {Styled} */ (source.querySelector("[data-flip]") ?? source);
}
