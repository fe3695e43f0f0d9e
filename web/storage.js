// What the page keeps in localStorage: the only place where anything outlives it.

const PREFIX = "hofgarten/";

/**
 * Writes to localStorage.
 * @param {Record<string, string | null>} entries what to keep under which key; null forgets
 * @returns {{why: "full" | "forbidden", key: string} | null} why it could not be done, and at which key; null when it could
 */
export function keep(entries) {
    for (const [key, text] of Object.entries(entries)) {
        try {
            if (text === null) {
                localStorage.removeItem(key);
            } else {
                localStorage.setItem(key, text);
            }
        } catch (error) {
            const full = error instanceof DOMException && error.name === "QuotaExceededError";
            return { why: full ? "full" : "forbidden", key };
        }
    }
    return null;
}

/** @returns {Record<string, string>} all that we have kept; nothing where storage is forbidden */
export function kept() {
    try {
        return Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith(PREFIX)));
    } catch {
        return {};
    }
}
