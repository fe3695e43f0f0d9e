// Writes scripts or style sheets without comments and white space, in the language of the oldest supported browsers:
// `node esbuild.mjs KIND FOLDER NAME=SOURCE...`, each to NAME in FOLDER.

import { resolve } from "node:path";
import { build } from "esbuild";
import { targets } from "./targets.mjs";

/**
 * Dynamic imports of a bundle stay as they are: they name scripts of the page.
 * @type {import("esbuild").Plugin}
 */
const dynamicImports = {
    name: "dynamic imports",
    setup: ({ onResolve }) => onResolve({ filter: /^\./ }, ({ kind }) => kind === "dynamic-import" ? { external: true } : null),
};

/** @type {Record<string, import("esbuild").BuildOptions>} */
const KINDS = {
    // A script of the page. Shorter names would make stack traces unreadable.
    module: { minifyWhitespace: true },
    // A module with the packages that it imports.
    bundle: { minify: true, bundle: true, plugins: [dynamicImports] },
    // One script of several sources, which runs as a classic script and as a module.
    classic: { minifyWhitespace: true, bundle: true, format: "iife" },
    // The script that tells the user of an older browser why the page does not start: every browser with modules parses it.
    first: { minify: true, target: "es2015" },
    // Scripts read durations in milliseconds: with shorter syntax they would be in seconds.
    style: { minifyWhitespace: true },
};

const [kind, outdir, ...scripts] = process.argv.slice(2);
await build({
    entryPoints: Object.fromEntries(scripts.map((script) => script.split("=")).map(([name, source]) => [name.replace(/\.(css|js)$/, ""), resolve(source)])),
    outdir,
    format: "esm",
    target: targets,
    legalComments: "none", // the build collects the licences (licences.py)
    logLevel: "warning",
    ...KINDS[kind],
});
