// Carries out commands, which only the browser can: share, copy, download, print and the like. Larger ones are modules.

/** @typedef {import("./messages.js").Command} Command */
/** @typedef {import("./events.js").Send} Send */
/** @typedef {"copied" | "shared" | "failed" | ""} Result empty if the effect was visible, or the user cancelled */

/** @type {{[K in Command["kind"]]: (command: Command & {kind: K}, send: Send) => Result | Promise<Result>}} */
const COMMANDS = {
    share,
    copy: ({ text }) => copy(text),
    download: ({ name, text, type }) => save(new Blob([text], { type }), name),
    print: printPage,
    picture: savePicture,
    show,
    update,
    run,
    "stop-run": stopRun,
    "room-accept": acceptAnswer,
    "room-pass": passAnswer,
    "room-scan": scanAnswer,
    "room-servers": async (_, send) => (await import("./room/room.js")).readServers(send),
    "ask-notify": askToNotify,
    paste: async () => (await import("./file_import.js")).importClipboard(),
};

/**
 * Carries out a command. If its effect is not visible, reports the result to Python as
 * `{"do": "command-done", "kind": …, "how": …}`. If the command has `then`, that action is sent instead after a text
 * was copied or shared.
 * @param {Command} command
 * @param {Send} send
 */
export async function perform(command, send) {
    const how = await carryOut(command, send);
    if ("then" in command && command.then && (how === "copied" || how === "shared")) {
        send({ ...command.then, how });
    } else if (how && how !== "shared") {
        send({ do: "command-done", kind: command.kind, how });
    }
}

/**
 * @param {Command} command
 * @param {Send} send
 * @returns {Promise<Result>}
 */
async function carryOut(command, send) {
    try {
        const carry = /** @type {(command: Command, send: Send) => Result | Promise<Result>} */ (COMMANDS[command.kind]);
        return await carry(command, send);
    } catch (error) {
        console.info(command.kind, error);
        return "failed";
    }
}

/**
 * Opens the device's share sheet with a text and the address of a place in the page; copies both if there is none.
 * @param {import("./messages.js").Share} command
 * @returns {Promise<Result>}
 */
async function share({ title, text, place }) {
    // Without the query: it may say where the sender has found the link.
    const url = location.origin + location.pathname + place;
    const shared = { title, text, url };
    const copyAll = () => copy(`${text}\n${url}`);
    return navigator.canShare?.(shared) ? offer(shared, copyAll) : copyAll();
}

/**
 * Opens the device's share sheet.
 * @param {ShareData} shared
 * @param {() => Result | Promise<Result>} otherwise is called if that fails
 * @returns {Promise<Result>}
 */
async function offer(shared, otherwise) {
    try {
        await navigator.share(shared);
        return "shared";
    } catch (error) {
        return error instanceof DOMException && error.name === "AbortError" ? "" : otherwise();
    }
}

/**
 * @param {string} text
 * @returns {Promise<Result>}
 */
async function copy(text) {
    try {
        await navigator.clipboard.writeText(text);
        return "copied";
    } catch {
        return copyByEvent(text) ? "copied" : "failed";
    }
}

/**
 * Copies a text without the Clipboard API, which browsers withhold at an address without https.
 * @param {string} text
 * @returns {boolean} true if it was copied
 */
function copyByEvent(text) {
    // Safari copies only if something is selected, which must not be outside of an open dialog.
    const selected = Object.assign(document.createElement("span"), { className: "visually-hidden", textContent: text });
    const ranges = getSelection();
    /** @type {(event: ClipboardEvent) => void} */
    const fill = (event) => {
        event.clipboardData?.setData("text/plain", text);
        event.preventDefault();
    };
    ([...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body).append(selected);
    ranges?.selectAllChildren(selected);
    document.addEventListener("copy", fill, { once: true, capture: true });
    try {
        return document.execCommand("copy");
    } finally {
        document.removeEventListener("copy", fill, { capture: true });
        ranges?.removeAllRanges();
        selected.remove();
    }
}

/**
 * Scrolls an element into view, for a heading its whole section.
 * @param {import("./messages.js").ScrollTo} command
 * @returns {Result}
 */
function show({ id }) {
    const target = document.getElementById(id);
    const whole = target?.matches("h2") ? target.closest("section") : target;
    const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
    if (whole && whole.getBoundingClientRect().bottom + scrollY <= innerHeight) {
        // The page's beginning shows it, and the header, too.
        scrollTo({ top: 0, behavior });
    } else {
        whole?.scrollIntoView({ block: "nearest", behavior });
    }
    return "";
}

/** @returns {Result} */
function printPage() {
    print();
    return "";
}

/**
 * Saves the garden picture that is on the page, or shares it if the device can.
 * @param {import("./messages.js").Picture} command
 * @returns {Promise<Result>}
 */
async function savePicture({ name, form, share: sharing }) {
    const { picture } = await import("./export_picture.js");
    const drawing = await picture(form);
    const shared = { files: [new File([drawing], name, { type: drawing.type })] };
    return sharing && navigator.canShare?.(shared) ? offer(shared, () => save(drawing, name)) : save(drawing, name);
}

/**
 * @param {Blob} file
 * @param {string} name
 * @returns {Result}
 */
function save(file, name) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    return "";
}

/**
 * Activates the waiting version of the page and reloads.
 * @returns {Promise<Result>}
 */
async function update() {
    const { activateUpdate } = await import("./service_worker_client.js");
    await activateUpdate();
    return "";
}

/**
 * Starts a run of the workshop, in place of an earlier one.
 * @param {import("./messages.js").RunCommand} command
 * @param {Send} send
 * @returns {Promise<Result>}
 */
async function run(command, send) {
    (await import("./workers/series_workers.js")).start(command, send);
    return "";
}

/** @returns {Promise<Result>} */
async function stopRun() {
    (await import("./workers/series_workers.js")).stop();
    return "";
}

/**
 * Connects with the device in a room whose answer this is.
 * @param {import("./messages.js").RoomAccept} command
 * @returns {Promise<Result>}
 */
async function acceptAnswer({ room, code }) {
    (await import("./room/room.js")).accept(room, code);
    return "";
}

/**
 * Passes the answer on to the tab of the host.
 * @param {import("./messages.js").RoomPass} command
 * @param {Send} send
 * @returns {Promise<Result>}
 */
async function passAnswer({ room, code }, send) {
    const { passOn } = await import("./room/tabs.js");
    send({ do: "room-passed", taken: await passOn(room, code) });
    return "";
}

/**
 * Asks the user for notifications.
 * @param {Command} _command
 * @param {Send} send
 * @returns {Promise<Result>}
 */
async function askToNotify(_command, send) {
    const { ask } = await import("./my_turn.js");
    send({ do: "permit-notify", notifications: await ask() });
    return "";
}

/**
 * Reads a guest's answer with the camera.
 * @param {import("./messages.js").RoomScan} command
 * @param {Send} send
 * @returns {Promise<Result>}
 */
async function scanAnswer({ id }, send) {
    try {
        const { scan } = await import("./room/camera.js");
        const text = await scan(id);
        if (text) {
            send({ do: "room-accept", fields: { "room-answer": text } });
        }
    } catch (error) {
        console.info(error);
        send({ do: "room-scan", on: false, failed: true });
    }
    return "";
}
