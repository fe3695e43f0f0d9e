// Matches that are brought in: dropped on the page, pasted, opened with the installed page, or shared with it by another app.
// What is brought is sent as it is, with the action that the page's drop area names; Python finds out what it holds. For
// what was shared, it asks first.

import { MOST_FILES, packed } from "./events.js";

/**
 * @typedef {import("./events.js").Send} Send
 * @typedef {{name: string, size: number, content?: string | null, text?: string | null}} Gift
 *
 * @typedef {object} LaunchQueue what hands an installed page the files that it is opened with
 * @property {(consumer: (launched: {files: readonly FileSystemFileHandle[]}) => void) => void} setConsumer
 */

const root = document.documentElement;
/** @type {Send} */
let send;

/** @param {Send} sends */
export function listenToGifts(sends) {
    send = sends;
    addEventListener("dragenter", over);
    addEventListener("dragover", over);
    addEventListener("dragleave", leave);
    addEventListener("drop", drop);
    // While files are carried there are none: the end of it was missed, as some browsers let it be.
    addEventListener("pointermove", clear);
    document.addEventListener("paste", paste);
    const queue = /** @type {{launchQueue?: LaunchQueue}} */ (/** @type {unknown} */ (window)).launchQueue;
    queue?.setConsumer(async ({ files }) => bring(await Promise.all(files.map((handle) => handle.getFile()))));
    fetchReceived().catch((error) => console.info(error));
}

/**
 * Says that files can be dropped here; without that the browser would leave the page to show them.
 * @param {DragEvent} event
 */
function over(event) {
    if (event.dataTransfer?.types.includes("Files")) {
        event.preventDefault();
        event.dataTransfer.dropEffect = "copy";
        root.dataset.dropping = "";
    }
}

/** @param {DragEvent} event */
function leave({ relatedTarget }) {
    // From one element to the next the files are still over the page.
    if (!relatedTarget) {
        clear();
    }
}

/** Has no drop area be seen any more. */
function clear() {
    delete root.dataset.dropping;
}

/** @param {DragEvent} event */
function drop(event) {
    clear();
    if (event.dataTransfer?.types.includes("Files")) {
        event.preventDefault();
        bring([...event.dataTransfer.files]);
    }
}

/**
 * Takes what is pasted where it has no other place to go: the page says where (`data-paste`), and no field has the focus.
 * @param {ClipboardEvent} event
 */
function paste({ target, clipboardData }) {
    const elsewhere = target instanceof Element && target.closest("input, textarea, select, [contenteditable]");
    if (elsewhere || !clipboardData || !document.querySelector("[data-paste]")) {
        return;
    }
    const text = clipboardData.getData("text");
    if (clipboardData.files.length > 0) {
        bring([...clipboardData.files]);
    } else if (text.trim()) {
        give([{ name: "", size: text.length, text }]);
    }
}

/**
 * Takes what the clipboard holds; where the browser does not let a page look, Python is told.
 * @returns {Promise<"">}
 */
export async function takeClipboard() {
    try {
        const text = await navigator.clipboard.readText();
        give([{ name: "", size: text.length, text }]);
    } catch (error) {
        console.info(error);
        send({ do: "paste-refused" });
    }
    return "";
}

/** @param {File[]} files */
async function bring(files) {
    const { most } = area().dataset;
    give(await Promise.all(files.slice(0, MOST_FILES).map((file) => packed(file, Number(most)))));
}

/** @param {Gift[]} gifts */
function give(gifts) {
    if (gifts.length > 0) {
        send({ do: area().dataset.gifts ?? "", gifts });
    }
}

/** @returns {HTMLElement} what shows that files can be dropped, and says what is done with them */
function area() {
    return /** @type {HTMLElement} */ (document.querySelector("[data-gifts]"));
}

/**
 * Tells what another app has shared: the service worker has put it in a cache, and says there how it lies in it. Any page
 * may have posted it there, so nothing becomes of it before the person has agreed.
 */
async function fetchReceived() {
    if (!("caches" in globalThis)) {
        return;
    }
    const scope = new URL("./", document.baseURI).href;
    const name = `hofgarten ${scope} received`;
    const cache = (await caches.has(name)) ? await caches.open(name) : undefined;
    const received = await cache?.match(`${scope}received`);
    if (received) {
        const { gifts } = await received.json();
        send({ do: "received", gifts });
        await cache?.delete(`${scope}received`);
    }
}
