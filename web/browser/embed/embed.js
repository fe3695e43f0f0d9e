// For other websites: the element <hofgarten-demo> shows a rule, a match or a game in a frame. docs/embed.md documents
// it. The build bundles this file and its imports into one script, which runs as a classic script and as a module, and
// may be loaded more than once in a page.

import { DARK, addressOf, baseOf, kindOf, languageOf, linkOf, themeOf, urlOf, wordsOf } from "./url.js";
import { leave, live, watch } from "./scheduler.js";
import { Placeholder } from "./placeholder.js";

/** @typedef {{hofgarten: number, type: string, height?: unknown, [field: string]: unknown}} Message */

const NAME = "hofgarten-demo";
/** Version of the messages between both pages. */
const VERSION = 1;
/** Milliseconds after which a silent frame is given up. */
const TIMEOUT_MS = 30_000;
/** The widths in pixels up to which an element is as narrow as a phone, and as a column of text. */
const WIDTHS = [420, 700];
/**
 * Heights in pixels that are reserved before the frame has loaded, by width: between those that both games need, so that
 * the text below jumps by an eighth of a window at most.
 */
const RESERVED = {
    rule: [940, 680, 620], replay: [1140, 740, 780], puzzle: [1300, 860, 800], play: [1170, 660, 680],
    analysis: [1240, 740, 680], bot: [820, 750, 730], reader: [360, 310, 310],
};

/** The attributes by which pages change their colors. */
const COLORS = { attributeFilter: ["class", "style", "data-theme", "data-bs-theme", "data-color-mode"] };

/** The attributes that determine the content. */
const SUBJECT = ["rule", "puzzle", "bot", "game", "opponent", "seed", "share", "ply", "position", "base"];

class HofgartenDemo extends HTMLElement {
    static observedAttributes = [...SUBJECT, "lang", "theme", "title", "height", "width"];

    near = false;
    touched = false;
    /** @type {HTMLIFrameElement | undefined} */
    #frame;
    #ready = false;
    #timeout = 0;
    /** The content that the attributes asked for when they were last applied. */
    #subject = "";
    /** The language and theme that the frame has. */
    #sentSettings = "";
    /** @type {{record: unknown, ply?: number} | undefined} the match that the host page has loaded */
    #loaded;
    /** The deal of a game without the attribute `seed`: a new frame has the same one. */
    #seed = randomSeed();
    /** @type {{event: unknown, ply: number}[]} the moves of a game: a new frame goes on from there */
    #moves = [];
    /** True if a change of attributes is pending: several changes at a time are handled once. */
    #changed = false;
    #placeholder = new Placeholder(this.attachShadow({ mode: "open" }));

    connectedCallback() {
        [document.documentElement, document.body].forEach((node) => changes.observe(node, COLORS));
        this.#subject = this.#asked;
        this.#describe();
        this.#reserve();
        this.#loadWhenNear();
    }

    disconnectedCallback() {
        this.unload();
        leave(this);
    }

    /** Lets a page move the element (`moveBefore`) without reloading its frame. */
    connectedMoveCallback() {}

