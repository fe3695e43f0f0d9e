// Messages between this page and the host page that embeds it: objects {hofgarten: 1, type, ...} both ways. To the
// host: ready {kind, rule, game, language}, move {seat, event, text, ply}, done {rule}, finished {winners, scores},
// resize {height, width}, error {reason}. From the host: load {record, ply}, set {language, theme}. Only messages of
// the parent window are accepted, and only if its origin is known: the address's `host`, or the origin that the browser
// reports. If its origin is unknown, it receives only `ready` and `resize`.

/** @typedef {import("../messages.js").HostMessage | {type: "resize", height: number, width: number}} Message */

const VERSION = 1;
/** Characters of a record, at most. Python validates its content. */
const LONGEST = 1_000_000;
/** Characters of the name of a language or theme, at most. */
const MAX_NAME_LENGTH = 10;
/** Messages that reveal nothing about the user. */
const HARMLESS = ["ready", "resize"];

/** The host page's origin; empty if it is unknown. */
const host = originOf(new URL(location.href).searchParams.get("host") ?? location.ancestorOrigins?.[0] ?? document.referrer);

/** @param {import("../events.js").Send} send */
export function listenToHost(send) {
    addEventListener("message", ({ source, origin, data }) => {
        const known = source === parent && source !== window && host !== "" && origin === host;
        const action = known ? read(data) : null;
        if (action) {
            send(action);
        }
    });
}

/** @param {readonly Message[]} messages */
export function post(messages) {
    for (const message of messages) {
        if (parent !== window && (host || HARMLESS.includes(message.type))) {
            parent.postMessage({ hofgarten: VERSION, ...message }, host || "*");
        }
    }
}

/**
 * @param {string} address
 * @returns {string} its origin; empty if it has none, or an opaque one
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
 * @param {unknown} message from the host page, untrusted
 * @returns {import("../messages.js").Action | null} the action; `null` for an unknown message, or one of a later version
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
 * @returns {string | null} the text; `null` if it cannot be a record
 */
function textOf(record) {
    try {
        const text = typeof record === "object" ? JSON.stringify(record) : record;
        return typeof text === "string" && text.length <= LONGEST ? text : null;
    } catch {
        return null; // a cyclic object
    }
}

/**
 * @param {Record<string, unknown>} values
 * @returns {Record<string, string>} the values that can be names
 */
function named(values) {
    const texts = Object.entries(values).flatMap(([name, value]) => typeof value === "string" ? [[name, value]] : []);
    return Object.fromEntries(texts.filter(([, text]) => text.length <= MAX_NAME_LENGTH));
}

/**
 * @param {unknown} value
 * @returns {boolean} true if it is a number of events
 */
function isCount(value) {
    return Number.isSafeInteger(value) && Number(value) >= 0;
}
