// Refuses each database, as many browsers do in frames of other sites; as an interpreter also in the worker.

Object.defineProperty(globalThis, "indexedDB", { value: { open: refuse } });

function refuse() {
    const request = { error: new DOMException("refused", "SecurityError") };
    queueMicrotask(() => request.onerror?.(new Event("error")));
    return request;
}

export { loadPyodide, version } from "../pyodide/pyodide.mjs";
