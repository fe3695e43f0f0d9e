// Pictures of pieces that lie above the page, outside of what Python's HTML replaces.

/** What makes an element more than a picture of itself. */
const ACTS = ["id", "role", "data-do", "data-point", "data-drag", "data-drop", "data-pan", "data-lifted", "tabindex"];

/** @typedef {import("./count_up.js").Styled} Styled */

/**
 * @param {string} name of its class
 * @returns {HTMLElement} what a picture can lie in
 */
export function newLayer(name) {
    const layer = document.createElement("div");
    layer.className = name;
    layer.setAttribute("aria-hidden", "true");
    document.body.append(layer);
    return layer;
}

/**
 * Draws a piece anew, by itself but styled as where it stands: its rules may name what is around it.
 * @param {HTMLElement} layer what is to hold the picture and nothing else
 * @param {Styled} piece
 * @param {DOMRect} size how large to draw it
 * @returns {Styled} the picture
 */
export function copyInto(layer, piece, { width, height }) {
    const picture = /** @type {Styled} */ (bare(piece, true));
    /** @type {Element} */
    let all = picture;
    for (let around = piece.parentElement; around && around !== document.body; around = around.parentElement) {
        const copy = /** @type {HTMLElement} */ (bare(around, false));
        copy.dataset.around = "";
        copy.append(all);
        all = copy;
    }
    layer.replaceChildren(all);
    picture.classList.add("likeness");
    resize(picture, width, height);
    return picture;
}

/**
 * @param {Styled} picture
 * @param {number} width
 * @param {number} height
 */
export function resize({ style }, width, height) {
    style.width = `${width}px`;
    style.height = `${height}px`;
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
