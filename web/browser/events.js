// Turns DOM events into actions, as the page's data attributes say.

import { listenToFullScreen } from "./fullscreen.js";
import { pressKey } from "./keyboard.js";

/** @typedef {import("./messages.js").Action} Action */
/** @typedef {import("./messages.js").FileUpload} FileUpload */
/** @typedef {(action: Action, kind?: string) => void} Send */
/** @typedef {Record<string, string | string[]>} Fields */

/** Files that are imported at once, at most. */
export const MOST_FILES = 100;
/** Milliseconds after a press in which a second one may belong to it. The usual double click of a mouse takes as long. */
const DOUBLE = 500;

/** True once the user has changed a form field. */
let touched = false;
/** True if the last click came from a key. Submitting a form by Enter clicks its button, too. */
let keyboard = false;
/** @type {number | null} when an action was sent whose click may be the first one of a double click */
let clicked = null;
/** True if the last press was a touch: unlike a mouse, a finger cannot hover over an element. */
let touch = false;
/** @type {string | null} the action of pointing that was sent last; `null` if it may be outdated */
let pointed = "";
/** @type {{x: number, y: number} | null} the pointer's last position */
let at = null;
/** True if the page changed under a resting pointer: the new element counts as hovered only once the pointer moves. */
let slid = false;
/** @type {Promise<void> | undefined} fulfilled once the text that an input method composes is entered */
let composition;

/**
 * Listens to all events of the page.
 * @param {HTMLElement} page
 * @param {Send} send
 */
export function listen(page, send) {
    page.addEventListener("pointerdown", ({ pointerType }) => { touch = pointerType === "touch"; });
    page.addEventListener("click", (event) => click(event, send));
    page.addEventListener("submit", (event) => submit(event, send));
    page.addEventListener("input", (event) => change(event, send));
    page.addEventListener("cancel", (event) => cancel(event, send), { capture: true });
    page.addEventListener("pointerover", (event) => over(event, send));
    page.addEventListener("focusin", ({ target }) => point(target, send));
    page.addEventListener("pointermove", (event) => move(event, send));
    page.addEventListener("pointerleave", () => point(null, send));
    page.addEventListener("focusout", ({ relatedTarget }) => point(relatedTarget, send));
    page.addEventListener("compositionstart", compose);
    document.addEventListener("keydown", (event) => pressKey(event, page));
    listenToFullScreen(page);
}

/** @param {Event} event the start of a composition */
function compose({ currentTarget: page }) {
    /** @type {Promise<void>} */
    const entered = new Promise((resolve) => {
        // Some browsers send the last `input` event after `compositionend`.
        page?.addEventListener("compositionend", () => setTimeout(resolve), { once: true });
    });
    composition = entered;
    entered.then(() => {
        if (composition === entered) {
            composition = undefined;
        }
    });
}

/** @returns {Promise<void> | undefined} pending while an input method composes text: a changed page would double it */
export function composing() {
    return composition;
}

/**
 * @param {ParentNode} page
 * @returns {{fields: Fields, touched: boolean}} the fields of all forms; `touched` is true if the user changed any
 */
export function everyField(page) {
    const forms = [...page.querySelectorAll("form[data-form]")];
    return { fields: Object.assign({}, ...forms.map((form) => fieldsOf(/** @type {HTMLFormElement} */ (form)))), touched };
}

/**
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} [submitter] the button that submits it
 * @returns {Fields} values by name; a list if a name has several
 */
function fieldsOf(form, submitter = null) {
    const data = new FormData(form, submitter);
    /** @type {Fields} */
    const fields = {};
    for (const name of new Set(data.keys())) {
        const values = data.getAll(name).map(String);
        fields[name] = values.length === 1 ? values[0] : values;
    }
    return fields;
}

/**
 * @param {Event} event
 * @param {Send} send
 */
function click(event, send) {
    // A click without a pointer came from the keyboard or a screen reader: then the focus moves on.
    keyboard = event instanceof MouseEvent && event.detail === 0;
    const actor = closest(event.target, "[data-do]");
    if (event instanceof MouseEvent && event.target instanceof HTMLDialogElement && pressesBeside(event, event.target)) {
        send(JSON.parse(event.target.dataset.cancel ?? ""));
    } else if (actor && !(event instanceof MouseEvent && doubles(event, actor))) {
        if (actor instanceof HTMLButtonElement || actor instanceof HTMLAnchorElement) {
            event.preventDefault();
        }
        send({ ...JSON.parse(actor.dataset.do ?? ""), keyboard, ...(touch && !keyboard ? { touch } : {}) });
        // Shift and Enter on a place for a piece.
        if (keyboard && event instanceof MouseEvent && event.shiftKey && "drop" in actor.dataset) {
            send(named("confirm", { keyboard }));
        }
    }
}

/**
 * Phones report each press of a double tap as a single one, and some people need more time for a double click.
 * @param {MouseEvent} event a click
 * @param {HTMLElement} actor
 * @returns {boolean} true if it is the second press of a double click, which an element with `data-single` ignores
 */
function doubles({ detail, timeStamp }, { dataset }) {
    const single = "single" in dataset;
    if (single && clicked !== null && (detail === 2 || (detail === 1 && timeStamp - clicked < DOUBLE))) {
        return true;
    }
    clicked = single ? null : timeStamp;
    return false;
}

