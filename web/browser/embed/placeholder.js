// The area of a <hofgarten-demo> element: its size, and the text shown while there is no frame.

/** Limits of the height in pixels, whatever a frame asks for. */
const [LOWEST, HIGHEST] = [120, 4000];
const STYLE = `
    :host { display: block; break-inside: avoid; color-scheme: light dark; --day: initial; --night:; }
    @media (prefers-color-scheme: dark) { :host { --day:; --night: initial; } }
    :host([hidden]) { display: none; }
    [data-theme="light"] { color-scheme: light; --day: initial; --night:; }
    [data-theme="dark"] { color-scheme: dark; --day:; --night: initial; }
    .box { position: relative; overflow: hidden; margin-inline: auto; border-radius: 10px;
        background: var(--day, #f5eedd) var(--night, #1b1e1a);
        color: var(--day, #4d493d) var(--night, #cbc6b5); }
    .place { position: absolute; inset: 0; display: grid; place-content: center; justify-items: center; gap: 0.5em;
        padding: 1em; font: 1.25rem/1.4 Georgia, serif; text-align: center; }
    .open { position: absolute; inset: auto 0 1rem; color: inherit; font: 1rem/1.4 Georgia, serif; text-align: center; }
    iframe { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; border: 0; opacity: 0; }
    .is-shown iframe { opacity: 1; }
    .is-shown .place { display: none; }
    .address { display: none; }
    @media print {
        .box { block-size: auto !important; background: none; color: inherit; }
        .box .place { position: static; display: block; padding: 0; text-align: start; }
        iframe, .open { display: none; }
        .address { display: inline; }
    }`;

export class Placeholder {
    #box = document.createElement("div");
    #place = document.createElement("div");
    #open = document.createElement("a");
    /** The height that the frame has asked for, in pixels, while a larger one stays; `NaN` if none does. */
    #pending = NaN;

    /** @param {ShadowRoot} root of the element */
    constructor(root) {
        const sheet = new CSSStyleSheet();
        // A constructed style sheet is allowed by any Content-Security-Policy of the host page.
        sheet.replaceSync(STYLE);
        root.adoptedStyleSheets = [sheet];
        this.#box.className = "box";
        this.#place.className = "place";
        Object.assign(this.#open, { className: "open", target: "_blank", rel: "noopener" });
        this.#box.append(this.#place);
        root.append(this.#box);
    }

    /**
     * Shows a description of the content.
     * @param {string} text
     * @param {string} lang
     * @param {string} href the address of the content, which a printed page shows in its place
     */
    describe(text, lang, href) {
        const [name, address] = [document.createElement("span"), document.createElement("span")];
        name.textContent = text;
        Object.assign(address, { className: "address", textContent: ` (${href})` });
        this.#place.lang = lang;
        this.#place.replaceChildren(name, address);
    }

    /** @param {string} theme */
    setTheme(theme) {
        this.#box.dataset.theme = theme;
    }

    /** @param {HTMLIFrameElement} frame stays transparent until `show` */
    take(frame) {
        this.#box.append(frame);
    }

    /** @param {boolean} shown true to show the frame instead of the text */
    show(shown) {
        this.#box.classList.toggle("is-shown", shown);
    }

    /**
     * Shows a link to our page.
     * @param {string} href
     * @param {string} text
     */
    offer(href, text) {
        Object.assign(this.#open, { href, textContent: text });
        this.#box.append(this.#open);
    }

    /** Removes the link. */
    withdraw() {
        this.#open.remove();
    }

    /** @param {number} width in pixels; `NaN` and 0 mean no limit */
    setWidth(width) {
        this.#box.style.maxInlineSize = width > 0 ? `${width}px` : "";
    }

    /** @param {number} height in pixels; `NaN` is ignored */
    setHeight(height) {
        this.#pending = NaN;
        if (!Number.isNaN(height)) {
            this.#box.style.blockSize = `${Math.ceil(Math.min(Math.max(height, LOWEST), HIGHEST))}px`;
        }
    }

    /**
     * Sets the height that the frame asks for. A smaller one waits while the lower edge is in view: the text below would jump.
     * @param {number} height in pixels; `NaN` is ignored
     * @param {boolean} free true if it need not wait: the reader has acted in the frame
     */
    resize(height, free) {
        const before = this.#box.getBoundingClientRect();
        const inView = before.bottom > 0 && before.top + height < innerHeight;
        if (!free && inView && height < before.height) {
            this.#pending = height;
            return;
        }
        this.setHeight(height);
        // The text below must not move while it is read; most browsers ensure that themselves (scroll anchoring).
        if (before.bottom < 0 && !CSS.supports("overflow-anchor", "auto")) {
            scrollBy(0, this.#box.getBoundingClientRect().height - before.height);
        }
    }

    /** Sets the height that waits, now that the element is out of view. */
    settle() {
        this.resize(this.#pending, true);
    }
}
