// What a person sees when Python cannot be had, or stumbles: never a blank page.

let before = "";

/**
 * Shows or hides, in the page's language, that something went wrong and that loading the page again may help; guard.js
 * hears the button.
 * @param {boolean} shown
 */
export function trouble(shown) {
    const root = document.documentElement;
    for (const notice of document.querySelectorAll("[data-trouble]")) {
        /** @type {HTMLElement} */ (notice).hidden = !(shown && notice.getAttribute("data-trouble") === root.lang);
    }
    if (shown && root.dataset.python !== "failed") {
        before = root.dataset.python ?? "";
    }
    root.dataset.python = shown ? "failed" : before;
}

/**
 * Tells the person that something went wrong, and us what it was.
 * @param {unknown} error
 */
export function fail(error) {
    console.error(error);
    trouble(true);
}

/**
 * A change that fails leaves the page as it is, and tells.
 * @param {() => void} update
 */
export function attempt(update) {
    try {
        update();
    } catch (error) {
        fail(error);
    }
}
