// Brings the page to new HTML, and leaves alone what is a person's own: focus, scrolling, half-written text, what is open.

import { Idiomorph } from "./idiomorph.js";
import { settleFollowers } from "./scroll_into_view.js";
import { settleGrids } from "./keyboard.js";
import { settlePans } from "./motion/pan_zoom.js";

/** Attributes that our scripts set for a while: new HTML knows nothing about them. */
const PASSING = ["style", "data-counting", "data-flying", "data-glowing", "data-lifted", "data-over"];

const FIELDS = "input, select, textarea";

/**
 * @param {string} html
 * @returns {DocumentFragment} what it says, not yet in the page
 */
export function parse(html) {
    const template = document.createElement("template");
    template.innerHTML = html;
    return template.content;
}

/**
 * @param {HTMLElement} page
 * @param {DocumentFragment} content what the page is to hold; it is used up
 */
export function morph(page, content) {
    // Only of a field: for any other element this would keep what it holds, such as the words on a button.
    const ignoreActiveValue = document.activeElement?.matches("input, textarea") ?? false;
    const callbacks = { beforeAttributeUpdated, beforeNodeMorphed, beforeNodeRemoved };
    Idiomorph.morph(page, content.childNodes, { morphStyle: "innerHTML", ignoreActiveValue, callbacks });
    settle(page);
}

/**
 * @param {ParentNode} page
 * @returns {HTMLDialogElement[]} modal dialogs that are new, and not yet to be seen
 */
export function closedDialogs(page) {
    return [.../** @type {NodeListOf<HTMLDialogElement>} */ (page.querySelectorAll("dialog[data-modal]:not([open])"))];
}

/**
 * Shows new dialogs above the page; only then is there anything in them to be measured.
 * @param {HTMLElement} page
 */
export function openDialogs(page) {
    closedDialogs(page).forEach((dialog) => dialog.showModal());
    settle(page);
}

/**
 * Does for new content what HTML alone cannot: computed styles (attributes are forbidden), grids.
 * @param {HTMLElement} page
 */
export function settle(page) {
    for (const styled of page.querySelectorAll("[data-css], [style]")) {
        const { style, dataset } = /** @type {HTMLElement} */ (styled);
        style.cssText = dataset.css ?? "";
    }
    settleGrids(page);
    settleFollowers(page);
    settlePans(page);
}

/**
 * @param {string} name
 * @param {Element} node
 * @returns {boolean} whether the new HTML decides about an attribute: not about whether details and dialogs stand open,
 * nor about styles, which `settle` knows (gone in between, they would take with them how far something is scrolled), nor
 * about what scripts have set for a while, nor whether the tab key reaches what has the focus in a grid: it does, and to
 * change that has the browser lay out the page at once, twice a click, which was a third of the time of all scripts
 */
function beforeAttributeUpdated(name, node) {
    const stands = name === "open" && (node instanceof HTMLDetailsElement || node instanceof HTMLDialogElement);
    const reached = name === "tabindex" && node === document.activeElement && node.closest("[role=grid]") !== null;
    return !stands && !reached && !PASSING.includes(name);
}

/**
 * Leaves out what is as it shall be: the browser compares that much faster than a script. Fields are never left out: what is
 * written in them is not in their attributes. Half of the time for comparing.
 * @param {Node} node
 * @param {Node} next
 * @returns {boolean} whether it may change
 */
function beforeNodeMorphed(node, next) {
    return !(node instanceof Element && node.isEqualNode(next) && !hasFields(node));
}

/**
 * @param {Element} element
 * @returns {boolean} whether it is a field, or any is in it
 */
function hasFields(element) {
    return element.matches(FIELDS) || element.querySelector(FIELDS) !== null;
}

/**
 * Closes a dialog before it goes: only so does the browser give the focus back to where it was.
 * @param {Node} node
 * @returns {boolean} whether it may go
 */
function beforeNodeRemoved(node) {
    if (node instanceof HTMLDialogElement) {
        node.close();
    }
    return true;
}
