// Features beside the match, started once Python is ready: offline use, events of other tabs, import of files,
// prefetching, a snapshot for later starts, messages that pass.

import { listenToFiles } from "./file_import.js";
import { prefetchGames } from "./game_files.js";
import { initServiceWorker } from "./service_worker_client.js";
import { hasRoom, isStored } from "./workers/snapshot.js";
import { listenToTabs } from "./persistence/tab_events.js";

/** Time after a start before a snapshot is made, in milliseconds: everything else comes first. */
const QUIET = 10_000;

/**
 * Makes a snapshot of Python's memory for later starts, in a worker of its own, once the page works offline: all files
 * are in this browser by then.
 */
async function makeSnapshot() {
    const connection = /** @type {{connection?: {saveData?: boolean}}} */ (navigator).connection;
    const wanted = navigator.serviceWorker?.controller && !connection?.saveData;
    if (wanted && !(await isStored()) && (await hasRoom())) {
        new Worker(new URL("workers/make_snapshot.js", import.meta.url), { type: "module" })
            .postMessage(document.documentElement.lang);
    }
}

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
    setTimeout(() => makeSnapshot().catch(console.info), QUIET);
    addEventListener("animationend", ({ animationName, target }) => passToast(animationName, target, send));
}
