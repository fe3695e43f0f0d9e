// What the page does beside the match, once Python is there: it works without a network, minds other tabs, takes files in.

import { listenToGifts } from "./gifts.js";
import { beginOffline } from "./offline.js";
import { listenToTabs } from "./tabs.js";

/** @param {import("./events.js").Send} send */
export function begin(send) {
    listenToTabs(send);
    listenToGifts(send);
    beginOffline(send);
}
