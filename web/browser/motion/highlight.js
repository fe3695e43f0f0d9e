// Highlights new elements when the page has changed: one with a new `data-highlight`, if the part of the page around it
// (`data-highlight-group`) was already there.

/**
 * @typedef {HTMLElement | SVGElement} Styled
 *
 * @typedef {object} Snapshot the state of the page before a change
 * @property {Set<string>} lit the values of `data-highlight`
 * @property {Set<string>} parts the values of `data-highlight-group`
 */

/**
 * @param {ParentNode} page
 * @returns {Snapshot}
 */
export function snapshot(page) {
    return {
        lit: new Set(all(page, "data-highlight").map(({ dataset }) => dataset.highlight ?? "")),
        parts: new Set(all(page, "data-highlight-group").map(({ dataset }) => dataset.highlightGroup ?? "")),
    };
}

/**
 * Highlights new elements.
 * @param {ParentNode} page
 * @param {Snapshot} before
 */
export function highlightChanges(page, { lit, parts }) {
    for (const element of all(page, "data-highlight")) {
        const part = /** @type {HTMLElement | null} */ (element.closest("[data-highlight-group]"))?.dataset.highlightGroup;
        if (part !== undefined && parts.has(part) && !lit.has(element.dataset.highlight ?? "")) {
            element.dataset.highlighted = "";
            element.addEventListener("animationend", endHighlight);
        }
    }
}

/**
 * Ends a highlight with its own animation. Those of its parts may be shorter.
 * @param {Event} event
 */
function endHighlight({ target, currentTarget }) {
    if (target === currentTarget) {
        const element = /** @type {Styled} */ (target);
        delete element.dataset.highlighted;
        element.removeEventListener("animationend", endHighlight);
    }
}

/** Ends all highlights. */
export function endHighlights() {
    all(document, "data-highlighted").forEach(({ dataset }) => delete dataset.highlighted);
}

/**
 * @param {Element} element
 * @returns {{duration: number, easing: string}} of one step of an animation, in milliseconds
 */
export function pace(element) {
    const style = getComputedStyle(element);
    return { duration: parseFloat(style.getPropertyValue("--slow")), easing: style.getPropertyValue("--ease") };
}

/**
 * @param {ParentNode} within
 * @param {string} attribute
 * @returns {Styled[]} the elements with the attribute
 */
export function all(within, attribute) {
    return [...within.querySelectorAll(`[${attribute}]`)].map((element) => /** @type {Styled} */ (element));
}
