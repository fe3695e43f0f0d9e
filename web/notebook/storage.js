// Stands for browser/persistence/storage.js in a notebook: nothing is stored in the browser.

export async function durable() {}

export function keep() {
    return [];
}

export function kept() {
    return {};
}
