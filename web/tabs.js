// What other tabs write to the storage that all of them share.

/** @param {import("./events.js").Send} send */
export function listenToTabs(send) {
    void send;
}
