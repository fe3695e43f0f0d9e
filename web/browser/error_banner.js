// The banner for errors: the page is never blank if Python cannot be loaded or raises an error.

let before = "";

/**
 * Shows or hides the notice that something went wrong and that a reload may help, in the page's language. guard.js
 * handles its button.
 * @param {boolean} shown
 */
export function showBanner(shown) {
    const root = document.documentElement;
    for (const notice of document.querySelectorAll("[data-trouble]")) {
        /** @type {HTMLElement} */ (notice).hidden = !(shown && notice.getAttribute("data-trouble") === root.lang);
    }
    if (shown && root.dataset.python !== "failed") {
        before = root.dataset.python ?? "";
    }
    root.dataset.python = shown ? "failed" : before;
}

/** Marks Python as ready. A banner stays, since it may be about another file. */
export function markReady() {
    const { dataset } = document.documentElement;
    if (dataset.python === "failed") {
        before = "ready";
    } else {
        dataset.python = "ready";
    }
}

/**
 * Logs an error and shows the banner.
 * @param {unknown} error
 */
export function reportError(error) {
    console.error(error);
    showBanner(true);
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
