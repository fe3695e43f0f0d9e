// Replaces browser/background.js in notebooks: tells the notebook the height of the page.

export function init() {
    new ResizeObserver(() => {
        parent.postMessage({ hofgartenHeight: Math.ceil(document.body.getBoundingClientRect().height) }, "*");
    }).observe(document.body);
}
