// Large pictures in a window that scrolls (`data-pan`): dragged by the mouse, zoomed by pinch, wheel or buttons.
// The window's first child is the picture; how large it is drawn is up to the style sheet, by `--zoom` of the root:
// 1 shows all of it, and while nobody has zoomed there is none.

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
/** @type {{view: HTMLElement, x: number, y: number, moved: boolean} | null} */
let drag = null;
/** The distance of two fingers when they were last seen. */
let spread = 0;

/** @param {HTMLElement} page */
export function listenToPans(page) {
    page.addEventListener("click", (event) => press(event, page), { capture: true });
    page.addEventListener("pointerdown", grab);
    page.addEventListener("pointermove", pull);
    page.addEventListener("wheel", wheel, { passive: false });
    page.addEventListener("touchmove", pinch, { passive: false });
    page.addEventListener("touchend", () => { spread = 0; });
    addEventListener("resize", () => settlePans(page));
}

/**
 * Marks those windows whose picture does not fit, for the style sheet.
 * @param {ParentNode} page
 */
export function settlePans(page) {
    for (const view of page.querySelectorAll("[data-pan]")) {
        const fits = view.scrollWidth <= view.clientWidth + 1 && view.scrollHeight <= view.clientHeight + 1;
        view.parentElement?.toggleAttribute("data-overflows", !fits);
    }
}

/**
 * A button's `data-zoom` is `in`, `out` or `fit`, its `data-scroll` one of the four ways; both are about the window
 * that stands in the same section. The click that ends a drag is none.
 * @param {Event} event
 * @param {HTMLElement} page
 */
function press(event, page) {
    if (drag?.moved) {
        event.stopPropagation();
        event.preventDefault();
    }
    drag = null;
    const button = event.target instanceof Element ? event.target.closest("[data-zoom], [data-scroll]") : null;
    const view = button?.closest("section")?.querySelector("[data-pan]");
    if (button instanceof HTMLElement && view instanceof HTMLElement) {
        const [right, down] = WAYS[button.dataset.scroll ?? ""] ?? [0, 0];
        view.scrollBy({ left: right * view.clientWidth * SHARE, top: down * view.clientHeight * SHARE, behavior: "smooth" });
        if (button.dataset.zoom) {
            const by = { in: zoom * STEP, out: zoom / STEP }[button.dataset.zoom] ?? 1;
            zoomTo(view, by, view.clientWidth / 2, view.clientHeight / 2);
            settlePans(page);
        }
    }
}

/** @param {PointerEvent} event */
function grab(event) {
    const view = viewOf(event.target);
    drag = view && event.pointerType === "mouse" && event.button === 0 ? { view, x: event.clientX, y: event.clientY, moved: false } : null;
}

/** @param {PointerEvent} event */
function pull(event) {
    if (drag && event.buttons === 1) {
        const [right, down] = [event.clientX - drag.x, event.clientY - drag.y];
        if (drag.moved || Math.hypot(right, down) > STILL) {
            drag.view.scrollBy(-right, -down);
            drag = { view: drag.view, x: event.clientX, y: event.clientY, moved: true };
        }
    }
}

/** @param {WheelEvent} event With the control key, as a touchpad's pinch sends it, the wheel zooms. */
function wheel(event) {
    const view = viewOf(event.target);
    if (view && event.ctrlKey) {
        event.preventDefault();
        const { left, top } = view.getBoundingClientRect();
        zoomTo(view, zoom * Math.exp(-event.deltaY / 200), event.clientX - left, event.clientY - top);
    }
}

/** @param {TouchEvent} event */
function pinch(event) {
    const view = viewOf(event.target);
    const [one, other] = event.touches;
    if (view && event.touches.length === 2) {
        event.preventDefault();
        const now = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
        const { left, top } = view.getBoundingClientRect();
        if (spread) {
            zoomTo(view, (zoom * now) / spread, (one.clientX + other.clientX) / 2 - left, (one.clientY + other.clientY) / 2 - top);
        }
        spread = now;
    }
}

/**
 * Zooms, and leaves what is at a place of the window where it is.
 * @param {HTMLElement} view
 * @param {number} to
 * @param {number} x
 * @param {number} y
 */
function zoomTo(view, to, x, y) {
    zoom = Math.min(Math.max(to, LEAST), MOST);
    const before = [(view.scrollLeft + x) / view.scrollWidth, (view.scrollTop + y) / view.scrollHeight];
    document.documentElement.style.setProperty("--zoom", zoom.toFixed(3));
    view.scrollTo(before[0] * view.scrollWidth - x, before[1] * view.scrollHeight - y);
    settlePans(document);
}

/**
 * @param {EventTarget | null} target
 * @returns {HTMLElement | null} the window in which something happened
 */
function viewOf(target) {
    return target instanceof Element ? target.closest("[data-pan]") : null;
}
