// Starts Python in a worker, sends it what the form says, and shows what it answers.

const [form, status, list] = ["form", "[role=status]", "ol"].map((name) => document.querySelector(name));
const address = (file) => new URL(file, import.meta.url).href;

// Our own Pyodide in place of the one on a CDN, and no plugins. The worker must not reach into the page, hence no warning.
const plugins = ["codemirror", "deprecations-manager", "donkey", "error", "py-editor", "py-game", "py-terminal"];
const settings = { interpreter: address("pyodide/pyodide.mjs"), plugins: plugins.map((name) => `!${name}`), sync_main_only: true };
for (const name of ["py-config", "mpy-config"]) {
    const config = Object.assign(document.createElement(name), { textContent: JSON.stringify(settings) });
    config.setAttribute("type", "json");
    document.head.append(config);
}
const { hooks } = await import("./pyscript/core.js");
// This hook sets up the package `pyscript`, and needs `Function()`, which the policy forbids.
hooks.worker.onBeforeRunAsync.clear();
hooks.main.onWorker.add(async (_, worker) => {
    // From Python to the page, at any time.
    worker.addEventListener("message", ({ data }) => data?.progress && (status.textContent = data.progress));
    // From the page to Python, each call with its answer.
    const { sort } = (await worker.ready).sync;
    form.addEventListener("submit", async (event) => {
        event.preventDefault();
        const sorted = JSON.parse(await sort(new FormData(form).get("numbers")));
        list.replaceChildren(...sorted.map((number) => Object.assign(document.createElement("li"), { textContent: number })));
    });
    form.querySelector("button").disabled = false;
    // Only now: the first start needs the network for itself.
    await navigator.serviceWorker?.register("service-worker.js");
});
const script = Object.assign(document.createElement("script"), { type: "py", src: address("app.py") });
script.setAttribute("worker", "");
document.head.append(script);
