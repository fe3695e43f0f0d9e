// Shows embedded positions in the theme of the page around them.

/** @type {Record<string, string>} the embed's theme by the site's */
const themes = { default: "light", slate: "dark" };

function follow() {
    const theme = themes[document.body.dataset.mdColorScheme ?? ""];
    for (const demo of document.querySelectorAll("hofgarten-demo")) {
        demo.setAttribute("theme", theme ?? "auto");
    }
}

follow();
new MutationObserver(follow).observe(document.body, { attributeFilter: ["data-md-color-scheme"] });
