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
        files: ["web/browser/**/*.js"],
        languageOptions: {
            globals: globals.browser,
        },
        rules: { "no-eval": "error", "no-implied-eval": "error", "no-restricted-syntax": ["error", ...MARKUP] },
    },
    // The only script that turns HTML into elements: SECURITY.md says where that HTML comes from.
    { files: ["web/browser/morph.js"], rules: { "no-restricted-syntax": "off" } },
    {
        files: ["web/build/*.mjs", "tests/web/build/slim_pyodide/*.mjs", "bench/peers/*.mjs"],
        languageOptions: { globals: { URL: "readonly", console: "readonly", performance: "readonly", process: "readonly" } },
    },
];
