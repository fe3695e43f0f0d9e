// What the page keeps in localStorage: the only place where anything outlives it.

const PREFIX = "hofgarten/";

/**
 * Writes to localStorage.
 * @param {Record<string, string | null>} entries what to keep under which key; null forgets
 * @returns {"" | "full" | "forbidden"} why it could not be done; empty when it could
 */
export function keep(entries) {
    try {
        for (const [key, text] of Object.entries(entries)) {
            if (text === null) {
                localStorage.removeItem(key);
            } else {
                localStorage.setItem(key, text);
            }
        }
        return "";
    } catch (error) {
        return error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "forbidden";
    }
}

/** @returns {Record<string, string>} all that we have kept; nothing where storage is forbidden */
export function kept() {
    try {
        return Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith(PREFIX)));
    } catch {
        return {};
    }
}
