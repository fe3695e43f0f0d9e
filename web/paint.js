// Runs before anything is painted: shows the page in the person's own language and colours, without waiting for Python.

(() => {
    const root = document.documentElement;
    const languages = (document.currentScript?.dataset.languages ?? "").split(" ");
    const settings = saved();
    const language = [settings.language, ...navigator.languages]
        .map((code) => String(code).slice(0, 2).toLowerCase())
        .find((code) => languages.includes(code));

    if (settings.theme === "light" || settings.theme === "dark") {
        root.dataset.theme = settings.theme;
    }
    if (language && language !== root.lang) {
        // The other languages stand at the end of the page; nobody should see the wrong one till they have been read.
        root.hidden = true;
        document.addEventListener("readystatechange", () => swap(language), { once: true });
    }

    /**
     * Puts another language in the place of the one that the page was built with.
     * @param {string} language
     */
    function swap(language) {
        const template = document.querySelector(`template[data-lang="${language}"]`);
        if (template instanceof HTMLTemplateElement) {
            document.getElementById("page")?.replaceChildren(template.content.cloneNode(true));
            root.lang = language;
            document.title = template.dataset.title ?? document.title;
        }
        root.hidden = false;
    }

    /** @returns {{language?: string, theme?: string}} what was set; nothing where storage is forbidden or spoilt */
    function saved() {
        try {
            return Object(JSON.parse(localStorage.getItem("hofgarten/settings") ?? "{}"));
        } catch {
            return {};
        }
    }
})();
