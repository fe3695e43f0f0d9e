// Writes a script again without comments, white space and unused code: `node remove_unused.mjs FILE`.

import { readFile, writeFile } from "node:fs/promises";
import { minify } from "terser";

const [path] = process.argv.slice(2);
const { code = "" } = await minify(await readFile(path, "utf8"), {
    module: true,
    mangle: false, // shorter names would make stack traces unreadable
    compress: { defaults: false, unused: true, dead_code: true, side_effects: true, passes: 3 },
});
await writeFile(path, code);
