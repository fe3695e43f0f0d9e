// What the page does beside the match, once Python is there: it works without a network, minds other tabs, takes files in.

import { listenToGifts } from "./file_import.js";
import { beginOffline } from "./service_worker_client.js";
import { listenToTabs } from "./persistence/tab_events.js";

/** @param {import("./events.js").Send} send */
export function begin(send) {
    listenToTabs(send);
    listenToGifts(send);
    beginOffline(send);
}
