// Lets numbers count and what is new glow when the page has changed.
//
// `data-count` names a number, the element's whole text. `data-glow` names what glows when it is new in a part of the page
// (`data-lights` around it) that was there before.

/**
 * @typedef {HTMLElement | SVGElement} Styled
 *
 * @typedef {object} Look what was on the page before it changed
 * @property {Map<string, number>} numbers by name
 * @property {Set<string>} lit what had `data-glow`
 * @property {Set<string>} parts what had `data-lights`
 */

/**
 * @param {ParentNode} page
 * @returns {Look}
 */
export function look(page) {
    return {
        numbers: new Map(all(page, "data-count").map((element) => [element.dataset.count ?? "", numberOf(element)])),
        lit: new Set(all(page, "data-glow").map(({ dataset }) => dataset.glow ?? "")),
        parts: new Set(all(page, "data-lights").map(({ dataset }) => dataset.lights ?? "")),
    };
}

/**
 * Lets numbers count from what they were, and what is newly lit glow.
 * @param {ParentNode} page
 * @param {Look} before
 */
export function enliven(page, { numbers, lit, parts }) {
    const counting = all(page, "data-count")
        .map((element) => ({ element, from: numbers.get(element.dataset.count ?? "") ?? NaN, to: numberOf(element) }))
        .filter(({ from, to }) => from !== to && Number.isFinite(from - to));
    if (counting.length > 0) {
        // Asked once, before anything changes: each time would have the browser work out the page's styles anew.
        const steps = pace(document.documentElement);
        counting.forEach(({ element, from, to }) => count(element, from, to, steps));
    }
    for (const element of all(page, "data-glow")) {
        const part = /** @type {HTMLElement | null} */ (element.closest("[data-lights]"))?.dataset.lights;
        if (part !== undefined && parts.has(part) && !lit.has(element.dataset.glow ?? "")) {
            element.dataset.glowing = "";
            element.addEventListener("animationend", () => delete element.dataset.glowing, { once: true });
        }
    }
}

/**
 * Draws numbers over a number, up or down to it: what can be read is the true one all the time.
 * @param {Styled} element
 * @param {number} from
 * @param {number} to
 * @param {KeyframeAnimationOptions} steps how long it takes, and how
 */
function count(element, from, to, steps) {
    element.dataset.counting = "";
    const counting = element.animate({ "--number": [from, to] }, { ...steps, pseudoElement: "::after" });
    counting.finished.finally(() => delete element.dataset.counting);
}

/**
 * @param {Element} element
 * @returns {{duration: number, easing: string}} how long a step of an animation takes in milliseconds, and how
 */
export function pace(element) {
    const style = getComputedStyle(element);
    return { duration: parseFloat(style.getPropertyValue("--slow")), easing: style.getPropertyValue("--ease") };
}

/**
 * @param {Element} element
 * @returns {number} what its text says; NaN when that is no number
 */
function numberOf(element) {
    return parseInt((element.textContent ?? "").replace("\u2212", "-"), 10);
}

/**
 * @param {ParentNode} within
 * @param {string} attribute
 * @returns {Styled[]} the elements that have it
 */
export function all(within, attribute) {
    return [...within.querySelectorAll(`[${attribute}]`)].map((element) => /** @type {Styled} */ (element));
}
