// Lists that keep in view what the page says is the present place, as the moves of a match that is looked back at.

/** @type {WeakMap<Element, Element | null>} the present place that was last brought into view */
const followed = new WeakMap();

/** A list that gets another size, as when a phone is turned, shows the present place again. */
const resized = new ResizeObserver((entries) => entries.forEach(({ target }) => settle(target)));

/**
 * Scrolls each list to its present place, once; then it stays where a person scrolls it.
 * @param {ParentNode} page
 */
export function settleFollowers(page) {
    for (const list of page.querySelectorAll("[data-follow]")) {
        if (!followed.has(list)) {
            resized.observe(list);
        }
        const present = list.querySelector("[aria-current]");
        if (followed.get(list) !== present) {
            settle(list);
        }
        followed.set(list, present);
    }
}

/** @param {Element} list */
function settle(list) {
    const present = list.querySelector("[aria-current]");
    if (present) {
        const { top, bottom, height } = list.getBoundingClientRect();
        const place = present.getBoundingClientRect();
        if (place.top < top || place.bottom > bottom) {
            list.scrollTop += place.top - top - (height - place.height) / 2;
        }
    }
}
