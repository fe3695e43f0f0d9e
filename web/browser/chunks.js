// Chunks of the page. A reply has the HTML of the chunks that are new, and the page with `<12>` in place of chunk 12. A
// chunk that the page already shows is neither parsed nor compared: an empty element stands in for it.

/**
 * @typedef {object} Chunk an element's HTML
 * @property {string} name of its tag
 * @property {string} start its start tag, with its number as `data-chunk`
 * @property {string} inside its content, with numbers in place of inner chunks
 * @property {string[]} inner the numbers of these chunks
 */

const NUMBER = /<(\d+)>/g;

/** @type {Map<string, Chunk>} the chunks of the last reply's page, by number */
let known = new Map();

/**
 * Takes in the new chunks of a page, and forgets those that it no longer has.
 * @param {string} html
 * @param {Record<string, string>} chunks the HTML of the new chunks by number
 */
export function take(html, chunks) {
    /** @type {Map<string, Chunk>} */
    const used = new Map();
    const waiting = numbersIn(html);
    for (let number = waiting.pop(); number !== undefined; number = waiting.pop()) {
        const chunk = number in chunks ? chunkOf(number, chunks[number]) : known.get(number);
        if (chunk && !used.has(number)) {
            used.set(number, chunk);
            waiting.push(...chunk.inner);
        }
    }
    known = used;
}

/**
 * @param {string} html with numbers in place of chunks
 * @param {ParentNode} [page] the shown page: an empty element with `data-same` stands in for each chunk that is there
 * @returns {string} the whole HTML
 */
export function unfold(html, page) {
    return written(html, page ? shownChunks(page) : new Map());
}

/**
 * @param {ParentNode} page
 * @returns {Map<string, Element>} the chunks on the page by number; one element of those that it shows several times
 */
export function shownChunks(page) {
    return new Map(Array.from(page.querySelectorAll("[data-chunk]"), (element) => [numberOf(element), element]));
}

/**
 * @param {string} html
 * @param {Map<string, Element>} shown
 * @returns {string}
 */
function written(html, shown) {
    return html.replace(NUMBER, (_, number) => {
        const { name, start, inside } = /** @type {Chunk} */ (known.get(number));
        return shown.has(number) ? `${start.slice(0, -1)} data-same></${name}>` : `${start}${written(inside, shown)}</${name}>`;
    });
}

/**
 * @param {Element} element
 * @returns {boolean} true if it is empty and stands in for a chunk
 */
export function isEmpty(element) {
    return element.hasAttribute("data-same");
}

/**
 * @param {Element} node of the page
 * @param {Element} next
 * @returns {boolean} true if `next` stands in for the chunk that `node` is
 */
export function standsFor(node, next) {
    return isEmpty(next) && numberOf(node) === numberOf(next);
}

/**
 * @param {Element} element
 * @returns {Element[]} the elements that stand in for chunks: in it, and itself if it is one
 */
export function emptyChunks(element) {
    return [...element.querySelectorAll("[data-same]"), ...(isEmpty(element) ? [element] : [])];
}

/**
 * @param {Element} empty an element that stands in for a chunk
 * @returns {string} the HTML of the chunk's content
 */
export function contentOf(empty) {
    return unfold(known.get(numberOf(empty))?.inside ?? "");
}

/**
 * @param {Element} element
 * @returns {string} its number; empty if it is not a chunk
 */
function numberOf(element) {
    return element.getAttribute("data-chunk") ?? "";
}

/**
 * @param {string} number
 * @param {string} html
 * @returns {Chunk}
 */
function chunkOf(number, html) {
    const [tag, name] = /** @type {RegExpExecArray} */ (/^<([\w-]+)[^>]*>/.exec(html));
    const inside = html.slice(tag.length, html.lastIndexOf("</"));
    return { name, start: `${tag.slice(0, -1)} data-chunk="${number}">`, inside, inner: numbersIn(inside) };
}

/**
 * @param {string} html
 * @returns {string[]} the numbers in place of chunks
 */
function numbersIn(html) {
    return Array.from(html.matchAll(NUMBER), ([, number]) => number);
}
