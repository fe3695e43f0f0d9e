// Reads and writes localStorage, the only persistent state. All tabs of the site share it, so no tab overwrites a value
// that it has not seen.

import { note } from "./journal.js";

const PREFIX = "hofgarten/";

/** @type {Set<string>} keys whose last write or removal failed */
const failing = new Set();
/** @type {Promise<unknown>} */
let written = Promise.resolve();

/** @typedef {import("../messages.js").Entries} Entries values by key; `null` means absent, or to be removed */
/** @typedef {import("../messages.js").Action} Action */

/**
 * Writes to localStorage.
 * @param {Entries} entries the values to write; `null` removes a key
 * @param {Entries} [base] the values that Python expects there. If another value is there, nothing is written.
 * @returns {Action[]} actions for Python, to be handled before any other: `overtaken` with the
 *     actual value, `storage-failed` with the reason, `storage-works` once writing works again. An entry that fails
 *     does not stop the others.
 */
export function keep(entries, base = {}) {
    /** @type {Action[]} */
    const overtaken = [];
    /** @type {Entries} the stored values of keys that could not be written, as far as they are known */
    const unwritten = {};
    /** @type {Entries} */
    const done = {};
    /** @type {"full" | "forbidden" | undefined} the reason of the first failure */
    let why;
    const failed = failing.size > 0;
    const cleared = isCleared();
    if (Object.keys(entries).length > 0) {
        // Each call has all pending writes: a key that is missing no longer needs writing.
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
            why ??= error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "forbidden";
        }
    }
    written = note(done);
    /** @type {Action[]} */
    const reports = why ? [{ do: "storage-failed", why, there: unwritten }] : [];
    if (failed && failing.size === 0) {
        reports.push({ do: "storage-works" });
    }
    return [...overtaken, ...reports];
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

/** @returns {boolean} true if the storage has no entry of this page, as far as that can be known */
function isCleared() {
    try {
        return !Object.keys(localStorage).some(isOurs);
    } catch {
        return false;
    }
}

/** @returns {Promise<unknown>} fulfilled once the last write is on disk, or cannot get there */
export function durable() {
    return written;
}

/** @returns {Record<string, string>} all stored entries; empty if storage is forbidden */
export function kept() {
    try {
        return Object.fromEntries(Object.entries(localStorage).filter(([key]) => isOurs(key)));
    } catch {
        return {};
    }
}

/**
 * @param {string} key
 * @returns {string | null} the stored value; `null` if there is none, or storage is forbidden
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
