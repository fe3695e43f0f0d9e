// Features beside the match, started once Python is ready: offline use, events of other tabs, import of files,
// prefetching, messages that pass, a new day.

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

/**
 * Makes the preview of an embed as high as its content: it reports its height like every embedded page.
 * @param {MessageEvent} event
 */
function fitPreview({ data, source }) {
    const preview = /** @type {HTMLIFrameElement | null} */ (document.querySelector("[data-preview]"));
    if (source && source === preview?.contentWindow && data?.type === "resize") {
        // Styles of the elements in the page are those of the last reply.
        document.documentElement.style.setProperty("--preview-height", `${Number(data.height)}px`);
    }
}

/**
 * Sends an action on each new day: the page shows deals and puzzles of the day. Timers stop while a device sleeps, so the
 * date is also compared when the page is seen again.
 * @param {import("./events.js").Send} send
 */
function watchDay(send) {
    let day = "", timer = 0;
    const look = () => {
        const now = new Date(), today = now.toDateString();
        if (day && day !== today) {
            send({ do: "new-day" });
        }
        day = today;
        clearTimeout(timer);
        timer = setTimeout(look, new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime());
    };
    addEventListener("focus", look);
    document.addEventListener("visibilitychange", look);
    look();
}

/** @param {import("./events.js").Send} send */
export function init(send) {
    listenToTabs(send);
    listenToFiles(send);
    initServiceWorker(send);
    prefetchGames();
    watchDay(send);
    addEventListener("message", fitPreview);
    addEventListener("animationend", ({ animationName, target }) => passToast(animationName, target, send));
}
