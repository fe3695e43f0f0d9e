// The messages between this page and the one in which it is embedded: objects {hofgarten: 1, type, ...} both ways.
// From here: ready {kind, rule, game, language}, move {seat, event, text, ply}, done {rule}, finished {winners, scores},
// resize {height, width}, error {reason}. To here: load {record, ply}, set {language, theme}.
// Only the parent is heard, and only where its origin is known: the address's `host`, else what the browser says.
// Only it is told, too; where its origin is not known, it hears of nothing but `ready` and `resize`.

/** @typedef {{type: string, [field: string]: unknown}} Message */

const VERSION = 1;
/** Characters of a record that is passed on at all; Python looks closely at what it is. */
const LONGEST = 1_000_000;
/** Characters of a language's or a theme's name. */
const LONGEST_NAME = 10;
/** What tells nothing of what people do. */
const HARMLESS = ["ready", "resize"];

/** The origin of the page around this one; empty where it is not known. */
const host = originOf(new URL(location.href).searchParams.get("host") ?? location.ancestorOrigins?.[0] ?? document.referrer);

/** @param {import("../events.js").Send} send */
export function hear(send) {
    addEventListener("message", ({ source, origin, data }) => {
        const known = source === parent && source !== window && host !== "" && origin === host;
        const action = known ? read(data) : null;
        if (action) {
            send(action);
        }
    });
}

/** @param {Message[]} messages */
export function tell(messages) {
    for (const message of messages) {
        if (parent !== window && (host || HARMLESS.includes(message.type))) {
            parent.postMessage({ hofgarten: VERSION, ...message }, host || "*");
        }
    }
}

/**
 * @param {string} address
 * @returns {string} its origin; empty for none, or for one that cannot be told from others
 */
function originOf(address) {
    try {
        const { origin } = new URL(address);
        return origin === "null" ? "" : origin;
    } catch {
        return "";
    }
}

/**
 * @param {unknown} message whatever the page around this one has sent
 * @returns {import("../events.js").Action | null} what is asked for; null for what we do not know, or a later version has
 */
function read(message) {
    const { hofgarten, type, record, ply, language, theme } = Object(message);
    if (hofgarten !== VERSION) {
        return null;
    }
    if (type === "load") {
        return { do: "host-load", record: textOf(record), ...(isCount(ply) ? { ply } : {}) };
    }
    return type === "set" ? { do: "host-set", ...named({ language, theme }) } : null;
}

/**
 * @param {unknown} record an object, or its text
 * @returns {string | null} the text; null for what cannot be a record
 */
function textOf(record) {
    try {
        const text = typeof record === "object" ? JSON.stringify(record) : record;
        return typeof text === "string" && text.length <= LONGEST ? text : null;
    } catch {
        return null; // it holds itself
    }
}

/**
 * @param {Record<string, unknown>} values
 * @returns {Record<string, unknown>} those that can be names
 */
function named(values) {
    return Object.fromEntries(
        Object.entries(values).filter(([, value]) => typeof value === "string" && value.length <= LONGEST_NAME),
    );
}

/**
 * @param {unknown} value
 * @returns {boolean} whether it is a number of events
 */
function isCount(value) {
    return Number.isSafeInteger(value) && Number(value) >= 0;
}
