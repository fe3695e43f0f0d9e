// Writes scripts without comments, which are half of their size, and without indentation:
// `node strip_comments.mjs FOLDER BASE FILE...`; each goes to its path in FOLDER relative to BASE.

import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import ts from "typescript";

const [folder, base, ...paths] = process.argv.slice(2);
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
    const target = join(folder, relative(base, path));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, withoutMargins(outputText));
}));

/**
 * @param {string} text a script
 * @returns {string} the same without indentation, except inside template literals
 */
function withoutMargins(text) {
    /** @type {[number, number][]} */
    const templates = [];
    /** @param {ts.Node} node */
    const look = (node) => {
        if (ts.isTemplateLiteral(node)) {
            templates.push([node.pos, node.end]);
        } else {
            ts.forEachChild(node, look);
        }
    };
    look(ts.createSourceFile("script.js", text, ts.ScriptTarget.ESNext));
    const inTemplate = (/** @type {number} */ at) => templates.some(([start, end]) => start < at && at < end);
    return text.replace(/\n +/g, (margin, at) => (inTemplate(at) ? margin : "\n"));
}
