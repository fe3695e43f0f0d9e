import js from "@eslint/js";

export default [
    { ignores: ["dist/", ".venv/"] },
    js.configs.recommended,
    { rules: { curly: "error", eqeqeq: "error", "no-var": "error", "prefer-const": "error", "prefer-template": "error" } },
    {
        files: ["web/*.js"],
        languageOptions: {
            globals: Object.fromEntries(
                (
                    "CSS DOMException Element Event FileReader FormData HTMLAnchorElement HTMLButtonElement HTMLDetailsElement HTMLDialogElement " +
                    "HTMLElement HTMLFormElement HTMLInputElement HTMLTemplateElement MouseEvent URL addEventListener clearTimeout console crypto document history " +
                    "localStorage location matchMedia navigator removeEventListener scrollTo setTimeout"
                )
                    .split(" ")
                    .map((name) => [name, "readonly"]),
            ),
        },
    },
    { files: ["web/builder/*.mjs"], languageOptions: { globals: { URL: "readonly", process: "readonly", console: "readonly" } } },
];
