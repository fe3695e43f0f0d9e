// Imports matches: files dropped on the page, pasted text, files opened with the installed page or shared by an app.
// The content is sent unparsed with the action that the drop area names; Python finds out its format. Shared files are
// imported only after the user has agreed.

import { MOST_FILES, named, packed } from "./events.js";

/**
 * @typedef {import("./events.js").Send} Send
 * @typedef {import("./messages.js").FileUpload} FileUpload
 *
 * @typedef {object} LaunchQueue passes the files that an installed page was opened with
 * @property {(consumer: (launched: {files: readonly FileSystemFileHandle[]}) => void) => void} setConsumer
 */

const root = document.documentElement;
/** @type {Send} */
let send;

/** @param {Send} dispatch */
export function listenToFiles(dispatch) {
    send = dispatch;
    addEventListener("dragenter", over);
    addEventListener("dragover", over);
    addEventListener("dragleave", leave);
    addEventListener("drop", drop);
    // Some browsers miss the end of a drag. There are no pointer events during one, so this is a safe sign of its end.
    addEventListener("pointermove", clear);
    document.addEventListener("paste", paste);
    const queue = /** @type {{launchQueue?: LaunchQueue}} */ (/** @type {unknown} */ (window)).launchQueue;
    queue?.setConsumer(async ({ files }) => importFiles(await Promise.all(files.map((handle) => handle.getFile()))));
    sendReceivedFiles().catch((error) => console.info(error));
}

/**
 * Accepts files that are dragged over the page; otherwise the browser would open them in place of the page.
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
    // The drag only moved to another element of the page.
    if (!relatedTarget) {
        clear();
    }
}

/** Hides the drop area. */
function clear() {
    delete root.dataset.dropping;
}

/** @param {DragEvent} event */
function drop(event) {
    clear();
    if (event.dataTransfer?.types.includes("Files")) {
        event.preventDefault();
        importFiles([...event.dataTransfer.files]);
    }
}

/**
 * Imports pasted content if the screen accepts it (`data-paste`) and no field has the focus.
 * @param {ClipboardEvent} event
 */
function paste({ target, clipboardData }) {
    const elsewhere = target instanceof Element && target.closest("input, textarea, select, [contenteditable]");
    if (elsewhere || !clipboardData || !document.querySelector("[data-paste]")) {
        return;
    }
    const text = clipboardData.getData("text");
    if (clipboardData.files.length > 0) {
        importFiles([...clipboardData.files]);
    } else if (text.trim()) {
        sendFiles([{ name: "", size: text.length, text }]);
    }
}

/**
 * Imports the content of the clipboard. If the browser denies access, Python shows a notice.
 * @returns {Promise<"">}
 */
export async function importClipboard() {
    try {
        const text = await navigator.clipboard.readText();
        sendFiles([{ name: "", size: text.length, text }]);
    } catch (error) {
        console.info(error);
        send({ do: "import-paste-refused" });
    }
    return "";
}

/** @param {File[]} files */
async function importFiles(files) {
    const { most } = dropArea().dataset;
    sendFiles(await Promise.all(files.slice(0, MOST_FILES).map((file) => packed(file, Number(most)))));
}

/** @param {FileUpload[]} files */
function sendFiles(files) {
    if (files.length > 0) {
        send(named(dropArea().dataset.dropFiles ?? "", { files }));
    }
}

/** @returns {HTMLElement} the drop area; it names the import action */
function dropArea() {
    return /** @type {HTMLElement} */ (document.querySelector("[data-drop-files]"));
}

/**
 * Sends files that another app has shared. The service worker stores them in a cache, in the format that
 * service-worker.js documents. Any page may have posted them, so nothing is imported before the user agrees.
 */
async function sendReceivedFiles() {
    if (!("caches" in globalThis)) {
        return;
    }
    const scope = new URL("./", document.baseURI).href;
    const name = `hofgarten ${scope} received`;
    const cache = (await caches.has(name)) ? await caches.open(name) : undefined;
    const received = await cache?.match(`${scope}received`);
    if (received) {
        const { gifts: files } = await received.json();
        send({ do: "received", files });
        await cache?.delete(`${scope}received`);
    }
}
