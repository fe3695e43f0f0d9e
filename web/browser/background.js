// Features beside the match, started once Python is ready: offline use, events of other tabs, import of files,
// prefetching, messages that pass.

import { listenToFiles } from "./file_import.js";
import { prefetchGames } from "./game_files.js";
import { initServiceWorker } from "./service_worker_client.js";
import { listenToTabs } from "./persistence/storage.js";

/**
 * Sends the action of a message that has been shown long enough: the style sheet measures the time, and stops it while
 * the message is pointed at or has the focus.
 * @param {string} name of the animation that has ended
 * @param {EventTarget | null} target
 * @param {import("./events.js").Send} send
 */
function passToast(name, target, send) {
    if (name === "pass-toast" && target instanceof HTMLElement && target.dataset.passing) {
        send(JSON.parse(target.dataset.passing));
    }
}

/** @param {import("./events.js").Send} send */
export function init(send) {
    listenToTabs(send);
    listenToFiles(send);
    initServiceWorker(send);
    prefetchGames();
    addEventListener("animationend", ({ animationName, target }) => passToast(animationName, target, send));
}
