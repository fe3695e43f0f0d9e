// Dragging, by mouse, pen or finger alike. Who moves a pressed pointer on what has `data-drag` sends that action, as a tap
// would choose it, unless it is chosen already (`aria-pressed`). A picture of it follows the pointer. Let go over what has
// `data-drop`, that action is sent; its `data-point` while the pointer is over it. New HTML may come at any time in between:
// the source is found again by its id, and often there are targets only once Python has answered.

import { anchorOf, fit, moveTo, pictureOf, redrawn, sendBack } from "./drag_preview.js";
import { closest, point } from "../events.js";

/** By how many pixels a pressed pointer may move before that is a drag. */
const STILL = 6;

/**
 * @typedef {import("./drag_preview.js").Carried} Carried
 * @typedef {import("../events.js").Send} Send
 *
 * @typedef {object} Press
 * @property {HTMLElement} source
 * @property {number} pointer the pointer's number
 * @property {number} x
 * @property {number} y
 *
 * @typedef {object} Drag
 * @property {string} id the source's
 * @property {number} pointer the pointer's number
 * @property {number} x
 * @property {number} y
 * @property {Carried} held
 * @property {HTMLElement | null} over the target under the pointer
 * @property {boolean} waiting whether Python has yet to answer the choice
 * @property {boolean} released whether the pointer was let go before that
 */

const root = document.documentElement;
/** @type {HTMLElement} */
let page;
/** @type {Send} */
let send;
/** @type {Press | null} a pointer that is pressed on a source and has hardly moved */
let press = null;
/** @type {Drag | null} */
let drag = null;
/** @type {Carried | null} what has been let go over a target, till the page shows what came of it */
let landed = null;
/** Whether the next click is the end of a drag, and none. */
let ended = false;
/** @type {{x: number, y: number} | null} where a drag ended, while the pointer rests there */
let rest = null;

/**
 * @param {HTMLElement} its the page
 * @param {Send} sends
 */
export function listenToDrags(its, sends) {
    [page, send] = [its, sends];
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

/** Goes on with a drag when the page has changed. */
export function settleDrag() {
    landed?.layer.remove();
    landed = null;
    // Each by itself: where a finger is heard so, the browser asks us before it scrolls.
    page.querySelectorAll("[data-drag]").forEach((source) => source.addEventListener("touchmove", hold, { passive: false }));
    if (!drag) {
        return;
    }
    drag.waiting = false;
    const source = document.getElementById(drag.id);
    if (source) {
        source.dataset.lifted = "";
        drag.held = redrawn(drag.held, source);
    }
    fit(drag.held, [...page.querySelectorAll("[data-drop]")]);
    if (drag.released) {
        drop(drag);
    } else {
        hover(drag);
    }
}

/** @returns {import("./count_up.js").Styled | null} the picture of what has just been let go over a target */
export function carried() {
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
        // A mouse may have been let go where we could not hear it.
        if (buttons) {
            begin(press);
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
function begin({ source, pointer, x, y }) {
    const choice = source.getAttribute("aria-pressed") === "true" ? "" : source.dataset.drag;
    // From now on the pointer's events come to the page, even when the source is replaced, or the pointer leaves the window.
    page.setPointerCapture(pointer);
    drag = { id: source.id, pointer, x, y, held: pictureOf(source), over: null, waiting: false, released: false };
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
 * Marks the target that is under the picture, and points at it.
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
        delete drag.over?.dataset.over;
        drag.over = target;
    }
    if (target) {
        target.dataset.over = "";
    }
    drag.held.layer.toggleAttribute("data-over", target !== null);
}

/**
 * Lets go of what is dragged: over a target that is done which the target says.
 * @param {Drag} released
 */
function drop(released) {
    hover(released);
    const action = released.over?.dataset.drop;
    if (action) {
        landed = released.held;
        end(released);
        act(action);
    } else {
        cancel();
    }
}

/** Ends the drag; what was chosen by it stays chosen. */
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

/** @param {string} action */
function act(action) {
    send({ ...JSON.parse(action), keyboard: false });
}

/** @param {KeyboardEvent} event The Escape key cancels the drag, and nothing else. */
function escape(event) {
    if (drag && event.key === "Escape") {
        event.preventDefault();
        event.stopImmediatePropagation();
        cancel();
    }
}

/** @param {MouseEvent} event The click with which the browser ends a drag is none; a key's click has no detail. */
function swallow(event) {
    if (ended && event.detail) {
        event.preventDefault();
        event.stopImmediatePropagation();
        ended = false;
    }
}

/**
 * A finger's drag is ours alone: from a quick one Chromium would take it that the page was flung, and would take the next tap,
 * within some 400 ms, for what stops it. It would click nothing.
 * @param {Event} event
 */
function hold(event) {
    if (drag) {
        event.preventDefault();
    }
}

/**
 * Who has just put something down does not yet point at what happens to lie there.
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
 * @returns {boolean} whether the pointer has hardly moved
 */
function isStill({ clientX, clientY }, { x, y }) {
    return Math.hypot(clientX - x, clientY - y) <= STILL;
}

/**
 * @param {number} pointer
 * @returns {boolean} whether the pointer is the one that drags, or may come to
 */
function isOurs(pointer) {
    return pointer === (drag ?? press)?.pointer;
}
