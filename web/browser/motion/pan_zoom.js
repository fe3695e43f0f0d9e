// Large pictures in a window that scrolls (`data-pan`): dragged by the mouse, zoomed by pinch, wheel or buttons.
// The window's first child is the picture; how large it is drawn is up to the style sheet, by `--zoom` of the root:
// 1 shows all of it, and while nobody has zoomed there is none. Its `data-origin` has three numbers: where its corner is
// and how wide it is, in units of its own. When it grows at the left or the top, what is seen stays where it is.

import { closest } from "../events.js";

const STEP = 1.25;
const LEAST = 0.5;
const MOST = 5;
/** By how many pixels the mouse may move before a click is a drag. */
const STILL = 6;
/** How much of the window an arrow scrolls. */
const SHARE = 0.4;
/** @type {Record<string, [number, number]>} */
const WAYS = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };

let zoom = 1;
/** @type {{view: Element, x: number, y: number, moved: boolean} | null} */
let drag = null;
/** The distance of two fingers when they were last seen. */
let spread = 0;
/** @type {WeakMap<Element, number[]>} */
const origins = new WeakMap();

/** @param {HTMLElement} page */
export function listenToPans(page) {
    page.addEventListener("click", press, { capture: true });
    page.addEventListener("pointerdown", ({ target, pointerType, button, clientX, clientY }) => {
        const free = pointerType === "mouse" && button === 0 && !closest(target, "[data-drag]");
        const view = free ? viewOf(target) : null;
        drag = view && { view, x: clientX, y: clientY, moved: false };
    });
    page.addEventListener("pointermove", pull);
    page.addEventListener("touchend", () => { spread = 0; });
    addEventListener("resize", () => settlePans(page));
}

/**
 * Marks those windows whose picture does not fit, for the style sheet, keeps in sight what was, and hears what zooms them:
 * each by itself, since where that is heard the browser asks us before it scrolls.
 * @param {ParentNode} page
 */
export function settlePans(page) {
    for (const view of /** @type {NodeListOf<HTMLElement>} */ (page.querySelectorAll("[data-pan]"))) {
        view.addEventListener("wheel", wheel, { passive: false });
        view.addEventListener("touchmove", pinch, { passive: false });
        const fits = view.scrollWidth <= view.clientWidth + 1 && view.scrollHeight <= view.clientHeight + 1;
        view.parentElement?.toggleAttribute("data-overflows", !fits);
        const sheet = /** @type {HTMLElement} */ (view.firstElementChild);
        const [x, y, size] = (sheet.dataset.origin ?? "").split(" ").map(Number);
        const [oldX, oldY] = origins.get(view) ?? [x, y];
        view.scrollBy(((oldX - x) / size) * sheet.clientWidth, ((oldY - y) / size) * sheet.clientWidth);
        origins.set(view, [x, y]);
    }
}

/**
 * A button's `data-zoom` is `in`, `out` or `fit`, its `data-scroll` one of the four ways; both are about the window
 * that stands in the same section. The click that ends a drag is none.
 * @param {MouseEvent} event
 */
function press(event) {
    if (drag?.moved && event.detail) {
        event.stopPropagation();
        event.preventDefault();
    }
    drag = null;
    const button = closest(event.target, "[data-zoom], [data-scroll]");
    const view = button?.closest("section")?.querySelector("[data-pan]");
    if (view && button) {
        const { zoom: by = "", scroll = "" } = button.dataset;
        const [right, down] = WAYS[scroll] ?? [0, 0];
        const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
        view.scrollBy({ left: right * view.clientWidth * SHARE, top: down * view.clientHeight * SHARE, behavior });
        if (by) {
            const { left, top } = view.getBoundingClientRect();
            zoomTo(view, { in: zoom * STEP, out: zoom / STEP }[by] ?? 1, left + view.clientWidth / 2, top + view.clientHeight / 2);
        }
    }
}

/** @param {PointerEvent} event */
function pull({ buttons, clientX, clientY }) {
    if (drag && buttons === 1 && (drag.moved || Math.hypot(clientX - drag.x, clientY - drag.y) > STILL)) {
        drag.view.scrollBy(drag.x - clientX, drag.y - clientY);
        drag = { view: drag.view, x: clientX, y: clientY, moved: true };
    }
}

/** @param {WheelEvent} event With the control key, as a touchpad's pinch sends it, the wheel zooms. */
function wheel(event) {
    // What has been such a window may have become another part of the page.
    const view = viewOf(event.currentTarget);
    if (view && event.ctrlKey) {
        event.preventDefault();
        zoomTo(view, zoom * Math.exp(-event.deltaY / 200), event.clientX, event.clientY);
    }
}

/** @param {TouchEvent} event */
function pinch(event) {
    const view = viewOf(event.currentTarget);
    const [one, other] = event.touches;
    if (view && event.touches.length === 2) {
        event.preventDefault();
        const now = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
        zoomTo(view, (zoom * now) / (spread || now), (one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
        spread = now;
    }
}

/**
 * Zooms, and leaves what is at a place of the screen where it is.
 * @param {Element} view
 * @param {number} to
 * @param {number} x
 * @param {number} y
 */
function zoomTo(view, to, x, y) {
    const { left, top } = view.getBoundingClientRect();
    const [wide, high] = [(view.scrollLeft + x - left) / view.scrollWidth, (view.scrollTop + y - top) / view.scrollHeight];
    zoom = Math.min(Math.max(to, LEAST), MOST);
    document.documentElement.style.setProperty("--zoom", zoom.toFixed(3));
    view.scrollTo(wide * view.scrollWidth - x + left, high * view.scrollHeight - y + top);
    settlePans(document);
}

/**
 * @param {EventTarget | null} target
 * @returns {Element | null} the window in which something happened
 */
function viewOf(target) {
    return closest(target, "[data-pan]");
}
