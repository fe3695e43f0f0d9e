// Exports the garden picture as a standalone SVG or PNG: styles, symbols and fonts of the page are written into the
// file.

import { NAMESPACE, borrowed } from "./symbols.js";

/** The id of the garden picture. */
const FRAMED = "garden-picture";
/** Pixels of the PNG for each unit of the drawing. */
const SHARPNESS = 2;

/** CSS properties of SVG elements, written as presentation attributes. The second list is not inherited. */
const INHERITED = [
    "color", "fill", "fill-opacity", "font-family", "font-size", "font-style", "font-weight", "letter-spacing", "stroke",
    "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "stroke-opacity", "stroke-width", "text-anchor", "visibility",
];
const OWN = ["display", "dominant-baseline", "opacity"];

/**
 * @param {string} form "svg" or "png"
 * @returns {Promise<Blob>} the garden picture as a file
 */
export async function picture(form) {
    const shown = document.getElementById(FRAMED);
    if (!(shown instanceof SVGSVGElement)) {
        throw new Error("there is no picture");
    }
    const drawing = standalone(shown);
    const faces = document.createElementNS(NAMESPACE, "style");
    faces.textContent = (await Promise.all(facesOf(drawing).map(inside))).join("\n");
    drawing.prepend(faces);
    const text = new XMLSerializer().serializeToString(drawing);
    return form === "png" ? png(text, shown.viewBox.baseVal) : new Blob([text], { type: "image/svg+xml" });
}

/**
 * @param {SVGSVGElement} shown
 * @returns {SVGSVGElement} a copy that needs neither style sheets nor symbols of the page
 */
function standalone(shown) {
    const copy = /** @type {SVGSVGElement} */ (shown.cloneNode(true));
    copy.querySelectorAll("image[data-symbol]").forEach(useSymbol);
    resolve(shown, copy, null);
    const { width, height } = shown.viewBox.baseVal;
    copy.setAttribute("width", String(width));
    copy.setAttribute("height", String(height));
    copy.removeAttribute("id");
    const defs = document.createElementNS(NAMESPACE, "defs");
    defs.append(...borrowed(copy).map((symbol) => symbolIn(shown, symbol)));
    copy.prepend(defs);
    return copy;
}

/** @param {Element} image of a symbol; the symbol itself replaces it */
function useSymbol(image) {
    const use = document.createElementNS(NAMESPACE, "use");
    for (const { name, value } of image.attributes) {
        use.setAttribute(name, value);
    }
    use.setAttribute("href", `#${image.getAttribute("data-symbol")}`);
    image.replaceWith(use);
}

/**
 * Writes the computed styles of an element and its descendants into its copy.
 * @param {Element} shown
 * @param {Element} copy
 * @param {CSSStyleDeclaration | null} around the styles of the element around it
 */
function resolve(shown, copy, around) {
    if (shown instanceof SVGGraphicsElement) {
        const styles = getComputedStyle(shown);
        write(styles, copy, around);
        [...shown.children].forEach((child, index) => resolve(child, copy.children[index], styles));
    }
}

/**
 * @param {SVGSVGElement} shown
 * @param {Element} symbol an element that the drawing refers to
 * @returns {Element} a copy with the styles that its parts have in this drawing
 */
function symbolIn(shown, symbol) {
    const copy = /** @type {Element} */ (symbol.cloneNode(true));
    const trial = /** @type {Element} */ (symbol.cloneNode(true));
    shown.append(trial);
    const styled = [...trial.querySelectorAll("[class]")];
    [...copy.querySelectorAll("[class]")].forEach((part, index) => {
        const around = styled[index].parentElement;
        write(getComputedStyle(styled[index]), part, around && getComputedStyle(around));
    });
    trial.remove();
    return copy;
}

/**
 * @param {CSSStyleDeclaration} styles
 * @param {Element} copy the element that gets them as attributes
 * @param {CSSStyleDeclaration | null} around the styles of the element around it
 */
function write(styles, copy, around) {
    for (const name of INHERITED) {
        const value = styles.getPropertyValue(name);
        if (value !== around?.getPropertyValue(name)) {
            copy.setAttribute(name, value);
        }
    }
    for (const name of OWN) {
        const value = styles.getPropertyValue(name);
        if (["inline", "block", "auto", "1"].includes(value)) {
            copy.removeAttribute(name);
        } else {
            copy.setAttribute(name, value);
        }
    }
    for (const { name } of [...copy.attributes]) {
        if (name === "class" || name.startsWith("data-")) {
            copy.removeAttribute(name);
        }
    }
}

/**
 * @param {Element} drawing
 * @returns {CSSFontFaceRule[]} the page's font faces that the drawing uses
 */
function facesOf(drawing) {
    const first = [drawing, ...drawing.querySelectorAll("[font-family]")].map((one) => family(one.getAttribute("font-family")));
    return [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules])
        .flatMap((rule) => (rule instanceof CSSLayerBlockRule ? [...rule.cssRules] : [rule]))
        .filter((rule) => rule instanceof CSSFontFaceRule)
        .filter(({ style }) => first.includes(family(style.getPropertyValue("font-family"))));
}

/**
 * @param {string | null} families the value of `font-family`
 * @returns {string} the first of them
 */
function family(families) {
    return (families ?? "").split(",")[0].replaceAll(/["']/g, "").trim();
}

/**
 * @param {CSSFontFaceRule} face
 * @returns {Promise<string>} the rule with the font as a data URL; empty if the font cannot be fetched
 */
async function inside({ style, parentStyleSheet }) {
    const [, address] = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue("src")) ?? [];
    try {
        const file = await (await fetch(new URL(address, parentStyleSheet?.href ?? location.href))).blob();
        const named = ["font-family", "font-style", "font-weight"].map((name) => `${name}: ${style.getPropertyValue(name)};`);
        return `@font-face { ${named.join(" ")} src: url(${await dataUrl(file)}) }`;
    } catch (error) {
        console.info(address, error);
        return "";
    }
}

/**
 * @param {Blob} file
 * @returns {Promise<string>}
 */
function dataUrl(file) {
    return new Promise((done, failed) => {
        const reader = new FileReader();
        reader.addEventListener("load", () => done(String(reader.result)));
        reader.addEventListener("error", () => failed(reader.error));
        reader.readAsDataURL(file);
    });
}

/**
 * @param {string} text an SVG
 * @param {{width: number, height: number}} size in units of the drawing
 * @returns {Promise<Blob>} the drawing as a PNG
 */
async function png(text, { width, height }) {
    const drawing = new Image();
    drawing.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
    await drawing.decode();
    const canvas = document.createElement("canvas");
    canvas.width = width * SHARPNESS;
    canvas.height = height * SHARPNESS;
    canvas.getContext("2d")?.drawImage(drawing, 0, 0, canvas.width, canvas.height);
    return new Promise((done, failed) => {
        canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture could be made"))), "image/png");
    });
}
