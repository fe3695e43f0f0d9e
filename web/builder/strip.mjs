// Writes scripts without their comments, which are half of what the browser would fetch: `node strip.mjs FOLDER FILE...`

import { readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import ts from "typescript";

const [folder, ...paths] = process.argv.slice(2);
const compilerOptions = {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    removeComments: true,
    verbatimModuleSyntax: true,
};

await Promise.all(paths.map(async (path) => {
    const { outputText } = ts.transpileModule(await readFile(path, "utf8"), { compilerOptions, fileName: path });
    await writeFile(join(folder, basename(path)), outputText);
}));
