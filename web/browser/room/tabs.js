// The transport between tabs of one browser. A tab that was opened with an answer passes it on to that of the host.

/** Milliseconds in which the tab of the host takes an answer. */
const PASS_MS = 3000;

/**
 * @param {string} room its id
 * @param {boolean} host
 * @param {import("./room.js").Receive} receive
 * @param {(answer: string) => boolean} accept takes a code that another tab passes on; false if it is none
 * @returns {import("./room.js").Transport & {close: () => void}}
 */
export function openTabs(room, host, receive, accept) {
    const own = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("");
    const channel = new BroadcastChannel(`hofgarten/room/${room}`);
    /** @type {import("./room.js").Transport & {close: () => void}} */
    const transport = {
        post: (text, to) => channel.postMessage({ from: own, to, text }),
        close: () => channel.close(),
    };
    channel.addEventListener("message", ({ data }) => {
        const { from, to, text, answer } = data ?? {};
        if (host && typeof answer === "string" && accept(answer)) {
            channel.postMessage({ taken: answer });
        }
        if (typeof from === "string" && typeof text === "string" && to === (host ? "" : own)) {
            receive(from, text, transport);
        }
    });
    return transport;
}

/**
 * Passes an answer on to the tab of the host.
 * @param {string} room its id
 * @param {string} answer
 * @returns {Promise<boolean>} true if it was taken
 */
export function passOn(room, answer) {
    const channel = new BroadcastChannel(`hofgarten/room/${room}`);
    /** @type {Promise<boolean>} */
    const taken = new Promise((resolve) => {
        channel.addEventListener("message", ({ data }) => data?.taken === answer && resolve(true));
        setTimeout(resolve, PASS_MS, false);
    });
    channel.postMessage({ answer });
    return taken.finally(() => channel.close());
}
