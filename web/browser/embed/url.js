// Reads the attributes of a <hofgarten-demo> element and builds the address of its frame.

/** @typedef {"rule" | "replay" | "puzzle" | "play" | "analysis" | "bot"} Kind */

/** The folder of this script; an empty page if there is none, as for a script and a page from `data:` addresses. */
const HOME = urlOf(".", script()) ?? urlOf(".", document.baseURI) ?? new URL("about:blank");

/** True while the device is set to dark colors. */
export const DARK = matchMedia("(prefers-color-scheme: dark)");

/** @type {Record<string, Kind>} kinds by attribute; the first attribute that an element has decides */
const KINDS = { rule: "rule", share: "replay", puzzle: "puzzle", bot: "bot", game: "play" };

/** @type {Record<string, Record<Kind | "position" | "open", string>>} */
const WORDS = {
    en: {
        rule: "Rule", replay: "A match", position: "A position", puzzle: "A puzzle",
        play: "A match against the computer", analysis: "A position to analyse", bot: "A bot to read and change",
        open: "Open in Hofgarten",
    },
    de: {
        rule: "Regel", replay: "Eine Partie", position: "Eine Stellung", puzzle: "Ein Rätsel",
        play: "Eine Partie gegen den Computer", analysis: "Eine Stellung zum Analysieren",
        bot: "Ein Bot zum Lesen und Ändern",
        open: "In Hofgarten öffnen",
    },
    nl: {
        rule: "Regel", replay: "Een partij", position: "Een stelling", puzzle: "Een puzzel",
        play: "Een partij tegen de computer", analysis: "Een stelling om te analyseren",
        bot: "Een bot om te lezen en te veranderen",
        open: "Openen in Hofgarten",
    },
    fr: {
        rule: "Règle", replay: "Une partie", position: "Une position", puzzle: "Un problème",
        play: "Une partie contre l’ordinateur", analysis: "Une position à analyser",
        bot: "Un bot à lire et à modifier",
        open: "Ouvrir dans Hofgarten",
    },
};

/**
 * @param {Element} element
 * @returns {Kind | ""} empty if no attribute names a kind
 */
export function kindOf(element) {
    const [, kind = ""] = Object.entries(KINDS).find(([name]) => element.hasAttribute(name)) ?? [];
    // With `share` the attribute needs no value.
    return kind || (element.getAttribute("position") ? "analysis" : "");
}

/**
 * @param {Element} element
 * @returns {Kind | "position"} its content; without an attribute a replay, which `load` fills
 */
function contentOf(element) {
    const kind = kindOf(element) || "replay";
    return kind === "replay" && element.hasAttribute("position") ? "position" : kind;
}

/**
 * @param {Element} element
 * @returns {string} the language of the element or its surroundings; empty if it is not supported
 */
export function languageOf(element) {
    const code = element.closest("[lang]")?.getAttribute("lang")?.split(/[-_]/)[0].toLowerCase() ?? "";
    return code in WORDS ? code : "";
}

/**
 * @param {Element} element
 * @returns {string} its theme; for `host` that of the page around it
 */
export function themeOf(element) {
    const theme = element.getAttribute("theme") ?? "";
    if (theme === "host" && element.isConnected) {
        return isDark(element) ? "dark" : "light";
    }
    return ["light", "dark"].includes(theme) ? theme : "auto";
}

/**
 * @param {Element} element
 * @returns {boolean} true if the first background behind the element that is mostly opaque is dark; without one, if its
 *     color scheme is
 */
function isDark(element) {
    for (let node = element.parentElement; node; node = node.parentElement) {
        const [red, green, blue, alpha = 1] = channelsOf(getComputedStyle(node).backgroundColor, element);
        if (blue === undefined) {
            break;
        }
        if (alpha > 0.5) {
            return 0.299 * red + 0.587 * green + 0.114 * blue < 0.5;
        }
    }
    const { colorScheme } = getComputedStyle(element.ownerDocument.documentElement);
    return colorScheme.includes("dark") && (!colorScheme.includes("light") || DARK.matches);
}

/**
 * Reads a computed color. Browsers leave `oklch()`, `lab()` and the like as they are written, and mix them into sRGB. A
 * drawn pixel would not do: some browsers falsify it, so that pages do not recognize their users.
 * @param {string} color
 * @param {Element} element the element in which it is mixed
 * @returns {number[]} red, green, blue, from 0 to 1, and the opacity if it is not 1; empty if the color cannot be read
 */
