// The messages between this page and the one in which it is embedded.

/** @typedef {{type: string, [field: string]: unknown}} Message */

/** @param {import("./events.js").Send} send */
export function begin(send) {
    void send;
}

/** @param {Message[]} messages */
export function tell(messages) {
    void messages;
}
