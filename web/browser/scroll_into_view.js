// Keeps the current item of a list in view, such as the move that a replay shows.

/** @type {WeakMap<Element, Element | null>} the current item that was last scrolled into view */
const followed = new WeakMap();

/** Scrolls to the current item again when a list is resized, for example when a phone is turned. */
const resized = new ResizeObserver((entries) => entries.forEach(({ target }) => scrollToCurrent(target)));

/**
 * Scrolls each list to its current item once; after that the user's scroll position stays.
 * @param {ParentNode} page
 */
export function syncFollowers(page) {
    for (const list of page.querySelectorAll("[data-follow]")) {
        if (!followed.has(list)) {
            resized.observe(list);
        }
        const current = list.querySelector("[aria-current]");
        if (followed.get(list) !== current) {
            scrollToCurrent(list);
        }
        followed.set(list, current);
    }
}

/** @param {Element} list */
function scrollToCurrent(list) {
    const current = list.querySelector("[aria-current]");
    if (current) {
        const { top, bottom, height } = list.getBoundingClientRect();
        const place = current.getBoundingClientRect();
        if (place.top < top || place.bottom > bottom) {
            list.scrollTop += place.top - top - (height - place.height) / 2;
        }
    }
}
