// Replaces browser/preload_python.js in notebooks: Python runs in the notebook's kernel. widget.js passes the messages
// on.

/** @type {Map<number, (text: string) => void>} waiting for an answer, by the number of their message */
const waiting = new Map();
let last = 0;

addEventListener("message", ({ source, data }) => {
    if (source === parent && typeof data?.hofgartenTheme === "string") {
        document.documentElement.dataset.theme = data.hofgartenTheme;
    } else if (source === parent && typeof data?.hofgartenAnswer === "number") {
        waiting.get(data.hofgartenAnswer)?.(data.text);
        waiting.delete(data.hofgartenAnswer);
    }
});

/**
 * @param {"act" | "answer"} name of a function of the kernel
 * @param {string} text its argument as JSON
 * @returns {Promise<string>} its result as JSON
 */
export function call(name, text) {
    last += 1;
    const number = last;
    parent.postMessage({ hofgartenCall: name, number, text }, "*");
    return new Promise((resolve) => waiting.set(number, resolve));
}

export const python = Promise.resolve({ sync: { act: (/** @type {string} */ text) => call("act", text) } });
