// Turns what happens in the page into actions: the page's HTML says which, in its data attributes.

import { listenToFullScreen } from "./fullscreen.js";
import { pressKey } from "./keyboard.js";

/** @typedef {{do: string, [field: string]: unknown}} Action */
/** @typedef {(action: Action, kind?: string) => void} Send */
/** @typedef {Record<string, string | string[]>} Fields */

/** How many files are taken at once. */
export const MOST_FILES = 100;

/** Whether the person has filled in anything yet. */
let touched = false;
/** Whether the last click came from a key; to submit a form by the Enter key clicks its button, too. */
let keyboard = false;
/** Whether a finger pressed last: unlike a mouse, it cannot point at what it does not choose. */
let touch = false;
/** @type {string | null} the `data-point` that was sent last, while it is still pointed at; null: that is not sure */
let pointed = "";
/** @type {{x: number, y: number} | null} where the pointer was when it moved last */
let at = null;
/** Whether something else has come under the pointer since: that is not pointed at before it moves. */
let slid = false;

/**
 * Listens to everything that happens in the page.
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
    document.addEventListener("keydown", (event) => pressKey(event, page));
    listenToFullScreen(page);
}

/**
 * @param {ParentNode} page
 * @returns {{fields: Fields, touched: boolean}} the fields of all forms, and whether any of them was changed by hand
 */
export function everyField(page) {
    const forms = [...page.querySelectorAll("form[data-form]")];
    return { fields: Object.assign({}, ...forms.map((form) => fieldsOf(/** @type {HTMLFormElement} */ (form)))), touched };
}

/**
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} [submitter] the button that submits it
 * @returns {Fields} each name's value, or the list of its values where it has several
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
    // A click without a press of the pointer came from a key, or from a screen reader: then focus is to be led on.
    keyboard = event instanceof MouseEvent && event.detail === 0;
    const actor = closest(event.target, "[data-do]");
    if (actor) {
        if (actor instanceof HTMLButtonElement || actor instanceof HTMLAnchorElement) {
            event.preventDefault();
        }
        send({ ...JSON.parse(actor.dataset.do ?? ""), keyboard, ...(touch && !keyboard ? { touch } : {}) });
    }
}

/**
 * @param {SubmitEvent} event
 * @param {Send} send
 */
function submit(event, send) {
    const form = closest(event.target, "form");
    if (form instanceof HTMLFormElement && form.dataset.submit) {
        event.preventDefault();
        send({ do: form.dataset.submit, fields: fieldsOf(form, event.submitter), keyboard });
    }
}

/**
 * @param {Event} event
 * @param {Send} send
 */
function change(event, send) {
    if (event.target instanceof HTMLInputElement && event.target.type === "file") {
        bring(event.target, send);
        return;
    }
    const form = closest(event.target, "form[data-form]");
    if (form instanceof HTMLFormElement && form.dataset.form) {
        touched = true;
        const name = /** @type {HTMLInputElement} */ (event.target).name;
        // While a slider moves, only where it has come to matters.
        const slides = /** @type {Element} */ (event.target).matches("[type=range]");
        send({ do: form.dataset.form, fields: fieldsOf(form), name }, slides ? "sliding" : undefined);
    }
}

/**
 * @param {Action} action
 * @returns {boolean} whether it says that a field was changed
 */
export function fillsIn({ fields, name }) {
    return fields !== undefined && name !== undefined;
}

/**
 * Sends the file that was chosen in a field, in base 64; without it when it is larger than the field takes. From a field
 * that takes several, all of them are sent together.
 * @param {HTMLInputElement} field
 * @param {Send} send
 */
async function bring(field, send) {
    const files = [...(field.files ?? [])].slice(0, MOST_FILES);
    const { file: name = "", most } = field.dataset;
    // The same file, once it has been changed, can then be chosen again.
    field.value = "";
    const gifts = await Promise.all(files.map((file) => packed(file, Number(most))));
    if (field.multiple && gifts.length > 0) {
        send({ do: name, gifts });
    } else if (gifts.length > 0) {
        const { name: file, size, content } = gifts[0];
        send({ do: name, file, size, content });
    }
}

/**
 * @param {File} file
 * @param {number} most of how many bytes it is taken
 * @returns {Promise<{name: string, size: number, content: string | null}>} the file with what it holds, in base 64; null
 *     when it is larger, or cannot be read
 */
export async function packed(file, most) {
    return { name: file.name, size: file.size, content: file.size <= most ? await base64(file) : null };
}

/**
 * @param {File} file
 * @returns {Promise<string | null>} what it holds, in base 64; null when it cannot be read
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
 * Leaves it to Python to close a dialog when the Escape key is pressed.
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
 * A page that changes under a mouse that rests takes nothing away from what the focus points at, nor from what is read.
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
        // What was pointed at before may have gone since, without a word to us.
        pointed &&= null;
        point(target, send);
    }
}

/**
 * @param {EventTarget | null} target what the pointer or the focus has come to
 * @param {Send} send
 */
export function point(target, send) {
    const action = closest(target, "[data-point]")?.dataset.point ?? "";
    if (action !== pointed) {
        pointed = action;
        send(action ? JSON.parse(action) : { do: "point-away" }, "pointing");
    }
}

/**
 * @param {EventTarget | null} target
 * @param {string} selector
 * @returns {HTMLElement | null} the element itself or the nearest one around it that matches
 */
export function closest(target, selector) {
    return target instanceof Element ? target.closest(selector) : null;
}
