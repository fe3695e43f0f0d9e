// Drag and drop by mouse, pen or finger. Dragging an element with `data-drag` sends that action, like a tap, unless the
// element is already selected (`aria-pressed`). A preview follows the pointer. An element with `data-drop` is a target:
// its `data-point` is sent while the pointer is over it, its `data-do`, marked as `dropped`, when the piece is dropped.
// The page may change during a drag: the source is found again by its id, and often there are targets only after Python
// has answered.

import { anchorOf, fit, moveTo, createPreview, updatedPreview, sendBack } from "./drag_preview.js";
import { closest, point } from "../events.js";

/** Distance in pixels that a pressed pointer may move before a drag starts. */
const DRAG_START_PX = 6;

/**
 * @typedef {import("./drag_preview.js").Preview} Preview
 * @typedef {import("../events.js").Send} Send
 *
 * @typedef {object} Press
 * @property {HTMLElement} source
 * @property {number} pointer the pointer's number
 * @property {number} x
 * @property {number} y
 *
 * @typedef {object} Drag
 * @property {string} id of the source
 * @property {number} pointer the pointer's number
 * @property {number} x
 * @property {number} y
 * @property {Preview} held the preview
 * @property {HTMLElement | null} over the target under the pointer
 * @property {boolean} waiting true until Python has answered the selection
 * @property {boolean} released true if the pointer was released before that
 */

const root = document.documentElement;
/** @type {HTMLElement} */
let page;
/** @type {Send} */
let send;
/** @type {Press | null} a pointer that is pressed on a source and has barely moved */
let press = null;
/** @type {Drag | null} */
let drag = null;
/** @type {Preview | null} a dropped preview, until the page shows the result */
let landed = null;
/** True if the next click is only the end of a drag. */
let ended = false;
/** @type {{x: number, y: number} | null} the place where a drag ended, while the pointer rests there */
let rest = null;

/**
 * @param {HTMLElement} container the page
 * @param {Send} dispatch
 */
export function listenToDrags(container, dispatch) {
    [page, send] = [container, dispatch];
    addEventListener("pointerdown", down, { capture: true });
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", ({ pointerId }) => isOurs(pointerId) && cancel());
    addEventListener("blur", cancel);
    addEventListener("keydown", escape, { capture: true });
    addEventListener("click", swallow, { capture: true });
    addEventListener("pointerover", ignore, { capture: true });
    for (const kind of ["dragstart", "contextmenu"]) {
        addEventListener(kind, (event) => (press || drag) && event.preventDefault());
    }
}

/** Continues a drag after the page has changed. */
export function syncDrag() {
    landed?.layer.remove();
    landed = null;
    // On each source only: with such a listener the browser asks the page before it scrolls.
    page.querySelectorAll("[data-drag]").forEach((source) => source.addEventListener("touchmove", hold, { passive: false }));
    if (!drag) {
        return;
    }
    drag.waiting = false;
    const source = document.getElementById(drag.id);
    if (source) {
        source.dataset.lifted = "";
        drag.held = updatedPreview(drag.held, source);
    }
    fit(drag.held, [...page.querySelectorAll("[data-drop]")]);
    if (drag.released) {
        drop(drag);
    } else {
        hover(drag);
    }
}

/** @returns {import("./highlight.js").Styled | null} the preview that was just dropped on a target */
export function droppedPreview() {
    return landed?.picture ?? null;
}

/** @param {PointerEvent} event */
function down({ target, pointerId, isPrimary, button, clientX, clientY }) {
    ended = false;
    press = null;
    if (drag) {
        cancel();
        return;
    }
    const source = closest(target, "[data-drag]");
    if (source && isPrimary && button === 0) {
        press = { source, pointer: pointerId, x: clientX, y: clientY };
    }
}

/** @param {PointerEvent} event */
function move(event) {
    const { pointerId, buttons, clientX, clientY } = event;
    if (press && isOurs(pointerId) && !isStill(event, press)) {
        // A mouse may have been released outside of the window.
        if (buttons) {
            startDrag(press);
        }
        press = null;
    }
    if (drag && isOurs(pointerId) && !drag.released) {
        [drag.x, drag.y] = [clientX, clientY];
        moveTo(drag.held, clientX, clientY);
        hover(drag);
    }
}

