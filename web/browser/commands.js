// What only the browser can do, when Python asks for it. Each kind is a function; what takes more is a module of its own.

/** @typedef {{kind: string, then?: import("./events.js").Action, [field: string]: unknown}} Deed */
/** @typedef {import("./events.js").Send} Send */
/** @typedef {"copied" | "shared" | "failed" | ""} How how it went; nothing: it could be seen, or was called off */

/** @type {Record<string, (deed: Deed) => How | Promise<How>>} */
const DEEDS = {
    share,
    copy: ({ text }) => copy(String(text)),
    download: ({ name, text, type }) => save(new Blob([String(text)], { type: String(type) }), String(name)),
    print: printPage,
    picture: savePicture,
    show,
    update,
    paste: async () => (await import("./file_import.js")).takeClipboard(),
};

/**
 * Does what Python asks for, and tells it where that could not be seen: `{"do": "deed-done", "kind": …, "how": …}`.
 * A deed can say which action is to follow `then` instead, once something has been handed over.
 * @param {Deed} deed
 * @param {Send} send
 */
export async function perform(deed, send) {
    const how = await attempt(deed);
    if (deed.then && (how === "copied" || how === "shared")) {
        send({ ...deed.then, how });
    } else if (how && how !== "shared") {
        send({ do: "deed-done", kind: deed.kind, how });
    }
}

/**
 * @param {Deed} deed
 * @returns {Promise<How>}
 */
async function attempt(deed) {
    try {
        return await DEEDS[deed.kind](deed);
    } catch (error) {
        console.info(deed.kind, error);
        return "failed";
    }
}

/**
 * Hands a text, and the address of a place in this page, to the device's own sheet for sharing; without one, copies it.
 * @param {Deed} deed with `title`, `text` and `place`
 * @returns {Promise<How>}
 */
async function share({ title, text, place }) {
    const url = new URL(String(place), location.href).href;
    const shared = { title: String(title), text: String(text), url };
    if (!navigator.canShare?.(shared)) {
        return copy(`${text}\n${url}`);
    }
    try {
        await navigator.share(shared);
        return "shared";
    } catch (error) {
        if (error instanceof DOMException && error.name === "AbortError") {
            return "";
        }
        return copy(`${text}\n${url}`);
    }
}

/**
 * @param {string} text
 * @returns {Promise<How>}
 */
async function copy(text) {
    await navigator.clipboard.writeText(text);
    return "copied";
}

/**
 * Brings what is spoken of into view, a heading with its whole section.
 * @param {Deed} deed with the `id` of an element
 * @returns {How}
 */
function show({ id }) {
    const target = document.getElementById(String(id));
    const whole = target?.matches("h2") ? target.closest("section") : target;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    whole?.scrollIntoView({ block: "nearest", behavior: still ? "auto" : "smooth" });
    return "";
}

/** @returns {How} */
function printPage() {
    print();
    return "";
}

/**
 * Saves the framed garden that is on the page.
 * @param {Deed} deed with the file's `name` and its `form`, "svg" or "png"
 * @returns {Promise<How>}
 */
async function savePicture({ name, form }) {
    const { picture } = await import("./export_picture.js");
    return save(await picture(String(form)), String(name));
}

/**
 * @param {Blob} file
 * @param {string} name
 * @returns {How}
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
 * Loads the newer version of the page that waits.
 * @returns {Promise<How>}
 */
async function update() {
    const { takeOver } = await import("./service_worker_client.js");
    await takeOver();
    return "";
}
