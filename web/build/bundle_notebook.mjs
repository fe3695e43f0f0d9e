// Writes the script of a notebook's frame to the standard output: `node bundle_notebook.mjs WEB`, with the folder
// of the page's sources. It is the page's main script, in which others stand for those that need a server, a worker or
// storage: Python runs in the notebook's kernel, and nothing is stored in the browser.

import { resolve } from "node:path";
import { build } from "esbuild";
import { targets } from "./targets.mjs";

const [web] = process.argv.slice(2);

/** The script that stands for each script of the page; none for those of screens that a notebook does not show. */
const SUBSTITUTES = {
    "browser/preload_python.js": "notebook/kernel.js",
    "browser/workers/bot_workers.js": "notebook/bots.js",
    "browser/background.js": "notebook/report_height.js",
    "browser/persistence/journal.js": "notebook/journal.js",
    "browser/persistence/storage.js": "notebook/storage.js",
    "browser/game_files.js": "notebook/game_files.js",
    "browser/idiomorph.js": "../node_modules/idiomorph/dist/idiomorph.esm.js",
    "browser/early_screens.js": "",
    "browser/my_turn.js": "",
    "browser/service_worker_client.js": "",
    "browser/workers/series_workers.js": "",
    "browser/workshop/editor.js": "",
    "browser/room/room.js": "",
    "browser/room/tabs.js": "",
    "browser/room/camera.js": "",
};
const substitutes = new Map(Object.entries(SUBSTITUTES).map(([path, other]) => [resolve(web, path), other]));

/** @type {import("esbuild").Plugin} */
const substitution = {
    name: "substitution",
    setup({ onResolve }) {
        onResolve({ filter: /^\./ }, ({ path, resolveDir }) => {
            const other = substitutes.get(resolve(resolveDir, path));
            if (other === undefined) {
                return null;
            }
            return other ? { path: resolve(web, other) } : { path, external: true };
        });
    },
};

const { outputFiles: [bundle] } = await build({
    entryPoints: [resolve(web, "browser/main.js")],
    write: false,
    bundle: true,
    format: "esm",
    target: targets,
    legalComments: "none", // the wheel has the licences
    minify: true,
    plugins: [substitution],
});
process.stdout.write(bundle.text);
