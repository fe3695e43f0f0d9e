// For other people's pages: the element <hofgarten-demo> shows a rule, a match or a game of ours in a frame.
// docs/embed.md says how it is used. The build makes one script of this file and of what it imports, which runs as a
// classic script and as a module, more than once in a page if need be.

import { addressOf, baseOf, kindOf, languageOf, linkOf, themeOf, wordsOf } from "./url.js";
import { leave, live, settled, watch } from "./scheduler.js";
import { Room } from "./placeholder.js";

/** @typedef {{hofgarten: number, type: string, height?: unknown, [field: string]: unknown}} Message */

const NAME = "hofgarten-demo";
/** Of the messages that both pages exchange. */
const VERSION = 1;
/** Milliseconds after which a frame that says nothing is waited for no longer. */
const PATIENCE = 30_000;
/** Pixels that are kept free for what is not loaded yet. */
const RESERVED = { rule: 560, replay: 720, play: 720 };

/** The attributes that say what is shown. */
const SUBJECT = ["rule", "game", "opponent", "seed", "share", "ply", "position", "base"];

class HofgartenDemo extends HTMLElement {
    static observedAttributes = [...SUBJECT, "lang", "theme", "title", "height", "width"];

    near = false;
    touched = false;
    /** @type {HTMLIFrameElement | undefined} */
    #frame;
    #ready = false;
    #patience = 0;
    /** What the attributes asked for when they were last obeyed. */
    #subject = "";
    /** What the frame was told last of its language and its theme. */
    #told = "";
    /** @type {{record: unknown, ply?: number} | undefined} what the host page wants to be shown */
    #loaded;
    /** Whether attributes have changed that are yet to be looked at: several at a time are one change. */
    #changed = false;
    #room = new Room(this.attachShadow({ mode: "open" }));

    connectedCallback() {
        this.#subject = this.#asked;
        this.#describe();
        this.#reserve();
        this.#await();
    }

    disconnectedCallback() {
        this.unload();
        leave(this);
    }

    /** With this a page can move the element (`moveBefore`), and its frame stays as it is. */
    connectedMoveCallback() {}

    /** @param {string} name */
    attributeChangedCallback(name) {
        if (SUBJECT.includes(name)) {
            this.#loaded = undefined;
        }
        if (!this.#changed) {
            this.#changed = true;
            queueMicrotask(() => this.#change());
        }
    }

    /**
     * Shows a match, in the place of what the attributes say.
     * @param {unknown} record as docs/record.md has it: an object, or its text
     * @param {number} [ply] after how many events the match is shown; without it, after the last
     */
    load(record, ply) {
        this.#loaded = { record, ...(ply === undefined ? {} : { ply }) };
        if (this.#ready) {
            this.#post("load", this.#loaded);
        } else if (!this.#frame && this.isConnected) {
            this.#await();
        }
    }

    /** Makes the frame. */
    begin() {
        const frame = document.createElement("iframe");
        frame.setAttribute("sandbox", "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox");
        frame.allow = "clipboard-write; fullscreen";
        frame.referrerPolicy = "no-referrer";
        // An isolated page may only have frames that send headers of their own, or that come without credentials.
        frame.toggleAttribute("credentialless", window.crossOriginIsolated || this.hasAttribute("credentialless"));
        frame.title = this.#title;
        frame.addEventListener("load", () => this.#arrived(), { once: true });
        frame.src = addressOf(this).href;
        this.#told = this.#manner;
        this.#patience = setTimeout(() => this.giveUp("silent"), PATIENCE);
        this.#frame = frame;
        this.#room.take(frame);
    }

    /** Takes the frame away; its room stays. */
    unload() {
        clearTimeout(this.#patience);
        this.#frame?.remove();
        this.#room.withdraw();
        this.#frame = undefined;
        this.#ready = this.touched = false;
        this.#room.show(false);
    }

    /**
     * Takes a message, if it comes from this element's frame.
     * @param {MessageEvent<Message>} event
     */
    hear({ source, origin, data: { hofgarten, type, ...detail } }) {
        if (!this.#frame || source !== this.#frame.contentWindow || origin !== baseOf(this).origin) {
            return;
        }
        clearTimeout(this.#patience);
        this.#room.withdraw();
        this.#arrived();
        if (type === "resize") {
            this.#room.resize(Number(detail.height));
        } else if (Object.hasOwn(HEARD, type)) {
            HEARD[type](this);
            this.#dispatch(type, { version: hofgarten, ...detail });
        }
    }

    /** The frame's page is there, or speaks before it is whole; its Python starts when a reader sees it. */
    #arrived() {
        this.#room.show(this.#frame !== undefined);
        settled(this);
    }

    /** The frame's Python is there. */
    begun() {
        this.#ready = true;
        if (this.#loaded) {
            this.#post("load", this.#loaded);
        }
        this.#tell();
    }

    /**
     * Lets the reader follow a link instead; the frame may still come.
     * @param {string} reason
     */
    giveUp(reason) {
        this.#room.offer(linkOf(this).href, wordsOf(this).open);
        this.#dispatch("error", { reason });
        settled(this);
    }

    /** @param {string} address which the host page's Content-Security-Policy has forbidden */
    refused(address) {
        if (this.#frame && !this.#ready && new URL(address, document.baseURI).origin === baseOf(this).origin) {
            this.unload();
            this.giveUp("refused");
        }
    }

    /** Has the frame loaded when the element is near and there is something to show. */
    #await() {
        if (kindOf(this) || this.#loaded) {
            watch(this);
        }
    }

    /** Tells the frame what has changed, or loads it anew where that is not only its language and its theme. */
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
            this.#tell();
        }
    }

    #tell() {
        if (this.#ready && this.#manner !== this.#told) {
            this.#told = this.#manner;
            this.#post("set", { language: languageOf(this), theme: themeOf(this) });
        }
    }

    /** @returns {string} what the attributes ask for, the language and theme apart */
    get #asked() {
        const { href, searchParams } = addressOf(this);
        return ["lang", "theme"].reduce((rest, name) => rest.replace(`&${name}=${searchParams.get(name)}`, ""), href);
    }

    get #manner() {
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

    /** Says in the frame's place what will be there, in a room as wide as is asked for. */
    #describe() {
        const { what, lang } = wordsOf(this);
        this.#room.describe(what, lang);
        this.#room.setWidth(Number(this.getAttribute("width")));
    }

    /** Keeps as much height free as is asked for, or as is usual. */
    #reserve() {
        this.#room.setHeight(Number(this.getAttribute("height")) || RESERVED[kindOf(this) || "replay"]);
    }
}

/** @type {Record<string, (element: HofgartenDemo) => void>} what each message from a frame means for its element */
const HEARD = {
    ready: (element) => element.begun(),
    error: () => {},
    move: touch,
    finished: touch,
    done: touch,
};

/** @param {HofgartenDemo} element */
function touch(element) {
    element.touched = true;
}

addEventListener("message", (event) => {
    if (event.data?.hofgarten === VERSION && typeof event.data.type === "string") {
        live.forEach((element) => /** @type {HofgartenDemo} */ (element).hear(event));
    }
});

document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    if (effectiveDirective === "frame-src") {
        live.forEach((element) => /** @type {HofgartenDemo} */ (element).refused(blockedURI));
    }
});

if (!customElements.get(NAME)) {
    customElements.define(NAME, HofgartenDemo);
}
