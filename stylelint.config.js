import stylelint from "stylelint";

/** The widths at which layouts change: see web/style/tokens/tokens.css. */
const WIDTHS = ["22rem", "24rem", "34rem", "43.75rem", "64rem", "67.5rem"];


const { createPlugin, utils } = stylelint;
const RULE = "hofgarten/widths";

/** Allows only the named widths in the conditions of media and container queries. */
const widths = createPlugin(RULE, (enabled) => (root, result) => {
    if (utils.validateOptions(result, RULE, { actual: enabled })) {
        root.walkAtRules(/^(media|container)$/, (node) => {
            const conditions = node.params.match(/\([^()]*\bwidth\b[^()]*\)/g) ?? [];
            const others = conditions.flatMap((one) => one.match(/[\d.]+\w+/g)).filter((width) => !WIDTHS.includes(width));
            others.forEach((width) => utils.report({
                result, node, word: width, ruleName: RULE, message: `${width} is not one of ${WIDTHS.join(", ")} (${RULE})`,
            }));
        });
    }
});

export default {
    plugins: [widths],
    rules: {
        [RULE]: true,
        "at-rule-disallowed-list": ["import", "layer"], // the folder of a file is its layer
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
