// Writes scripts, ours and others', without their comments, which are half of what the browser would fetch, and without their
// margins: `node strip_comments.mjs FOLDER BASE FILE...`; each lies in FOLDER as it lies in BASE.

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
 * @returns {string} the same, each line from its first letter, but for those in the middle of a template
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
