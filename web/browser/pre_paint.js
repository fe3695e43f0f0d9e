// Runs before the first paint and applies the user's language, colors and last new-match form without waiting for
// Python, so that the layout does not shift when Python takes over.

(() => {
    /** Characters of a place that are kept. Those of the longest link that Python reads are 32,000 (`codec.py`). */
    const LONGEST_PLACE = 40_000;
    const root = document.documentElement;
    const first = root.lang;
    /** The user's language, as guard.js has chosen it. */
    const language = root.dataset.language ?? first;
    const query = new URL(location.href).searchParams;
    /** True if the page is embedded: then the address sets language and colors. */
    const embedded = query.has("embed");
    const settings = embedded ? { theme: query.get("theme") } : saved("hofgarten/settings");
    /** Name -> selector of the parts on which styles of elements around them depend; see `markParts`. */
    const parts = {
        column: ".start, .padded, .rulebook",
        match: ".match",
        "left-hand": '.match[data-hand="left"]',
        "match-tools": ".match-tools",
        replay: ".replay-bar",
        embedded: ".embedded",
        "play-bar": ".play-bar",
    };
    /** @type {ChildNode[] | undefined} the content in the language of the build, while another language is shown */
    let built;

    if (settings.theme === "light" || settings.theme === "dark") {
        root.dataset.theme = settings.theme;
    }
    if (embedded) {
        root.dataset.embed = language;
    }
    // Reserves room for the running match.
    root.toggleAttribute("data-continue", Object.keys(storage()).some(isGoingOn));
    // Hides what differs for users who have played or finished a lesson.
    root.toggleAttribute("data-known", Object.keys(storage()).some(isKnowing));
    if (document.fullscreenEnabled) {
        root.dataset.full = "off";
    }
    if (language !== first) {
        // The other languages are at the end of the document: the page is hidden until they have been parsed.
        root.hidden = true;
    }
    // A link to a match or a rule book must not show the start screen first.
    markPlace();
    addEventListener("popstate", markPlace);
    addEventListener("hashchange", markPlace);
    document.addEventListener("readystatechange", () => paint(language), { once: true });
    document.addEventListener("change", ({ target }) => {
        if (root.dataset.python !== "ready" && target instanceof HTMLSelectElement && target.name === "language") {
            paint(target.value);
            document.getElementById("language")?.focus();
        }
    });

    // Before the page reports the change with all fields: the kinds of the seats are among them.
    document.addEventListener("input", ({ target }) => {
        if (target instanceof HTMLInputElement && target.form?.id === "new-match") {
            setKinds(target, new FormData(target.form));
        }
        markParts();
    }, { capture: true });
    document.addEventListener("sync", markParts);
    // People who share this device see their seats, also if this company is selected already.
    document.addEventListener("click", ({ target }) => {
        const here = target instanceof Element && target.closest("[name=company][value=here], .friends button");
        if (here) {
            here.closest("form")?.querySelector("details")?.toggleAttribute("open", true);
            here.closest("form")?.querySelector(".who")?.scrollIntoView({ block: "nearest" });
        }
    });

    /**
     * Shows the page in a language, with the values of the last new-match form.
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
        try {
            fillIn(Object(parsed(settings.players)));
        } catch {
            // A damaged form is left as far as it is filled in.
        }
        if (page && (embedded || self.origin === "null")) {
            clear(page);
        }
        markParts();
        root.hidden = false;
    }

    /**
     * Removes the start screen from an embedded page. In a sandbox with an opaque origin, shows a notice instead.
     * @param {HTMLElement} page
     */
    function clear(page) {
        const boxed = self.origin === "null";
        page.querySelectorAll(`:scope > ${boxed ? "*" : ":not(.coming)"}`).forEach((part) => part.remove());
        const kind = location.protocol === "file:" ? "disk" : "boxed";
        document.querySelector(`[data-${kind}="${root.lang}"]`)?.toggleAttribute("hidden", !boxed);
    }

    /**
     * @param {Record<string, any>} form the new-match form as Python saves it
     */
    function fillIn({ game, count, seats, device, opponent, options }) {
        const people = Object.values(Object(seats)).slice(0, count).filter((seat) => Object(seat).kind === "person");
        fill("game", game);
        fill("players", count);
        fill("company", people.length > 1 ? device : "computer");
        fill("opponent", opponent);
        for (const [number, seat] of Object.entries(Object(seats))) {
            Object.entries(Object(seat)).forEach(([name, value]) => fill(`${name}-${number}`, value));
        }
        Object.entries(Object(Object(options)[game])).forEach(([name, value]) => fill(name, value));
    }

    /**
     * Sets who plays on each seat after a choice of the company, or of one opponent for all. Follows what the page shows:
     * Python may not be there yet, or not have answered the choice before.
     * @param {HTMLInputElement} choice
     * @param {FormData} form
     */
    function setKinds({ name, value }, form) {
        const kinds = /** @type {NodeListOf<HTMLSelectElement>} */ (document.querySelectorAll("#new-match [name^=kind-]"));
        const isPerson = [...kinds].map((kind) => kind.value === "person");
        const people = isPerson.slice(0, Number(form.get("players"))).filter(Boolean).length;
        kinds.forEach((kind, number) => {
            if (name === "opponent" && !isPerson[number]) {
                kind.value = value;
            } else if (name === "company" && value === "computer" && isPerson.indexOf(true) !== number) {
                kind.value = isPerson[number] ? String(form.get("opponent") ?? kind.options[1].value) : kind.value;
            } else if (name === "company" && value !== "computer" && people < 2) {
                kind.value = "person";
            }
        });
    }

    /**
     * @param {string} name of a field
     * @param {unknown} value a text or a number, or a list of them for boxes; anything else is ignored, and a value that
     *     the field does not accept
     */
    function fill(name, value) {
        const texts = [value].flat().filter((one) => typeof one === "string" || typeof one === "number").map(String);
        for (const field of document.querySelectorAll(`#new-match [name="${CSS.escape(name)}"]`)) {
            if (field instanceof HTMLInputElement && field.type === "checkbox") {
                field.checked = Array.isArray(value) && texts.includes(field.value);
            } else if (field instanceof HTMLInputElement && field.type === "radio") {
                field.checked ||= field.value === texts[0];
            } else if (field instanceof HTMLInputElement) {
                field.value = texts[0] ?? field.value;
            } else if (field instanceof HTMLSelectElement && [...field.options].some(({ value }) => value === texts[0])) {
                field.value = texts[0];
            }
        }
    }

    /**
     * Lists in `data-shows` which of these parts are on the page, and the games that are shown or selected. With `:has()`
     * on an element around a match, Chromium computes the styles of the whole match again for each added element: that
     * was three quarters of the time for styles after a click.
     */
    function markParts() {
        const games = root.dataset.games?.split(" ") ?? [];
        const shown = [
            ...Object.entries(parts).filter(([, part]) => document.querySelector(part)).map(([name]) => name),
            ...games.filter((game) => document.querySelector(`.is-${game}, #new-match [value="${game}"]:checked`)),
        ].join(" ");
        if (root.dataset.shows !== shown) {
            root.dataset.shows = shown;
        }
    }

    /** Marks whether the address leads to another screen, and cuts one that costs time with each file that is loaded. */
    function markPlace() {
        if (location.hash.length > LONGEST_PLACE) {
            history.replaceState(null, "", location.hash.slice(0, LONGEST_PLACE));
        }
        root.toggleAttribute("data-elsewhere", location.hash.length > 1);
    }

    /** @param {string} key of the storage */
    function isKnowing(key) {
        return key.startsWith("hofgarten/match/") || (key.startsWith("hofgarten/lesson/") && saved(key).finished === true);
    }

    /** @param {string} key of the storage */
    function isGoingOn(key) {
        return key.startsWith("hofgarten/match/") && "events" in saved(key) && !("result" in saved(key));
    }

    /**
     * @param {string} key
     * @returns {Record<string, any>} the parsed value; empty if there is none, or it is forbidden or damaged
     */
    function saved(key) {
        return Object(parsed(storage()[key]));
    }

    /** @returns {Record<string, string>} all stored entries; empty if storage is forbidden, or the browser has none */
    function storage() {
        try {
            return localStorage ?? {};
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