/** @param {PointerEvent} event */
function up({ pointerId }) {
    press = null;
    if (drag && isOurs(pointerId)) {
        drag.released = drag.waiting;
        if (!drag.waiting) {
            drop(drag);
        }
    }
}

/** @param {Press} press */
function startDrag({ source, pointer, x, y }) {
    const choice = source.getAttribute("aria-pressed") === "true" ? "" : source.dataset.drag;
    // Capture the pointer on the page: its events must arrive even if the source is replaced, or the pointer leaves the
    // window.
    page.setPointerCapture(pointer);
    drag = { id: source.id, pointer, x, y, held: createPreview(source), over: null, waiting: false, released: false };
    ended = true;
    root.dataset.dragging = "";
    source.dataset.lifted = "";
    if (choice) {
        drag.waiting = true;
        act(choice);
    }
    fit(drag.held, [...page.querySelectorAll("[data-drop]")]);
}

/**
 * Marks the target under the preview, and points at it.
 * @param {Drag} drag
 */
function hover(drag) {
    const [right, below] = anchorOf(drag.held);
    const target = closest(document.elementFromPoint(drag.x + right, drag.y + below), "[data-drop]");
    mark(drag, target);
    point(target, send);
}

/**
 * @param {Drag} drag
 * @param {HTMLElement | null} target
 */
function mark(drag, target) {
    if (drag.over !== target) {
        delete drag.over?.dataset.target;
        drag.over = target;
    }
    if (target) {
        target.dataset.target = "";
    }
    drag.held.layer.toggleAttribute("data-target", target !== null);
}

/**
 * Drops the piece: sends the target's action, or cancels the drag.
 * @param {Drag} released
 */
function drop(released) {
    hover(released);
    const action = released.over?.dataset.do;
    if (action) {
        landed = released.held;
        end(released);
        act(action, { dropped: true });
    } else {
        cancel();
    }
}

/** Cancels the drag; the piece stays selected. */
function cancel() {
    press = null;
    if (drag) {
        const { held, id } = drag;
        end(drag);
        point(null, send);
        sendBack(held, document.getElementById(id));
    }
}

/** @param {Drag} ending */
function end(ending) {
    rest = { x: ending.x, y: ending.y };
    mark(ending, null);
    delete document.getElementById(ending.id)?.dataset.lifted;
    delete root.dataset.dragging;
    if (page.hasPointerCapture(ending.pointer)) {
        page.releasePointerCapture(ending.pointer);
    }
    drag = null;
}

/**
 * @param {string} action
 * @param {{dropped?: boolean}} [more] added to it
 */
function act(action, more = {}) {
    send({ ...JSON.parse(action), ...more, keyboard: false });
}

/** @param {KeyboardEvent} event Escape cancels the drag and does nothing else. */
function escape(event) {
    if (drag && event.key === "Escape") {
        event.preventDefault();
        event.stopImmediatePropagation();
        cancel();
    }
}

/** @param {MouseEvent} event The click at the end of a drag is ignored; a click by key has no `detail`. */
function swallow(event) {
    if (ended && event.detail) {
        event.preventDefault();
        event.stopImmediatePropagation();
        ended = false;
    }
}

/**
 * Keeps the browser from handling a touch drag. Otherwise Chromium takes a quick one for a fling, and the next tap
 * within about 400 ms only stops that fling: it clicks nothing.
 * @param {Event} event
 */
function hold(event) {
    if (drag) {
        event.preventDefault();
    }
}

/**
 * Ignores hovering until the pointer moves away from the place where a piece was dropped.
 * @param {PointerEvent} event
 */
function ignore(event) {
    if (rest && isStill(event, rest)) {
        event.stopImmediatePropagation();
    } else {
        rest = null;
    }
}

/**
 * @param {PointerEvent} event
 * @param {{x: number, y: number}} since
 * @returns {boolean} true if the pointer has barely moved
 */
function isStill({ clientX, clientY }, { x, y }) {
    return Math.hypot(clientX - x, clientY - y) <= DRAG_START_PX;
}

/**
 * @param {number} pointer
 * @returns {boolean} true for the pointer of the drag, or of the press that may become one
 */
function isOurs(pointer) {
    return pointer === (drag ?? press)?.pointer;
}