/**
 * @param {MouseEvent} event a click
 * @param {HTMLDialogElement} dialog
 * @returns {boolean} true if it is beside a dialog that this closes; newer browsers then send `cancel` by themselves
 */
function pressesBeside({ clientX: x, clientY: y }, dialog) {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    return !("closedBy" in HTMLDialogElement.prototype) && dialog.getAttribute("closedby") === "any" &&
        (x < left || x > right || y < top || y > bottom);
}

/**
 * @param {SubmitEvent} event
 * @param {Send} send
 */
function submit(event, send) {
    const form = closest(event.target, "form");
    if (form instanceof HTMLFormElement && form.dataset.submit) {
        event.preventDefault();
        send(named(form.dataset.submit, { fields: fieldsOf(form, event.submitter), keyboard }));
    }
}

/**
 * @param {Event} event
 * @param {Send} send
 */
function change(event, send) {
    if (event.target instanceof HTMLInputElement && event.target.type === "file") {
        sendChosenFiles(event.target, send);
        return;
    }
    const form = closest(event.target, "form[data-form]");
    if (form instanceof HTMLFormElement && form.dataset.form) {
        touched = true;
        const name = /** @type {HTMLInputElement} */ (event.target).name;
        // Of a moving slider and of a typed text only the latest value matters. No queue grows while somebody types.
        const replaces = /** @type {Element} */ (event.target).matches("textarea, [type=range], [type=text], [type=search]");
        send(named(form.dataset.form, { fields: fieldsOf(form), name }), replaces ? `${form.dataset.form} ${name}` : undefined);
    }
}

/**
 * @param {string} name from an attribute of the page
 * @param {object} fields
 * @returns {Action} the action of this name. Python checks its fields.
 */
export function named(name, fields) {
    return /** @type {Action} */ ({ do: name, ...fields });
}

/**
 * @param {Action} action
 * @returns {boolean} true if the action reports a changed field
 */
export function fillsIn(action) {
    return "fields" in action && "name" in action;
}

/**
 * Sends the file that was chosen in a field, as Base64; without its content if it is too large. A field with `multiple`
 * sends all files in one action.
 * @param {HTMLInputElement} field
 * @param {Send} send
 */
async function sendChosenFiles(field, send) {
    const chosen = [...(field.files ?? [])].slice(0, MOST_FILES);
    const { file: name = "", most } = field.dataset;
    // Cleared so that the same file can be chosen again after a change.
    field.value = "";
    const files = await Promise.all(chosen.map((file) => packed(file, Number(most))));
    if (field.multiple && files.length > 0) {
        send(named(name, { files }));
    } else if (files.length > 0) {
        const { name: file, size, content } = files[0];
        send(named(name, { file, size, content }));
    }
}

/**
 * @param {File} file
 * @param {number} most the size limit in bytes
 * @returns {Promise<FileUpload>} the file with its content as Base64; `null` if it is too large or cannot be read
 */
export async function packed(file, most) {
    return { name: file.name, size: file.size, content: file.size <= most ? await base64(file) : null };
}

/**
 * @param {File} file
 * @returns {Promise<string | null>} the content as Base64; `null` if it cannot be read
 */
function base64(file) {
    return new Promise((resolve) => {
        const reader = new FileReader();
        reader.addEventListener("load", () => resolve(String(reader.result).split(",")[1] ?? ""));
        reader.addEventListener("error", () => resolve(null));
        reader.readAsDataURL(file);
    });
}

/**
 * Lets Python close a dialog when Escape is pressed.
 * @param {Event} event
 * @param {Send} send
 */
function cancel(event, send) {
    const dialog = closest(event.target, "dialog[data-cancel]");
    if (dialog) {
        event.preventDefault();
        send(JSON.parse(dialog.dataset.cancel ?? ""));
    }
}

/**
 * Ignores `pointerover` if the pointer has not moved: a page that changes under a resting mouse must not clear a
 * highlight.
 * @param {PointerEvent} event
 * @param {Send} send
 */
function over({ target, pointerType, clientX, clientY }, send) {
    slid = pointerType !== "touch" && at?.x === clientX && at.y === clientY;
    if (!slid) {
        point(target, send);
    }
}

/**
 * @param {PointerEvent} event
 * @param {Send} send
 */
function move({ target, clientX, clientY }, send) {
    at = { x: clientX, y: clientY };
    if (slid) {
        slid = false;
        // The element that was hovered before may have been removed without an event.
        pointed &&= null;
        point(target, send);
    }
}

/**
 * Sends the action of pointing at an element. It has the fields of the element's own action, too.
 * @param {EventTarget | null} target the element under the pointer, or with the focus
 * @param {Send} send
 */
export function point(target, send) {
    const { point: named = "", do: own = "{}" } = closest(target, "[data-point]")?.dataset ?? {};
    const action = named && `${own}${named}`;
    if (action !== pointed) {
        pointed = action;
        send(named ? { ...JSON.parse(own), ...JSON.parse(named) } : { do: "unhover" }, "pointing");
    }
}

/**
 * @param {EventTarget | null} target
 * @param {string} selector
 * @returns {HTMLElement | null} the closest matching element, which may be the target itself
 */
export function closest(target, selector) {
    return target instanceof Element ? target.closest(selector) : null;
}
