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
                    "Blob CSS CSSFontFaceRule innerWidth innerHeight OscillatorNode GainNode DOMRect BiquadFilterNode AudioBufferSourceNode AudioContext DOMException Element Event FileReader FormData HTMLAnchorElement HTMLButtonElement HTMLDetailsElement HTMLDialogElement " +
                    "HTMLElement HTMLFormElement HTMLInputElement HTMLSelectElement HTMLTemplateElement Image MouseEvent ResizeObserver SVGGraphicsElement SVGSVGElement URL XMLSerializer addEventListener clearTimeout console crypto document fetch getComputedStyle history " +
                    "localStorage location matchMedia navigator print removeEventListener requestAnimationFrame scrollTo setTimeout"
                )
                    .split(" ")
                    .map((name) => [name, "readonly"]),
            ),
        },
    },
    { files: ["web/builder/*.mjs"], languageOptions: { globals: { URL: "readonly", process: "readonly", console: "readonly" } } },
];
