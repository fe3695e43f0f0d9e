// Stands before PyScript, in the page and in its workers: it opens databases for files and packages that it would keep,
// waits for them, and does not start where a browser refuses them, as many do in a frame on somebody else's page. We have
// no such files: this is all of a database that it asks for, and an empty one. What we keep ourselves, journal.js does.

{
    /**
     * @param {unknown} [result]
     * @returns {object} a request that succeeds
     */
    const answered = (result) => {
        /** @type {{onsuccess: ((event: object) => void) | null}} */
        const request = { onsuccess: null };
        Promise.resolve().then(() => request.onsuccess?.({ target: { result } }));
        return request;
    };
    const store = { getAllKeys: () => answered([]), clear: () => answered() };
    const database = { transaction: () => ({ objectStore: () => store }), close() {} };
    // To be taken away again: guest.py leaves a bot of somebody's own nothing that leads out of its worker.
    Object.defineProperty(globalThis, "indexedDB", { value: { open: () => answered(database) }, configurable: true });
}