    /** @param {string} name */
    attributeChangedCallback(name) {
        if (SUBJECT.includes(name)) {
            this.#loaded = undefined;
            [this.#seed, this.#moves] = [randomSeed(), []];
        }
        if (!this.#changed) {
            this.#changed = true;
            queueMicrotask(() => this.#change());
        }
    }

    /**
     * Shows a match instead of the content that the attributes ask for.
     * @param {unknown} record an object as in docs/file-formats.md, or its text
     * @param {number} [ply] the number of events to show; by default all
     */
    load(record, ply) {
        this.#loaded = { record, ...(ply === undefined ? {} : { ply }) };
        if (this.#ready) {
            this.#post("load", this.#loaded);
        } else if (!this.#frame && this.isConnected) {
            this.#loadWhenNear();
        }
    }

    /** Creates the frame. */
    createFrame() {
        const frame = document.createElement("iframe");
        frame.setAttribute("sandbox", "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox");
        frame.allow = "clipboard-write; fullscreen";
        frame.referrerPolicy = "no-referrer";
        // A cross-origin isolated page allows only frames with certain headers, or without credentials.
        frame.toggleAttribute("credentialless", window.crossOriginIsolated || this.hasAttribute("credentialless"));
        frame.title = this.#title;
        frame.addEventListener("load", () => this.#onLoad(), { once: true });
        const address = addressOf(this);
        if (kindOf(this) === "play" && !address.searchParams.has("seed")) {
            address.searchParams.set("seed", this.#seed);
        }
        frame.src = address.href;
        this.#sentSettings = this.#settings;
        this.#timeout = setTimeout(() => this.giveUp("silent"), TIMEOUT_MS);
        this.#frame = frame;
        this.#placeholder.take(frame);
    }

    /** Takes the height that the frame has asked for. */
    settle() {
        this.#placeholder.settle();
    }

    /** Removes the frame; its area stays. */
    unload() {
        clearTimeout(this.#timeout);
        this.#frame?.remove();
        this.#placeholder.withdraw();
        this.#frame = undefined;
        this.#ready = this.touched = false;
        this.#placeholder.show(false);
    }

    /**
     * Handles a message if it comes from this element's frame.
     * @param {MessageEvent<Message>} event
     */
    handleMessage({ source, origin, data: { hofgarten, type, ...detail } }) {
        if (!this.#frame || source !== this.#frame.contentWindow || origin !== baseOf(this).origin) {
            return;
        }
        clearTimeout(this.#timeout);
        this.#placeholder.withdraw();
        this.#onLoad();
        if (type === "resize") {
            this.#placeholder.resize(Number(detail.height), this.touched);
        } else if (Object.hasOwn(HANDLERS, type)) {
            HANDLERS[type](this, detail);
            this.#dispatch(type, { version: hofgarten, ...detail });
        }
    }

    /** Handles the frame's `load` event, or a message before it. Its Python starts once the frame is visible. */
    #onLoad() {
        this.#placeholder.show(this.#frame !== undefined);
    }

    /** Applies the theme of the page around the element, where that is asked for and has changed. */
    onHostTheme() {
        if (this.isConnected && this.getAttribute("theme") === "host") {
            this.#change();
        }
    }

    /** Handles the first message of the frame's Python: `ready`, or `error` in its place. It listens from then on. */
    onReady() {
        if (this.#ready) {
            return;
        }
        this.#ready = true;
        if (this.#loaded) {
            this.#post("load", this.#loaded);
        } else if (this.#moves.length > 0 && kindOf(this) === "play") {
            this.#post("resume", { moves: this.#moves.map(({ event }) => event) });
        }
        this.#postSettings();
    }

    /**
     * Notes a move, in place of those that were taken back before it.
     * @param {Record<string, unknown>} move
     */
    onMove({ event, ply }) {
        this.touched = true;
        this.#moves = [...this.#moves.filter((before) => before.ply < Number(ply)), { event, ply: Number(ply) }];
    }

    /**
     * Shows a link instead of the frame, which may still load and is shown again then.
     * @param {string} reason
     */
    giveUp(reason) {
        this.#placeholder.show(false);
        this.#placeholder.offer(linkOf(this).href, wordsOf(this).open);
        this.#dispatch("error", { version: VERSION, reason });
    }

    /** @param {string} address an address that the host page's Content-Security-Policy has blocked */
    onBlocked(address) {
        if (this.#frame && !this.#ready && urlOf(address, document.baseURI)?.origin === baseOf(this).origin) {
            this.unload();
            this.#placeholder.setHeight(0);
            this.giveUp("refused");
        }
    }

    /** Loads the frame once the element is near, if there is content to show. */
    #loadWhenNear() {
        if (kindOf(this) || this.#loaded) {
            watch(this);
        }
    }

    /** Applies changed attributes: posts language and theme to the frame, reloads it for any other change. */
    #change() {
        this.#changed = false;
        if (!this.isConnected) {
            return;
        }
        this.#describe();
        if (this.#asked !== this.#subject) {
            this.disconnectedCallback();
            this.connectedCallback();
        } else if (this.#frame) {
            this.#frame.title = this.#title;
            this.#postSettings();
        }
    }

    #postSettings() {
        if (this.#ready && this.#settings !== this.#sentSettings) {
            this.#sentSettings = this.#settings;
            this.#post("set", { language: languageOf(this), theme: themeOf(this) });
        }
    }

    /** @returns {string} the content that the attributes ask for, without language and theme */
    get #asked() {
        const { href, searchParams } = addressOf(this);
        return ["lang", "theme"].reduce((rest, name) => rest.replace(`&${name}=${searchParams.get(name)}`, ""), href);
    }

    get #settings() {
        return `${languageOf(this)} ${themeOf(this)}`;
    }

