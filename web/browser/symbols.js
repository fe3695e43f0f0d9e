// Draws the symbols of sprites as images. An image is one node of the page; `<use>` copies all nodes of its symbol, which
// were four fifths of a match's nodes.

export const NAMESPACE = "http://www.w3.org/2000/svg";
const NAME = /data-symbol="([^"]+)"/g;

/** @type {Map<string, HTMLImageElement>} symbol -> its image, which keeps what the browser has loaded */
const images = new Map();
/** @type {Set<string>} symbols of replies that have no image yet */
const wanted = new Set();

/** @param {readonly string[]} texts the HTML of a reply */
export function wantSymbols(texts) {
    for (const [, name] of texts.flatMap((text) => [...text.matchAll(NAME)])) {
        if (!images.has(name)) {
            wanted.add(name);
        }
    }
}

/** Makes the images of all symbols that are wanted, so that a page shows them at once. */
export async function prepareSymbols() {
    const found = [...wanted].flatMap((name) => document.getElementById(name) ?? []);
    if (found.length > 0) {
        await Promise.allSettled(found.map((symbol) => {
            const image = new Image();
            image.src = URL.createObjectURL(fileOf(symbol));
            images.set(symbol.id, image);
            wanted.delete(symbol.id);
            return image.decode();
        }));
        drawSymbols(document); // a sprite that was missing is there now
    }
}

/** @param {ParentNode} content in which each image of a symbol gets its address */
export function drawSymbols(content) {
    for (const image of content.querySelectorAll("image[data-symbol]:not([href])")) {
        const loaded = images.get(image.getAttribute("data-symbol") ?? "");
        if (loaded) {
            image.setAttribute("href", loaded.src);
        }
    }
}

/**
 * @param {Element} symbol
 * @returns {Blob} an SVG with this symbol and everything that it refers to
 */
function fileOf(symbol) {
    const drawing = document.createElementNS(NAMESPACE, "svg");
    const defs = document.createElementNS(NAMESPACE, "defs");
    drawing.setAttribute("viewBox", symbol.getAttribute("viewBox") ?? "");
    defs.append(...borrowed(symbol).map((element) => element.cloneNode(true)));
    drawing.append(defs, ...[...symbol.children].map((element) => element.cloneNode(true)));
    return new Blob([new XMLSerializer().serializeToString(drawing)], { type: "image/svg+xml" });
}

/**
 * @param {Element} drawing
 * @returns {Element[]} the elements of the page that the drawing refers to, directly or through another one; not those
 *     inside another one of them
 */
export function borrowed(drawing) {
    const found = [...referredElements(drawing)];
    return found.filter((one) => !found.some((other) => other !== one && other.contains(one)));
}

/**
 * @param {Element} drawing
 * @param {Set<Element>} [found]
 * @returns {Set<Element>}
 */
function referredElements(drawing, found = new Set()) {
    for (const id of referredIds(drawing)) {
        const element = document.getElementById(id);
        // A descendant of an element that was already found comes with it.
        if (element && ![...found].some((other) => other.contains(element))) {
            found.add(element);
            referredElements(element, found);
        }
    }
    return found;
}

/**
 * @param {Element} drawing
 * @returns {Set<string>} the ids in references such as `href="#id"` and `url(#id)`
 */
function referredIds(drawing) {
    const values = [drawing, ...drawing.querySelectorAll("*")].flatMap((element) => [...element.attributes]);
    return new Set(values.flatMap(({ name, value }) => [
        ...(name.endsWith("href") && value.startsWith("#") ? [value.slice(1)] : []),
        ...Array.from(value.matchAll(/url\("?#([^")]+)"?\)/g), ([, id]) => id),
    ]));
}
