// Stands in the page itself, not in a file of its own: says so, in the person's language and without any style, when a file
// cannot be had that the page needs, even if that is true of all of them. The page's policy knows it by its hash
// (web/build/guard.py). A file that fails is told of at once; one that is slow is not.

(() => {
    const root = document.documentElement;
    const folder = new URL("./", location.href).href;
    root.dataset.language = language();
    addEventListener("error", (event) => {
        if (isOurs(event)) {
            whenRead(say);
        }
    }, true);
    document.addEventListener("load", ({ target }) => {
        // A damaged style sheet fires no error event; it has no rules.
        if (target instanceof HTMLLinkElement && target.sheet?.cssRules.length === 0) {
            whenRead(say);
        }
    }, true);
    whenRead(() => {
        // The service worker has nothing but this script and the notices: see web/browser/lost.html.
        if (!document.getElementById("page")) {
            say();
        }
    });
    document.addEventListener("click", ({ target }) => {
        const button = target instanceof Element && target.closest("[data-reload]");
        if (button) {
            loadAgain(button);
        }
    });

    /** @returns {string} the person's language, as far as we speak it */
    function language() {
        const known = (document.currentScript?.dataset.languages ?? "").split(" ");
        return [chosen(), ...navigator.languages]
            .map((code) => String(code).slice(0, 2).toLowerCase())
            .find((code) => known.includes(code)) ?? root.lang;
    }

    /** @returns {unknown} the language of the settings, or the one that an embedding page asks for */
    function chosen() {
        const query = new URL(location.href).searchParams;
        try {
            return query.has("embed") ? query.get("lang") : JSON.parse(localStorage["hofgarten/settings"]).language;
        } catch {
            return undefined; // nothing is kept, or it is forbidden or damaged
        }
    }

    /**
     * @param {Event} event an error of a script, or of an element that loads something
     * @returns {boolean} whether the page cannot start, or has no style: what is only preloaded fails again where it is used
     */
    function isOurs(event) {
        const { target } = event;
        if (event instanceof ErrorEvent) {
            // Once main.js runs, it tells of faults itself.
            return root.dataset.python === undefined && event.filename.startsWith(folder);
        }
        if (target instanceof HTMLLinkElement) {
            return target.rel === "stylesheet" && target.href.startsWith(folder);
        }
        return target instanceof HTMLScriptElement && target.src.startsWith(folder);
    }

    /** @param {() => void} then what needs all of the page, but none of its scripts: these may still be on their way */
    function whenRead(then) {
        if (document.readyState === "loading") {
            document.addEventListener("readystatechange", then, { once: true });
        } else {
            then();
        }
    }

    /** Shows the notice that error_banner.js shows, too, at the top of the page, where it is seen without a style. */
    function say() {
        const kind = self.origin === "null" ? "boxed" : "trouble";
        const notice = document.querySelector(`[data-${kind}="${root.dataset.language}"]`);
        if (notice) {
            document.body.prepend(notice);
            notice.toggleAttribute("hidden", false);
        }
        root.hidden = false;
        root.dataset.python ??= "failed";
    }

    /**
     * Loads the page again from the server, without the service worker and the build that it has cached: one of its files may
     * be damaged. Saved matches are stored elsewhere. Without a server nothing is removed, and the notice says so.
     * @param {Element} button
     */
    async function loadAgain(button) {
        button.toggleAttribute("disabled", true);
        const reachable = await serverAnswers();
        for (const sentence of document.querySelectorAll("[data-unreachable]")) {
            sentence.toggleAttribute("hidden", reachable);
        }
        button.toggleAttribute("disabled", false);
        if (reachable) {
            await forgetBuild().catch(console.error);
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
