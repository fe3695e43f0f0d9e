// What the page keeps in localStorage: the only place where anything outlives it. Every tab of ours writes there: none
// writes over what it has not seen.

import { note } from "./journal.js";

const PREFIX = "hofgarten/";

/** @type {Set<string>} the keys under which something could not be written, or removed */
const failing = new Set();
/** @type {Promise<unknown>} */
let written = Promise.resolve();

/** @typedef {Record<string, string | null>} Entries what is kept under which key; null: nothing is, or is to be */

/**
 * Writes to localStorage.
 * @param {Entries} entries what to keep under which key; null forgets
 * @param {Entries} [base] what Python takes to be there: where something else is, nothing is written
 * @returns {import("../events.js").Action[]} what Python is to hear of it, before anything else: what was there instead,
 *     what could not be written and why, or that this works again; whatever happens to one entry, the others are tried
 */
export function keep(entries, base = {}) {
    const overtaken = [];
    /** @type {Entries} what is there instead of what could not be written, as far as that can be known */
    const unwritten = {};
    /** @type {Entries} */
    const done = {};
    let why = "";
    const failed = failing.size > 0;
    const cleared = isCleared();
    if (Object.keys(entries).length > 0) {
        // All that is due comes together: what is not among it need not be written any more.
        [...failing].filter((key) => !(key in entries)).forEach((key) => failing.delete(key));
    }
    for (const [key, text] of Object.entries(entries)) {
        let there = base[key] ?? null;
        try {
            there = localStorage.getItem(key);
            if (there !== text && key in base && there !== base[key]) {
                overtaken.push({ do: "overtaken", key, text: there, cleared });
                failing.delete(key);
                continue;
            }
            write(key, text);
            failing.delete(key);
            done[key] = text;
        } catch (error) {
            failing.add(key);
            unwritten[key] = there;
            why ||= error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "forbidden";
        }
    }
    written = note(done);
    const [first] = Object.keys(unwritten);
    const fault = first === undefined ? [] : [{ do: "storage-failed", why, key: first, there: unwritten }];
    return [...overtaken, ...fault, ...(failed && failing.size === 0 ? [{ do: "storage-works" }] : [])];
}

/**
 * @param {string} key
 * @param {string | null} text
 */
function write(key, text) {
    if (text === null) {
        localStorage.removeItem(key);
    } else {
        localStorage.setItem(key, text);
    }
}

/** @returns {boolean} whether nothing of ours is there, as far as that can be known */
function isCleared() {
    try {
        return !Object.keys(localStorage).some(isOurs);
    } catch {
        return false;
    }
}

/** @returns {Promise<unknown>} done when what was kept last is on the disk, or cannot get there */
export function durable() {
    return written;
}

/** @returns {Record<string, string>} all that we have kept; nothing where storage is forbidden */
export function kept() {
    try {
        return Object.fromEntries(Object.entries(localStorage).filter(([key]) => isOurs(key)));
    } catch {
        return {};
    }
}

/**
 * @param {string} key
 * @returns {string | null} what is kept under a key; null where that is nothing, or storage is forbidden
 */
export function present(key) {
    try {
        return localStorage.getItem(key);
    } catch {
        return null;
    }
}

/** @param {string} key */
export function isOurs(key) {
    return key.startsWith(PREFIX);
}
