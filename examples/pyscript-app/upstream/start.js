// Starts a Python file in a worker of PyScript as published, and says whether the page hears of its start or its fault.

/** @param {string} file */
export async function start(file) {
    const address = (path) => new URL(path, import.meta.url).href;
    const status = document.querySelector("[role=status]");
    for (const name of ["py-config", "mpy-config"]) {
        const config = Object.assign(document.createElement(name), {
            textContent: JSON.stringify({ interpreter: address("../pyodide/pyodide.mjs"), plugins: ["!error", "!deprecations-manager"], sync_main_only: true }),
        });
        config.setAttribute("type", "json");
        document.head.append(config);
    }
    const { hooks } = await import("../pyscript/core.js");
    hooks.main.onWorker.add((_, worker) => {
        worker.ready.then(() => status.textContent = "ready", () => status.textContent = "rejected");
    });
    const script = Object.assign(document.createElement("script"), { type: "py", src: address(file) });
    script.addEventListener("error", () => status.textContent = "error event");
    script.setAttribute("worker", "");
    document.head.append(script);
    setTimeout(() => status.textContent.startsWith("Wait") && (status.textContent = "nothing was heard"), 10_000);
}
