// Morphs the page to new HTML and keeps the state that belongs to the user: focus, scrolling, typed text, open details.

import { Idiomorph } from "./idiomorph.js";
import { syncFollowers } from "./scroll_into_view.js";
import { syncGrids } from "./keyboard.js";
import { syncPans } from "./motion/pan_zoom.js";
import { drawSymbols } from "./symbols.js";
import { contentOf, emptyChunks, isEmpty, standsFor, unfold } from "./chunks.js";

/** Attributes that scripts set temporarily; they are never in new HTML. */
const PASSING = ["style", "data-flying", "data-highlighted", "data-lifted", "data-target"];

const FIELDS = "input, select, textarea";

/**
 * @param {string} html with numbers in place of chunks
 * @param {HTMLElement} [page] the shown page
 * @returns {DocumentFragment} the parsed HTML, not yet in the page; see chunks.js about the chunks that the page shows
 */
export function parse(html, page) {
    const template = document.createElement("template");
    template.innerHTML = unfold(html, page);
    drawSymbols(template.content);
    return template.content;
}

/**
 * @param {HTMLElement} page
 * @param {DocumentFragment} content the new content; it is consumed
 */
export function morph(page, content) {
    // Only for fields: for any other element Idiomorph would keep its content, such as the label of a button.
    const active = document.activeElement;
    const ignoreActiveValue = active?.matches("input, textarea") ?? false;
    const callbacks = { beforeAttributeUpdated, beforeNodeAdded, beforeNodeMorphed, beforeNodeRemoved };
    const form = active?.closest("form");
    Idiomorph.morph(page, content.childNodes, { morphStyle: "innerHTML", ignoreActiveValue, callbacks });
    sync(page);
    if (ignoreActiveValue && active?.isConnected === false) {
        focusReplaced(form?.elements.namedItem(active.getAttribute("name") ?? ""));
    }
}

/** @param {unknown} field the one in place of a field that had the focus, with the text of another tab */
function focusReplaced(field) {
    const isText = field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.selectionEnd !== null);
    if (isText) {
        field.focus({ preventScroll: true });
        field.setSelectionRange(field.value.length, field.value.length);
    }
}

/**
 * @param {ParentNode} page
 * @returns {HTMLDialogElement[]} modal dialogs that are in the page but not yet open
 */
export function closedDialogs(page) {
    return [.../** @type {NodeListOf<HTMLDialogElement>} */ (page.querySelectorAll("dialog[data-modal]:not([open])"))];
}

/**
 * Opens new modal dialogs. Their content can only be measured after that.
 * @param {HTMLElement} page
 */
export function openDialogs(page) {
    closedDialogs(page).forEach((dialog) => dialog.showModal());
    sync(page);
}

/**
 * Updates what HTML alone cannot express: computed styles (style attributes are forbidden), grids, lists and pan views.
 * @param {HTMLElement} page
 */
export function sync(page) {
    // Before anything is measured: pre_paint.js tells the style sheet which parts the page has.
    document.dispatchEvent(new Event("sync"));
    // The size of a pan view stays: pan_zoom.js writes it where it changes.
    for (const styled of page.querySelectorAll("[data-css], [style]:not([data-pan])")) {
        const { style, dataset } = /** @type {HTMLElement} */ (styled);
        style.cssText = dataset.css ?? "";
    }
    syncGrids(page);
    syncFollowers(page);
    syncPans(page);
}

/**
 * @param {string} name
 * @param {Element} node
 * Keeps some attributes as they are:
 * - `open` of details and dialogs, which the user may have toggled;
 * - `style` and other attributes set by scripts. Removing a style even briefly would lose a scroll position;
 * - `tabindex` of the focused cell of a grid. Changing it forces a layout twice a click, a third of all script time.
 * @returns {boolean} true if the new HTML may change the attribute
 */
function beforeAttributeUpdated(name, node) {
    const stands = name === "open" && (node instanceof HTMLDetailsElement || node instanceof HTMLDialogElement);
    const reached = name === "tabindex" && node === document.activeElement && node.closest("[role=grid]") !== null;
    return !stands && !reached && !PASSING.includes(name);
}

/**
 * Fills empty chunks in a new element.
 * @param {Node} node
 * @returns {boolean} true: the node may be added
 */
function beforeNodeAdded(node) {
    if (node instanceof Element) {
        emptyChunks(node).forEach(fill);
    }
    return true;
}

/** @param {Element} chunk an empty element that stands in for one */
function fill(chunk) {
    chunk.removeAttribute("data-same");
    chunk.innerHTML = contentOf(chunk);
    drawSymbols(chunk);
}

/**
 * Skips chunks that are unchanged, and subtrees that are already equal: the browser compares them much faster than a
 * script, which halves the time for comparing. Elements with fields are never skipped, since a typed value is not in the
 * attributes.
 * @param {Node} node
 * @param {Node} next
 * @returns {boolean} true if the node needs morphing
 */
function beforeNodeMorphed(node, next) {
    if (!(node instanceof Element && next instanceof Element)) {
        return true;
    }
    if (standsFor(node, next) && !hasFields(node)) {
        return false;
    }
    if (isEmpty(next)) {
        fill(next);
    }
    return !(node.isEqualNode(next) && !hasFields(node));
}

/**
 * @param {Element} element
 * @returns {boolean} true if it is or contains a field
 */
function hasFields(element) {
    return element.matches(FIELDS) || element.querySelector(FIELDS) !== null;
}

/**
 * Closes a dialog before it is removed: only then does the browser restore the focus.
 * @param {Node} node
 * @returns {boolean} true: the node may be removed
 */
function beforeNodeRemoved(node) {
    if (node instanceof HTMLDialogElement) {
        node.close();
    }
    return true;
}
