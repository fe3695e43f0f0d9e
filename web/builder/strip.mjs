// Writes scripts, ours and others', without their comments, which are half of what the browser would fetch: `node strip.mjs FOLDER FILE...`

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
    const { outputText, diagnostics = [] } = ts.transpileModule(await readFile(path, "utf8"), {
        compilerOptions,
        fileName: path,
        reportDiagnostics: true,
    });
    if (diagnostics.length > 0) {
        throw new SyntaxError(ts.formatDiagnostics(diagnostics, ts.createCompilerHost(compilerOptions)));
    }
    await writeFile(join(folder, basename(path)), outputText);
}));
