// Features beside the match, started once Python is ready: offline use, events of other tabs, import of files,
// prefetching.

import { listenToFiles } from "./file_import.js";
import { prefetchGames } from "./game_files.js";
import { initServiceWorker } from "./service_worker_client.js";
import { listenToTabs } from "./persistence/tab_events.js";

/** @param {import("./events.js").Send} send */
export function init(send) {
    listenToTabs(send);
    listenToFiles(send);
    initServiceWorker(send);
    prefetchGames();
}
