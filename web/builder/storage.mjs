// Stands before Pyodide in the worker: PyScript opens a database for packages that it would keep, waits for it, and never
// starts where the browser refuses one, as many do in a frame on somebody else's page. We have no such packages: this is
// all of a database that it asks for, and an empty one.

/**
 * @param {unknown} result
 * @returns {object} a request that succeeds
 */
const answered = (result) => {
    const request = { onsuccess: null };
    Promise.resolve().then(() => request.onsuccess?.({ target: { result } }));
    return request;
};
const store = { getAllKeys: () => answered([]), clear: () => answered() };
const database = { transaction: () => ({ objectStore: () => store }), close() {} };
Object.defineProperty(globalThis, "indexedDB", { value: { open: () => answered(database) } });
