// Reads and writes localStorage, the only persistent state. All tabs of the site share it, so no tab overwrites a value
// that it has not seen.

import { record, PREFIX, write } from "./journal.js";

/** True if an entry of the last write could not be written or removed. */
let failing = false;
/** @type {Promise<void>} */
let written = Promise.resolve();

/** @typedef {import("../messages.js").Entries} Entries values by key; `null` means absent, or to be removed */
/** @typedef {import("../messages.js").Action} Action */

/**
 * Writes to localStorage.
 * @param {Entries} entries all values to write; `null` removes a key
 * @param {Entries} [base] the values that Python expects there. If another value is there, nothing is written.
 * @returns {Action[]} actions for Python, to be handled before any other: `storage-conflict` with the
 *     actual and the expected value, `storage-failed` with the reason, `storage-works` once writing works again. An entry that fails
 *     does not stop the others.
 */
export function save(entries, base = {}) {
    if (Object.keys(entries).length === 0) {
        return [];
    }
    /** @type {Action[]} */
    const reports = [];
    /** @type {Entries} the stored values of keys that could not be written, as far as they are known */
    const unwritten = {};
    /** @type {string[]} */
    const done = [];
    /** @type {"full" | "forbidden" | undefined} the reason of the first failure */
    let reason;
    const cleared = ifAllowed(() => !Object.keys(localStorage).some(isPageKey), false);
    for (const [key, text] of Object.entries(entries)) {
        let there = base[key] ?? null;
        try {
            there = localStorage.getItem(key);
            if (there !== text && key in base && there !== base[key]) {
                reports.push({ do: "storage-conflict", key, text: there, base: base[key], cleared });
                continue;
            }
            write(key, text);
            done.push(key);
        } catch (error) {
            unwritten[key] = there;
            reason ??= error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "forbidden";
        }
    }
    if (done.length > 0) {
        written = record(done);
    }
    if (reason) {
        reports.push({ do: "storage-failed", reason, there: unwritten });
    } else if (failing) {
        reports.push({ do: "storage-works" });
    }
    failing = reason !== undefined;
    document.documentElement.toggleAttribute("data-unsaved", failing);
    return reports;
}

/** @returns {Promise<void>} fulfilled once the last write is on disk, or cannot get there */
export function whenDurable() {
    return written;
}

/** @returns {Record<string, string>} all stored entries; empty if storage is forbidden */
export function readAll() {
    return ifAllowed(() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => isPageKey(key))), {});
}

/**
 * Reports writes of other tabs, also those made while this page was suspended.
 * @param {import("../events.js").Send} send
 */
export function listenToTabs(send) {
    addEventListener("storage", ({ key, storageArea }) => {
        if (storageArea !== localStorage) {
            return;
        }
        if (key === null) {
            send({ do: "storage-reread", storage: {} });
        } else if (isPageKey(key)) {
            send({ do: "storage-changed", key, text: null });
        }
    });
    addEventListener("pageshow", ({ persisted }) => {
        if (persisted) {
            send({ do: "storage-reread", storage: {} });
        }
    });
}

/**
 * Reads the storage for a report about it. A text that was read earlier may be outdated, even by this tab.
 * @param {Action} action an action whose turn has come
 * @returns {Action} the action with what is stored now
 */
export function upToDate(action) {
    if (action.do === "storage-changed") {
        return { ...action, text: ifAllowed(() => localStorage.getItem(action.key), null) };
    }
    return action.do === "storage-reread" ? { ...action, storage: readAll() } : action;
}

/** @param {string} key */
function isPageKey(key) {
    return key.startsWith(PREFIX);
}

/**
 * @template T
 * @param {() => T} read
 * @param {T} otherwise the result if storage is forbidden
 */
function ifAllowed(read, otherwise) {
    try {
        return read();
    } catch {
        return otherwise;
    }
}