function channelsOf(color, element) {
    const scale = color.startsWith("rgb") ? 255 : 1;
    const mixed = scale === 1 ? inSrgb(color, element) : color;
    const [red, green, blue, ...alpha] = mixed.match(/-?[\d.]+(e[-+]?\d+)?|none/g)?.map((part) => Number(part) || 0) ?? [];
    return blue === undefined ? [] : [red / scale, green / scale, blue / scale, ...alpha];
}

/**
 * @param {string} color
 * @param {Element} element
 * @returns {string} the color as `color(srgb …)`; empty if the browser cannot mix it
 */
function inSrgb(color, element) {
    const swatch = document.createElement("i");
    (element.shadowRoot ?? element).append(swatch);
    swatch.style.backgroundColor = `color-mix(in srgb, ${color}, ${color})`;
    const mixed = getComputedStyle(swatch).backgroundColor;
    swatch.remove();
    return mixed.startsWith("color(srgb ") ? mixed.slice("color(srgb ".length) : "";
}

/**
 * @param {Element} element
 * @returns {{what: string, open: string, lang: string}} the element's description, the label of a link to our page, and
 *     the language of both
 */
export function wordsOf(element) {
    const [content, lang] = [contentOf(element), languageOf(element) || "en"];
    const { [content]: name, open } = WORDS[lang];
    return { what: content === "rule" ? `${name} ${element.getAttribute("rule")}` : name, open, lang };
}

/**
 * @param {Element} element
 * @returns {URL} the folder of our page: the attribute `base` if it is a web address, else the folder of this script
 */
export function baseOf(element) {
    const asked = element.getAttribute("base");
    const base = asked ? urlOf(asked, document.baseURI) : null;
    // Frames and links with a `javascript:` address would run it in the page around the element.
    return base && ["http:", "https:"].includes(base.protocol) ? base : new URL(HOME);
}

/**
 * @param {string} address
 * @param {string} base
 * @returns {URL | null} `null` if it is no address
 */
export function urlOf(address, base) {
    try {
        return new URL(address, base);
    } catch {
        return null;
    }
}

/**
 * @param {Element} element
 * @returns {URL} the address of its frame
 */
export function addressOf(element) {
    const address = linkOf(element);
    const kind = contentOf(element);
    const parts = {
        embed: kind === "rule" ? element.getAttribute("rule") : kind,
        ...(kind === "play" || kind === "bot" ? gameOf(element) : {}),
        puzzle: kind === "puzzle" ? element.getAttribute("puzzle") : "",
        lang: languageOf(element),
        theme: themeOf(element),
        host: location.origin,
    };
    const filled = Object.entries(parts).filter(([, value]) => value);
    if (kind === "analysis") {
        address.hash = `position/${encodeURIComponent(element.getAttribute("position") ?? "")}`;
    }
    address.search = String(new URLSearchParams(/** @type {[string, string][]} */ (filled)));
    return address;
}

/**
 * @param {Element} element
 * @returns {URL} the address of our page for the reader, with the shared match or the puzzle if there is one
 */
export function linkOf(element) {
    const address = baseOf(element);
    const code = kindOf(element) === "replay" ? codeOf(element) : "";
    const puzzle = kindOf(element) === "puzzle" ? `#puzzles/${element.getAttribute("puzzle")}` : "";
    const bot = kindOf(element) === "bot" ? `#workshop/shared/${botOf(element)}` : "";
    address.hash = puzzle || bot || (code && `#share/${code}`);
    return address;
}

/**
 * @param {Element} element
 * @returns {string} the match's code, taken from a link if necessary, and the position
 */
function codeOf(element) {
    const [code, ply] = (element.getAttribute("share") ?? "").replace(/^.*#share\//, "").split("/");
    return [code, element.getAttribute("ply") ?? ply].filter(Boolean).join("/");
}

/**
 * @param {Element} element
 * @returns {string} the bot's code, taken from a link if necessary
 */
function botOf(element) {
    return (element.getAttribute("bot") ?? "").replace(/^.*#workshop\/shared\//, "");
}

/** @param {Element} element */
function gameOf(element) {
    return Object.fromEntries(["game", "opponent", "seed"].map((name) => [name, element.getAttribute(name)]));
}

/** @returns {string} the address of this script: a module has no `currentScript`, a classic script no `import.meta` */
function script() {
    const current = document.currentScript;
    const [found] = new Error().stack?.match(/\bhttps?:\/\/[^\s()]+?(?=(?::\d+)+\)?$)/m) ?? [];
    return (current instanceof HTMLScriptElement && current.src) || found || document.baseURI;
}
