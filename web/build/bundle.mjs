// Bundles a script with the packages that it imports: `node bundle.mjs TARGET SOURCE`. Dynamic imports stay as they are:
// they name scripts of the page.

import { build } from "esbuild";

const [outfile, source] = process.argv.slice(2);

await build({
    entryPoints: [source],
    outfile,
    bundle: true,
    format: "esm",
    target: "es2022",
    minify: true,
    legalComments: "none", // the build collects the licences (licences.py)
    plugins: [{
        name: "dynamic imports",
        setup: ({ onResolve }) => onResolve({ filter: /^\./ }, ({ kind }) => kind === "dynamic-import" ? { external: true } : null),
    }],
});
