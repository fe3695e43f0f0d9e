// Inlined into the page: shows a notice in the user's language, without any style, if this browser cannot run the page, or
// if a file that the page needs cannot be loaded, even if none can. The Content-Security-Policy allows this script by its
// hash (web/build/guard.py). A failed file is reported at once; a slow one is not. Browsers of 2017 must run this script:
// the build lowers its syntax, and it calls only functions that they have.

(() => {
    const root = document.documentElement;
    const folder = new URL("./", location.href).href;
    const query = new URL(location.href).searchParams;
    const embedded = query.has("embed");
    root.dataset.language = language();
    // error_banner.js has shown a notice.
    addEventListener("trouble", (event) => explain(event instanceof CustomEvent ? event.detail : false));
    addEventListener("error", (event) => {
        if (isOurs(event)) {
            whenParsed(() => showNotice(fault() || "trouble"));
        }
    }, true);
    document.addEventListener("load", ({ target }) => {
        // A damaged style sheet fires no error event; it has no rules.
        if (target instanceof HTMLLinkElement && target.sheet && isEmpty(target.sheet)) {
            whenParsed(() => showNotice(fault() || "trouble"));
        }
    }, true);
    whenParsed(() => {
        // The service worker serves this script and the notices alone if it has no page: see
        // web/browser/offline_error.html.
        const kind = document.getElementById("page") ? fault() : "trouble";
        if (kind) {
            showNotice(kind);
        }
    });
    document.addEventListener("click", ({ target }) => {
        const button = target instanceof Element && target.closest("[data-reload]");
        if (button) {
            reload(button);
        }
    });

    /** @returns {string} the user's language if it is supported, else the page's */
    function language() {
        const known = (document.currentScript?.dataset.languages ?? "").split(" ");
        return [chosen(), ...(navigator.languages || [])]
            .map((code) => String(code).split(/[-_]/)[0].toLowerCase())
            .find((code) => known.includes(code)) ?? root.lang;
    }

    /** @returns {unknown} the language of the settings, or of the address if the page is embedded */
    function chosen() {
        try {
            return embedded ? query.get("lang") : String(JSON.parse(localStorage["hofgarten/settings"]).language);
        } catch {
            return undefined; // no settings are stored, or they are forbidden or damaged
        }
    }

    /**
     * @param {Event} event an error of a script, or of an element that loads something
     * @returns {boolean} true if the page cannot start or has no style. A failed preload fails again at its use.
     */
    function isOurs(event) {
        const { target } = event;
        if (event instanceof ErrorEvent) {
            // Once main.js runs, it reports errors itself.
            return root.dataset.python === undefined && event.filename.startsWith(folder);
        }
        if (target instanceof HTMLLinkElement) {
            return target.rel === "stylesheet" && target.href.startsWith(folder);
        }
        return target instanceof HTMLScriptElement && target.src.startsWith(folder);
    }

    /**
     * @param {CSSStyleSheet} sheet
     * @returns {boolean} false where the rules cannot be read: in a frame with an opaque origin
     */
    function isEmpty(sheet) {
        try {
            return sheet.cssRules.length === 0;
        } catch {
            return false;
        }
    }

    /** @param {() => void} then called once the document is parsed; its scripts may still be loading */
    function whenParsed(then) {
        if (document.readyState === "loading") {
            document.addEventListener("readystatechange", then, { once: true });
        } else {
            then();
        }
    }

    /**
     * Chrome knows the unit since 109 and Safari since 16.4, and Firefox the selector since 121: `browserslist` in package.json.
     * @returns {string} the kind of the notice that says why the page cannot run; an empty string if nothing is known
     */
    function fault() {
        if (location.protocol === "file:") {
            return "disk";
        }
        if (self.origin === "null") {
            return "boxed";
        }
        if (!CSS.supports("height", "1lh") || !CSS.supports("selector(:has(a))")) {
            return "old";
        }
        return !compiles() ? "scripts" : typeof Worker === "undefined" ? "workers" : "";
    }

    /** @returns {boolean} false if there is no WebAssembly, or if a policy forbids it: tried with an empty program */
    function compiles() {
        try {
            return Boolean(new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])));
        } catch {
            return false;
        }
    }

    /**
     * Shows a notice at the top of the page, where it is visible without a style.
     * @param {string} kind error_banner.js shows the same one
     */
    function showNotice(kind) {
        const notice = document.querySelector(`[data-${kind}="${root.dataset.language}"]`);
        if (notice instanceof HTMLElement) {
            document.body.prepend(notice);
            notice.hidden = false;
        }
        root.hidden = false;
        root.dataset.fault = kind;
        root.dataset.python ??= "failed";
        explain();
    }

    /**
     * Says in the notices whether the connection is the cause, and that matches are safe if there are any.
     * @param {boolean | null} [cut] true if the connection is the cause; without a value the server is asked
     */
    async function explain(cut) {
        reveal("saved", hasMatches());
        sayConnection(cut ?? !(await serverAnswers()));
    }

    /** @param {boolean} cut true if the connection is the cause */
    function sayConnection(cut) {
        reveal("unreachable", cut);
        reveal("reachable", !cut);
    }

    /**
     * @param {string} name of a part of the notices
     * @param {boolean} shown
     */
    function reveal(name, shown) {
        for (const part of document.querySelectorAll(`[data-${name}]`)) {
            part.toggleAttribute("hidden", !shown);
        }
    }

    /** @returns {boolean} true if a match is stored, and the last write has not failed */
    function hasMatches() {
        try {
            const keys = embedded || root.hasAttribute("data-unsaved") ? [] : Object.keys(localStorage);
            return keys.some((key) => key.startsWith("hofgarten/match/"));
        } catch {
            return false; // storage is forbidden, or the browser has none
        }
    }

    /**
     * Loads the page again from the server, without the service worker and the build that it has cached: one of its files may
     * be damaged. Saved matches are stored elsewhere. Without a server nothing is removed, and the notice says so.
     * @param {Element} button
     */
    async function reload(button) {
        button.toggleAttribute("disabled", true);
        const reachable = await serverAnswers();
        sayConnection(!reachable);
        button.toggleAttribute("disabled", false);
        if (reachable) {
            await forgetBuild().catch(console.error);
            // Past the HTTP cache: after a rollback, a server that compares dates calls the newer page unchanged.
            await fetch(location.href, { cache: "reload" }).catch(console.error);
            location.reload();
        }
    }

    /** @returns {Promise<boolean>} whether the server sends a file that the service worker never answers for */
    async function serverAnswers() {
        const answer = await fetch("service-worker.js", { cache: "no-store" }).catch(() => undefined);
        return Boolean(answer?.ok);
    }

    /** Removes the service worker and its cached builds; `received` files stay. */
    async function forgetBuild() {
        const registration = await navigator.serviceWorker?.getRegistration();
        await registration?.unregister();
        const builds = (await caches.keys()).filter((name) => name.startsWith(`hofgarten ${folder} build `));
        await Promise.all(builds.map((name) => caches.delete(name)));
    }
})();
