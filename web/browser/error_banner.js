// The banner for errors: the page is never blank if Python cannot be loaded or raises an error.

/** Part of the message of an error: the browser, or a policy, does not allow the page to start a worker. */
export const REFUSED = "no worker may start";
/** In the message of an error: a pack or a script could not be fetched. Each browser says so in its own words. */
const UNFETCHED = /^OSError|import(ed|ing a) module/im;
const root = document.documentElement;
let before = "";

document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("[data-dismiss]")) {
        showBanner(false);
    }
});

/**
 * Shows or hides the notice that something went wrong and that a reload may help, or the one that says why the page cannot
 * run here, in the page's language. guard.js handles the button to reload. Once Python runs, the notice can be closed.
 * @param {boolean} shown
 * @param {boolean} [cut] true if the connection is the cause; without a value guard.js asks the server
 */
export function showBanner(shown, cut) {
    if (shown && root.dataset.python !== "failed") {
        before = root.dataset.python ?? "";
    }
    root.dataset.python = shown ? "failed" : before;
    for (const notice of document.querySelectorAll(".trouble")) {
        notice.toggleAttribute("hidden", !shown || notice.getAttribute(`data-${root.dataset.fault ?? "trouble"}`) !== root.lang);
        notice.querySelector("[data-dismiss]")?.toggleAttribute("hidden", before !== "ready");
    }
    if (shown) {
        dispatchEvent(new CustomEvent("trouble", { detail: cut }));
    }
}

/** Marks Python as ready. A banner stays, since it may be about another file. */
export function markReady() {
    if (root.dataset.python === "failed") {
        before = "ready";
        showBanner(true);
    } else {
        root.dataset.python = "ready";
    }
}

/**
 * Logs an error and shows the banner.
 * @param {unknown} error
 */
export function reportError(error) {
    console.error(error);
    const running = [before, root.dataset.python].includes("ready");
    showBanner(true, running && !UNFETCHED.test(String(error)) ? false : undefined);
}

/**
 * Logs an error that kept Python from starting, and shows the notice that fits it.
 * @param {unknown} error
 */
export function reportFailedStart(error) {
    const reason = String(error);
    if (reason.includes(REFUSED)) {
        root.dataset.fault ??= "workers";
    } else if (/out of memory|allocat/i.test(reason)) {
        root.dataset.fault ??= "memory";
    }
    reportError(error);
}

/**
 * Makes a change; if it throws, reports the error and leaves the page as it is.
 * @param {() => void} update
 */
export function guard(update) {
    try {
        update();
    } catch (error) {
        reportError(error);
    }
}
