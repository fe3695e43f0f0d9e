// Animates changed numbers and highlights new elements when the page has changed.
//
// `data-count` names a number, the whole text of its element. An element with a new `data-highlight` is highlighted if
// the part of the page around it (`data-highlight-group`) was already there.

/**
 * @typedef {HTMLElement | SVGElement} Styled
 *
 * @typedef {object} Snapshot the state of the page before a change
 * @property {Map<string, number>} numbers by name
 * @property {Set<string>} lit the values of `data-highlight`
 * @property {Set<string>} parts the values of `data-highlight-group`
 */

/**
 * @param {ParentNode} page
 * @returns {Snapshot}
 */
export function snapshot(page) {
    return {
        numbers: new Map(all(page, "data-count").map((element) => [element.dataset.count ?? "", numberOf(element)])),
        lit: new Set(all(page, "data-highlight").map(({ dataset }) => dataset.highlight ?? "")),
        parts: new Set(all(page, "data-highlight-group").map(({ dataset }) => dataset.highlightGroup ?? "")),
    };
}

/**
 * Counts numbers up or down from their old value, and highlights new elements.
 * @param {ParentNode} page
 * @param {Snapshot} before
 */
export function animateChanges(page, { numbers, lit, parts }) {
    const counting = all(page, "data-count")
        .map((element) => ({ element, from: numbers.get(element.dataset.count ?? "") ?? NaN, to: numberOf(element) }))
        .filter(({ from, to }) => from !== to && Number.isFinite(from - to));
    if (counting.length > 0) {
        // Read once, before anything changes: each time would make the browser recompute the page's styles.
        const steps = pace(document.documentElement);
        counting.forEach(({ element, from, to }) => count(element, from, to, steps));
    }
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
 * Draws the intermediate numbers over the element; its text is the final number throughout.
 * @param {Styled} element
 * @param {number} from
 * @param {number} to
 * @param {KeyframeAnimationOptions} steps duration and easing
 */
function count(element, from, to, steps) {
    element.dataset.counting = "";
    const counting = element.animate({ "--number": [from, to] }, { ...steps, pseudoElement: "::after" });
    counting.finished.finally(() => delete element.dataset.counting);
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
 * @param {Element} element
 * @returns {number} the number in its text; `NaN` if there is none
 */
function numberOf(element) {
    return parseInt((element.textContent ?? "").replace("\u2212", "-"), 10);
}

/**
 * @param {ParentNode} within
 * @param {string} attribute
 * @returns {Styled[]} the elements with the attribute
 */
export function all(within, attribute) {
    return [...within.querySelectorAll(`[${attribute}]`)].map((element) => /** @type {Styled} */ (element));
}
