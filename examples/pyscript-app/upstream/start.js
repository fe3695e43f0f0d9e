// Starts a Python file in a worker of PyScript as published, and says whether the page hears of its start or its fault.

const status = document.querySelector("[role=status]");
setTimeout(() => status.textContent.startsWith("Wait") && hear("nothing was heard"), 10_000);

/** @param {string} text */
export function hear(text) {
    status.textContent = text;
}

/**
 * @param {string} file
 * @param {(worker: object) => void} [began]
 * @param {string} [interpreter] address, from here
 */
export async function start(file, began = () => hear("ready"), interpreter = "../pyodide/pyodide.mjs") {
    const address = (path) => new URL(path, import.meta.url).href;
    for (const name of ["py-config", "mpy-config"]) {
        const config = Object.assign(document.createElement(name), {
            textContent: JSON.stringify({ interpreter: address(interpreter), plugins: ["!error", "!deprecations-manager"], sync_main_only: true }),
        });
        config.setAttribute("type", "json");
        document.head.append(config);
    }
    const { hooks } = await import("../pyscript/core.js");
    hooks.main.onWorker.add((_, worker) => worker.ready.then(began, () => hear("rejected")));
    const script = Object.assign(document.createElement("script"), { type: "py", src: address(file) });
    script.addEventListener("error", () => hear("error event"));
    script.setAttribute("worker", "");
    document.head.append(script);
}
