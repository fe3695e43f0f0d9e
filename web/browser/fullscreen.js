// Full screen: a browser allows it only at the very press of a button, so this cannot wait for Python.

const root = document.documentElement;

/**
 * Lets every `[data-full-screen]` in the page switch, and says on the root what is: `data-full="off"` or `"on"`, or no
 * such attribute where the browser has no full screen.
 * @param {HTMLElement} page
 */
export function listenToFullScreen(page) {
    if (!document.fullscreenEnabled) {
        return;
    }
    page.addEventListener("click", toggle);
    document.addEventListener("fullscreenchange", tell);
    tell();
}

/** @param {Event} event */
function toggle({ target }) {
    if (target instanceof Element && target.closest("[data-full-screen]")) {
        const done = document.fullscreenElement ? document.exitFullscreen() : root.requestFullscreen();
        done.catch(() => {});
    }
}

function tell() {
    root.dataset.full = document.fullscreenElement ? "on" : "off";
}
