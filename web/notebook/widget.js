// The widget of a notebook, for anywidget: a frame with the page, whose actions are answered by the kernel.

/** @param {{model: any, el: HTMLElement}} context */
function render({ model, el }) {
    const frame = document.createElement("iframe");
    frame.setAttribute("sandbox", "allow-scripts allow-popups allow-popups-to-escape-sandbox");
    frame.title = model.get("title");
    Object.assign(frame.style, { width: "100%", height: `${model.get("height")}px`, border: "0" });
    let theme = themeOfNotebook();
    const content = new Blob([model.get("frame").replace("{{theme}}", theme)], { type: "text/html" });
    frame.src = URL.createObjectURL(content);

    /** @param {MessageEvent} event */
    function hear({ source, data }) {
        if (source !== frame.contentWindow) {
            return;
        }
        if (data.hofgartenCall) {
            model.send({ call: data.hofgartenCall, number: data.number, text: data.text, theme });
        } else if (data.hofgartenHeight) {
            frame.style.height = `${data.hofgartenHeight}px`;
        }
    }

    /** @param {{number: number, text: string}} answer */
    function pass({ number, text }) {
        frame.contentWindow?.postMessage({ hofgartenAnswer: number, text }, "*");
    }

    const observer = new MutationObserver(() => {
        theme = themeOfNotebook();
        frame.contentWindow?.postMessage({ hofgartenTheme: theme }, "*");
    });
    observer.observe(document.body, { attributeFilter: ["data-jp-theme-light"] });
    addEventListener("message", hear);
    model.on("msg:custom", pass);
    el.append(frame);
    return () => {
        observer.disconnect();
        removeEventListener("message", hear);
        model.off("msg:custom", pass);
        URL.revokeObjectURL(frame.src);
    };
}

/** @returns {string} "light" or "dark" in JupyterLab, "auto" elsewhere */
function themeOfNotebook() {
    return { true: "light", false: "dark" }[document.body.dataset.jpThemeLight ?? ""] ?? "auto";
}

export default { render };
