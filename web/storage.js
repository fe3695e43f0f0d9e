// What the page keeps in localStorage: the only place where anything outlives it.

const PREFIX = "hofgarten/";

/**
 * Writes to localStorage.
 * @param {Record<string, string | null>} entries what to keep under which key; null forgets
 * @returns {import("./events.js").Action[]} what Python is to hear of it: why an entry could not be written, and which;
 *     of several the first, the others are tried all the same
 */
export function keep(entries) {
    /** @type {import("./events.js").Action | null} */
    let fault = null;
    for (const [key, text] of Object.entries(entries)) {
        try {
            if (text === null) {
                localStorage.removeItem(key);
            } else {
                localStorage.setItem(key, text);
            }
        } catch (error) {
            const full = error instanceof DOMException && error.name === "QuotaExceededError";
            fault ??= { do: "storage-failed", why: full ? "full" : "forbidden", key };
        }
    }
    return fault ? [fault] : [];
}

/** @returns {Record<string, string>} all that we have kept; nothing where storage is forbidden */
export function kept() {
    try {
        return Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith(PREFIX)));
    } catch {
        return {};
    }
}
