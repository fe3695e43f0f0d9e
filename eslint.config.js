import js from "@eslint/js";
import globals from "globals";

/** The ways to parse markup, as selectors of a syntax tree. */
const MARKUP = [
    "AssignmentExpression > MemberExpression.left[property.name=/^((inner|outer)HTML|srcdoc)$/]",
    "MemberExpression[property.name=/^(insertAdjacentHTML|setHTML(Unsafe)?|createContextualFragment|parseFromString)$/]",
    "MemberExpression[object.name='document'][property.name=/^write(ln)?$/]",
];

export default [
    { ignores: ["dist*/", ".venv/"] },
    js.configs.recommended,
    { rules: { curly: "error", eqeqeq: "error", "no-var": "error", "prefer-const": "error", "prefer-template": "error" } },
    {
        files: ["web/browser/**/*.js", "web/docs/*.js", "web/notebook/*.js", "examples/pyscript-app/**/*.js"],
        languageOptions: {
            globals: globals.browser,
        },
        rules: { "no-eval": "error", "no-implied-eval": "error", "no-restricted-syntax": ["error", ...MARKUP] },
    },
    // The only scripts that turn text into elements: docs/threat-model.md says where Python's HTML comes from; sprites are ours.
    { files: ["web/browser/morph.js", "web/browser/game_files.js"], rules: { "no-restricted-syntax": "off" } },
    {
        files: ["web/build/**/*.mjs", "e2e/old_browsers/*.mjs", "tests/web/build/slim_pyodide/*.mjs"],
        languageOptions: { globals: { URL: "readonly", console: "readonly", performance: "readonly", process: "readonly" } },
    },
];
