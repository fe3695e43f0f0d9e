// Replaces IndexedDB for PyScript, in the page and in its workers, by a stub with empty databases. PyScript opens
// databases for files and packages, waits for them, and does not start if a browser denies them, as many do in frames
// of other sites. We have no such files. Our own data is in the database that journal.js opens.

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
    // Configurable, so that user_bot_worker.py can delete it: a user bot gets no access to anything outside its worker.
    Object.defineProperty(globalThis, "indexedDB", { value: { open: () => answered(database) }, configurable: true });
}
