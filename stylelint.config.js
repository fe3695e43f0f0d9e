import stylelint from "stylelint";

/** The widths and heights at which layouts change: see web/style/tokens/tokens.css. */
const SIZES = {
    width: ["22rem", "24rem", "34rem", "43.75rem", "64rem", "67.5rem"],
    height: ["500px", "600px", "34rem", "52rem", "54rem"],
};

/**
 * Functions that every supported browser knows (`browserslist` in package.json), and light-dark(), which the build replaces.
 * A further one needs a look at the versions that know it. `round()` and `picker()` stand in `@supports`, and in it alone.
 */
const FUNCTIONS = [
    "attr", "brightness", "calc", "circle", "clamp", "color-mix", "counter", "cubic-bezier", "drop-shadow", "env", "format",
    "grayscale", "inset", "light-dark", "linear-gradient", "max", "min", "minmax", "polygon", "radial-gradient", "repeat",
    "repeating-linear-gradient", "repeating-radial-gradient", "rgb", "saturate", "url", "var",
];

const { createPlugin, utils } = stylelint;
const RULE = "hofgarten/sizes";

/** Allows only the named widths and heights in the conditions of media and container queries. */
const sizes = createPlugin(RULE, (enabled) => (root, result) => {
    if (utils.validateOptions(result, RULE, { actual: enabled })) {
        root.walkAtRules(/^(media|container)$/, (node) => Object.entries(SIZES).forEach(([side, named]) => {
            const conditions = node.params.match(new RegExp(`\\([^()]*\\b${side}\\b[^()]*\\)`, "g")) ?? [];
            const others = conditions.flatMap((one) => one.match(/[\d.]+\w+/g) ?? []).filter((size) => !named.includes(size));
            others.forEach((size) => utils.report({
                result, node, word: size, ruleName: RULE, message: `${size} is not one of ${named.join(", ")} (${RULE})`,
            }));
        }));
    }
});

const KNOWN = "hofgarten/known-functions";

/** Allows other functions only in declarations inside of `@supports`. */
const known = createPlugin(KNOWN, (enabled) => (root, result) => {
    if (utils.validateOptions(result, KNOWN, { actual: enabled })) {
        root.walkDecls((node) => {
            const others = (node.value.match(/[a-z][a-z-]*(?=\()/g) ?? []).filter((name) => !FUNCTIONS.includes(name));
            if (others.length > 0 && !isConditional(node)) {
                utils.report({ result, node, word: others[0], ruleName: KNOWN, message: `${others[0]}() is not known everywhere (${KNOWN})` });
            }
        });
    }
});

/**
 * @param {import("postcss").Node | undefined} node
 * @returns {boolean} true if it is inside of `@supports`
 */
function isConditional(node) {
    return node !== undefined && ((node.type === "atrule" && node.name === "supports") || isConditional(node.parent));
}

export default {
    plugins: [sizes, known],
    rules: {
        [RULE]: true,
        [KNOWN]: true,
        // The folder of a file is its layer. Firefox registers properties since 128: only an animation may need one.
        "at-rule-allowed-list": ["container", "font-face", "keyframes", "media", "page", "property", "supports"],
        "at-rule-no-unknown": true,
        "block-no-empty": true,
        "color-no-invalid-hex": true,
        "custom-property-no-missing-var-function": true,
        "declaration-block-no-duplicate-custom-properties": true,
        "declaration-block-no-duplicate-properties": [true, { ignore: ["consecutive-duplicates-with-different-syntaxes"] }],
        "declaration-block-no-shorthand-property-overrides": true,
        "declaration-property-value-no-unknown": true,
        "function-calc-no-unspaced-operator": true,
        "keyframe-block-no-duplicate-selectors": true,
        "no-duplicate-selectors": true,
        "no-invalid-position-declaration": true,
        "property-no-unknown": true,
        "selector-pseudo-class-no-unknown": true,
        "selector-pseudo-element-no-unknown": true,
        "selector-type-no-unknown": [true, { ignore: ["custom-elements"] }],
        "unit-no-unknown": true,
    },
};
