// Replaces browser/persistence/storage.js in notebooks: nothing is stored in the browser.

export async function whenDurable() {}

export function save() {
    return [];
}

export function readAll() {
    return {};
}

/** @param {import("../browser/messages.js").Action} action */
export function upToDate(action) {
    return action;
}
