// Clones of pieces in layers above the page, outside of the content that Python's HTML replaces.

/** Attributes that a clone must not have: identity and behavior. */
const ACTS = ["id", "role", "data-do", "data-point", "data-drag", "data-drop", "data-pan", "data-lifted", "tabindex"];

/** @typedef {import("./highlight.js").Styled} Styled */

/**
 * @param {string} name the layer's class
 * @returns {HTMLElement} an empty layer
 */
export function newLayer(name) {
    const layer = document.createElement("div");
    layer.className = name;
    layer.setAttribute("aria-hidden", "true");
    document.body.append(layer);
    return layer;
}

/**
 * Clones a piece into a layer. Its ancestors are cloned, too, without their content, since style rules may name them.
 * @param {HTMLElement} layer its content is replaced
 * @param {Styled} piece
 * @param {DOMRect} size the size of the clone
 * @returns {Styled} the clone
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
    picture.classList.add("clone");
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
 * @returns {Element} a copy without identity and behavior
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
