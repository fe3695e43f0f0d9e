// Brings the page to new HTML, and leaves alone what is a person's own: focus, scrolling, half-written text, what is open.

import { Idiomorph } from "./idiomorph.js";
import { settleGrids } from "./keys.js";
import { settlePans } from "./pan.js";

/**
 * @param {HTMLElement} page
 * @param {string} html what the page is to hold
 */
export function morph(page, html) {
    // Only of a field: for any other element this would keep what it holds, such as the words on a button.
    const ignoreActiveValue = document.activeElement?.matches("input, textarea") ?? false;
    const callbacks = { beforeAttributeUpdated, beforeNodeRemoved };
    Idiomorph.morph(page, html, { morphStyle: "innerHTML", ignoreActiveValue, callbacks });
    settle(page);
}

/**
 * Does for new content what HTML alone cannot: modal dialogs, computed styles (attributes are forbidden), grids.
 * @param {HTMLElement} page
 */
export function settle(page) {
    for (const dialog of page.querySelectorAll("dialog[data-modal]:not([open])")) {
        /** @type {HTMLDialogElement} */ (dialog).showModal();
    }
    for (const styled of page.querySelectorAll("[data-css], [style]")) {
        const { style, dataset } = /** @type {HTMLElement} */ (styled);
        style.cssText = dataset.css ?? "";
    }
    settleGrids(page);
    settlePans(page);
}

/**
 * @param {string} name
 * @param {Element} node
 * @returns {boolean} whether the new HTML decides about an attribute: not about whether details and dialogs stand open,
 * nor about styles, which `settle` knows (gone in between, they would take with them how far something is scrolled)
 */
function beforeAttributeUpdated(name, node) {
    const stands = name === "open" && (node instanceof HTMLDetailsElement || node instanceof HTMLDialogElement);
    return !stands && name !== "style";
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