    get #title() {
        return this.title || `Hofgarten: ${wordsOf(this).what}`;
    }

    /**
     * @param {string} type
     * @param {object} parts
     */
    #post(type, parts) {
        this.#frame?.contentWindow?.postMessage({ hofgarten: VERSION, type, ...parts }, baseOf(this).origin);
    }

    /**
     * @param {string} type
     * @param {object} detail
     */
    #dispatch(type, detail) {
        this.dispatchEvent(new CustomEvent(`hofgarten-${type}`, { bubbles: true, composed: true, detail }));
    }

    /** Shows a description in place of the frame, in the width that the attributes ask for. */
    #describe() {
        const { what, lang } = wordsOf(this);
        this.#placeholder.describe(what, lang, linkOf(this).href);
        this.#placeholder.setTheme(themeOf(this));
        this.#placeholder.setWidth(Number(this.getAttribute("width")));
    }

    /** Reserves the height that the attributes ask for, or the usual one. */
    #reserve() {
        const [kind, asked] = [kindOf(this) || "replay", Number(this.getAttribute("height")) || 0];
        const width = Math.min(this.clientWidth, Number(this.getAttribute("width")) || Infinity);
        const isReaders = kind === "bot" && this.getAttribute("opponent") === "reader";
        const column = WIDTHS.filter((most) => width > most).length;
        const usual = RESERVED[isReaders ? "reader" : kind][column];
        // In a phone, `height` alone would be too low.
        this.#placeholder.setHeight(column ? asked || usual : Math.max(asked, usual));
    }
}

/** @type {Record<string, (element: HofgartenDemo, detail: Record<string, unknown>) => void>} handlers of the messages from a frame */
const HANDLERS = {
    ready: (element) => element.onReady(),
    error: (element) => element.onReady(),
    loaded: () => {},
    move: (element, detail) => element.onMove(detail),
    finished: touch,
    done: touch,
};

/** @returns {string} */
function randomSeed() {
    return Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join("");
}

/** @param {HofgartenDemo} element */
function touch(element) {
    element.touched = true;
}

addEventListener("message", (event) => {
    if (event.data?.hofgarten === VERSION && typeof event.data.type === "string") {
        live.forEach((element) => /** @type {HofgartenDemo} */ (element).handleMessage(event));
    }
});

// A page that changes its colors sets a class or an attribute of its root or its body.
const repainted = () => document.querySelectorAll(NAME).forEach((element) => {
    if (element instanceof HofgartenDemo) {
        element.onHostTheme();
    }
});
DARK.addEventListener("change", repainted);
const changes = new MutationObserver(repainted);

document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    if (effectiveDirective === "frame-src") {
        live.forEach((element) => /** @type {HofgartenDemo} */ (element).onBlocked(blockedURI));
    }
});

if (!customElements.get(NAME)) {
    customElements.define(NAME, HofgartenDemo);
}
