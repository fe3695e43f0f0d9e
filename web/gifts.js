// Matches that are brought in: dropped on the page, pasted, or shared with the installed page by another app.

/** @param {import("./events.js").Send} send */
export function listenToGifts(send) {
    void send;
}
