// Messages between this page and the host page that embeds it: objects {hofgarten: 1, type, ...} both ways. To the
// host: loading, ready {kind, rule, game, language}, loaded {game, ply}, move {seat, event, text, ply}, done {rule}, finished {winners, scores},
// resize {height, width}, error {reason}. From the host: load {record, ply}, resume {moves}, set {language, theme}. Only
// messages of the parent window are accepted, and only if its origin is known: the address's `host`, or the origin that the
// browser reports. If its origin is unknown, it receives only `loading`, `ready` and `resize`.

/** @typedef {import("../messages.js").HostMessage | {type: "resize", height: number, width: number} | {type: "loading"}} Message */

const VERSION = 1;
/** Characters of a record, at most. Python validates its content. */
const LONGEST = 1_000_000;
/** Characters of the name of a language or theme, at most. */
const MAX_NAME_LENGTH = 10;
/** Milliseconds between two messages of a type that are read. Of those that arrive meanwhile, the newest counts. */
const PAUSE_MS = 500;
/** Messages that reveal nothing about the user. */
const HARMLESS = ["loading", "ready", "resize"];

/** The host page's origin; empty if it is unknown. */
const host = originOf(new URL(location.href).searchParams.get("host") ?? location.ancestorOrigins?.[0] ?? document.referrer);

/** @typedef {Record<string, unknown>} Content */

/** @type {Record<string, (message: Content) => import("../messages.js").Action>} the actions of messages, by type */
const ACTIONS = {
    load: ({ record, ply }) => ({ do: "host-load", record: textOf(record), ...(isCount(ply) ? { ply: Number(ply) } : {}) }),
    resume: ({ moves }) => ({ do: "host-resume", moves: textOf(moves) }),
    set: (settings) => ({ do: "host-set", ...settings }),
};
/** @type {Record<string, Content>} the newest message of each type; of `set` the newest value of each field */
const newest = {};
/** @type {Map<string, boolean>} types that wait for the end of a pause: true if a message has arrived meanwhile */
const pauses = new Map();

/** @param {import("../events.js").Send} send */
export function listenToHost(send) {
    addEventListener("message", ({ source, origin, data }) => {
        const known = source === parent && source !== window && host !== "" && origin === host;
        const { hofgarten, type, language, theme } = Object(data);
        if (known && hofgarten === VERSION && Object.keys(ACTIONS).includes(type)) {
            newest[type] = type === "set" ? { ...newest.set, ...named({ language, theme }) } : data;
            act(type, send);
        }
    });
}

/**
 * Sends the action of the newest message of a type, unless the last one was sent less than a pause ago.
 * @param {string} type
 * @param {import("../events.js").Send} send
 */
function act(type, send) {
    if (pauses.has(type)) {
        pauses.set(type, true);
        return;
    }
    pauses.set(type, false);
    setTimeout(() => {
        const missed = pauses.get(type);
        pauses.delete(type);
        if (missed) {
            act(type, send);
        }
    }, PAUSE_MS);
    // Python may need longer than a pause.
    send(ACTIONS[type](newest[type]), `host-${type}`);
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
