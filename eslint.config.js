import js from "@eslint/js";
import globals from "globals";

export default [
    { ignores: ["dist*/", ".venv/"] },
    js.configs.recommended,
    { rules: { curly: "error", eqeqeq: "error", "no-var": "error", "prefer-const": "error", "prefer-template": "error" } },
    {
        files: ["web/browser/**/*.js"],
        languageOptions: {
            globals: globals.browser,
        },
    },
    {
        files: ["web/build/*.mjs", "tests/web/build/slim_pyodide/*.mjs", "bench/peers/*.mjs"],
        languageOptions: { globals: { URL: "readonly", console: "readonly", performance: "readonly", process: "readonly" } },
    },
];
