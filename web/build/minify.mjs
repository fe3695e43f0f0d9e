// Writes scripts without comments, which are half of their size, and without white space:
// `node minify.mjs FOLDER BASE FILE...`; each goes to its path in FOLDER relative to BASE. With `--unused` as the first
// argument, also without unused code.

import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { minify } from "terser";

const unused = process.argv[2] === "--unused";
const [folder, base, ...paths] = process.argv.slice(unused ? 3 : 2);
const options = {
    module: true,
    mangle: false, // shorter names would make stack traces unreadable
    compress: unused && { defaults: false, unused: true, dead_code: true, side_effects: true, passes: 3 },
};

await Promise.all(paths.map(async (path) => {
    const { code = "" } = await minify(await readFile(path, "utf8"), options);
    const target = join(folder, relative(base, path));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, code);
}));
