// Runs before anything is painted: shows the page in the person's own language and colours, and with the players of the
// last time, without waiting for Python. So nothing jumps when Python comes.

(() => {
    const root = document.documentElement;
    const first = root.lang;
    /** The person's: guard.js has chosen it. */
    const language = root.dataset.language ?? first;
    const query = new URL(location.href).searchParams;
    /** Whether another page shows us: it says in the address which language and colours it wants. */
    const embedded = query.has("embed");
    const settings = embedded ? { theme: query.get("theme") } : saved("hofgarten/settings");
    /** @type {ChildNode[] | undefined} the page in the language that it was built with, while another stands there */
    let built;

    if (settings.theme === "light" || settings.theme === "dark") {
        root.dataset.theme = settings.theme;
    }
    if (embedded) {
        root.dataset.embed = language;
    }
    // Something to continue will be shown: its room is kept free.
    root.toggleAttribute("data-continue", Object.keys(storage()).some(isGoingOn));
    // Who has played, or learnt a game to the end, is not offered a first lesson, as the page that was built does.
    root.toggleAttribute("data-known", Object.keys(storage()).some(isKnowing));
    if (language !== first) {
        // The other languages stand at the end of the page; nobody should see the wrong one till they have been read.
        root.hidden = true;
    }
    // Whoever comes to a match or a book shall not see the start screen first.
    markPlace();
    addEventListener("hashchange", markPlace);
    document.addEventListener("readystatechange", () => paint(language), { once: true });
    document.addEventListener("change", ({ target }) => {
        if (root.dataset.python !== "ready" && target instanceof HTMLSelectElement && target.name === "language") {
            paint(target.value);
            document.getElementById("language")?.focus();
        }
    });

    /**
     * Shows the page in a language, the start form as it was last played.
     * @param {string} language
     */
    function paint(language) {
        const page = document.getElementById("page");
        const template = document.querySelector(`template[data-lang="${language}"]`);
        if (page && language !== root.lang) {
            built ??= [...page.childNodes];
            page.replaceChildren(...(template instanceof HTMLTemplateElement ? [template.content.cloneNode(true)] : built));
            root.lang = language;
            document.title = (template instanceof HTMLTemplateElement && template.dataset.title) || document.title;
        }
        fillIn(Object(parsed(settings.players)));
        if (page && (embedded || self.origin === "null")) {
            clear(page);
        }
        root.hidden = false;
    }

    /**
     * Leaves no start screen in a frame: what is embedded is coming; or, where a frame may not run us, says so.
     * @param {HTMLElement} page
     */
    function clear(page) {
        const boxed = self.origin === "null";
        page.querySelectorAll(`:scope > ${boxed ? "*" : ":not(.coming)"}`).forEach((part) => part.remove());
        document.querySelector(`[data-boxed="${root.lang}"]`)?.toggleAttribute("hidden", !boxed);
    }

    /**
     * @param {Record<string, any>} form the start form as Python keeps it
     */
    function fillIn({ game, count, seats, device, options }) {
        fill("game", game);
        fill("players", count);
        fill("device", device);
        for (const [number, seat] of Object.entries(Object(seats))) {
            Object.entries(Object(seat)).forEach(([name, value]) => fill(`${name}-${number}`, value));
        }
        Object.entries(Object(Object(options)[game])).forEach(([name, value]) => fill(name, value));
    }

    /**
     * @param {string} name of a field
     * @param {unknown} value what it is to hold; nothing happens if it cannot
     */
    function fill(name, value) {
        for (const field of document.querySelectorAll(`#new-match [name="${CSS.escape(name)}"]`)) {
            if (field instanceof HTMLSelectElement) {
                field.value = [...field.options].some((option) => option.value === value) ? String(value) : field.value;
            } else if (field instanceof HTMLInputElement && field.type === "radio") {
                field.checked ||= field.value === String(value);
            } else if (field instanceof HTMLInputElement && field.type === "checkbox") {
                field.checked = Array.isArray(value) && value.map(String).includes(field.value);
            } else if (field instanceof HTMLInputElement) {
                field.value = String(value);
            }
        }
    }

    function markPlace() {
        root.toggleAttribute("data-elsewhere", location.hash.length > 1);
    }

    /** @param {string} key of what is kept */
    function isKnowing(key) {
        return key.startsWith("hofgarten/match/") || (key.startsWith("hofgarten/lesson/") && saved(key).finished === true);
    }

    /** @param {string} key of what is kept */
    function isGoingOn(key) {
        return key.startsWith("hofgarten/match/") && "events" in saved(key) && !("result" in saved(key));
    }

    /**
     * @param {string} key
     * @returns {Record<string, any>} what is kept there; empty where that is nothing, forbidden or spoilt
     */
    function saved(key) {
        return Object(parsed(storage()[key]));
    }

    /** @returns {Record<string, string>} all that is kept */
    function storage() {
        try {
            return localStorage;
        } catch {
            return {};
        }
    }

    /** @param {unknown} text */
    function parsed(text) {
        try {
            return JSON.parse(String(text ?? "{}"));
        } catch {
            return {};
        }
    }
})();
