// The editor of the workshop: CodeMirror in the shadow tree of <hofgarten-editor>. The build bundles it with CodeMirror
// (web/build/esbuild.mjs); the page imports it when it first shows an editor.
//
// In a shadow tree, CodeMirror's styles are constructable style sheets, which style-src 'self' allows; in the document
// they would be <style> elements. Morphing does not reach into the tree, and the page's shortcuts do not reach out of it.
//
// Attributes of the element: data-bot (the bot's id), data-source (the text to show), data-fill (a new number makes the
// editor take data-source), data-most (its maximum length), data-read-only, data-marks ([line, message] pairs),
// data-names (names to complete, see `Names`), data-words (texts). Buttons inside with data-tool are its tools.

import { acceptCompletion, autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap, completeFromList } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentLess, indentMore, indentWithTab, redo, undo } from "@codemirror/commands";
import { HighlightStyle, StreamLanguage, bracketMatching, indentOnInput, indentUnit, syntaxHighlighting, syntaxTree } from "@codemirror/language";
import { python } from "@codemirror/legacy-modes/mode/python";
import { forceLinting, lintGutter, lintKeymap, linter } from "@codemirror/lint";
import { highlightSelectionMatches, openSearchPanel, search, searchKeymap } from "@codemirror/search";
import { Compartment, EditorState } from "@codemirror/state";
import { Decoration, EditorView, drawSelection, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { Documents } from "./documents.js";
import { check } from "./syntax_check.js";

/**
 * @typedef {import("../events.js").Send} Send
 * @typedef {import("@codemirror/autocomplete").CompletionContext} CompletionContext
 * @typedef {import("@codemirror/autocomplete").Completion} Completion
 * @typedef {import("@codemirror/lint").Diagnostic} Diagnostic
 * @typedef {[name: string, signature: string, about: string][]} Members
 * @typedef {Record<string, Members>} Names members by the variable before the dot; plain names under ""
 */

/** Time after the last key until the text is sent to Python, in milliseconds. */
const PAUSE = 300;
/** Longest time from a change until the text is sent, in milliseconds: typing without a pause is saved, too. */
const LONGEST = 1000;
/** Time after the last key until the text is checked, in milliseconds. */
const CHECK = 600;

/** A report of the check without an error */
const NO_FAULT = "0 ";

/** @type {Send} */
let send = () => {};

/** The colours are the page's own, so that they follow its theme. */
const look = EditorView.theme({
    "&": { color: "var(--ink)", backgroundColor: "var(--paper-raised)", fontSize: "var(--code-size, 0.875rem)", height: "100%" },
    "&.cm-focused": { outline: "var(--focus-width) solid var(--focus)" },
    ".cm-scroller": { fontFamily: "var(--font-code)", lineHeight: "1.5" },
    ".cm-content": { caretColor: "var(--ink)" },
    ".cm-cursor, .cm-dropCursor": { borderLeftColor: "var(--ink)" },
    "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
        backgroundColor: "color-mix(in srgb, var(--focus) 26%, transparent)",
    },
    ".cm-gutters": { color: "var(--ink-faint)", backgroundColor: "var(--paper-sunk)", border: "none" },
    ".cm-activeLine": { backgroundColor: "color-mix(in srgb, var(--moss-soft) 40%, transparent)" },
    ".cm-activeLineGutter": { backgroundColor: "var(--moss-soft)" },
    ".cm-selectionMatch": { backgroundColor: "var(--gold-soft)" },
    ".cm-searchMatch": { backgroundColor: "var(--gold-soft)", outline: "1px solid var(--gold)" },
    "&.cm-focused .cm-matchingBracket": { backgroundColor: "var(--moss-soft)", outline: "1px solid var(--moss)" },
    ".cm-panels": { color: "var(--ink)", backgroundColor: "var(--paper-sunk)" },
    ".cm-panel.cm-search": { fontFamily: "var(--font-text)", fontSize: "var(--text-s)" },
    ".cm-panel.cm-search :is(input, button, label)": { fontSize: "1em" },
    ".cm-panel.cm-search :is(.cm-textfield, .cm-button)": { minHeight: "2rem" },
    ".cm-panel.cm-search button[name=close]": { color: "var(--ink)", width: "2rem" },
    ".cm-textfield": { color: "var(--ink)", backgroundColor: "var(--paper-raised)", border: "1px solid var(--line-strong)" },
    ".cm-button": { color: "var(--ink)", backgroundColor: "var(--paper-raised)", backgroundImage: "none", border: "1px solid var(--line-strong)" },
    ".cm-tooltip": { color: "var(--ink)", backgroundColor: "var(--paper-raised)", border: "1px solid var(--line-strong)", maxWidth: "min(30rem, 80vw)" },
    ".cm-tooltip-autocomplete ul li[aria-selected]": { color: "var(--on-moss)", backgroundColor: "var(--moss)" },
    ".cm-completionInfo": { whiteSpace: "pre-line", fontFamily: "var(--font-text)" },
    ".cm-failing": { backgroundColor: "var(--gold-soft)", boxShadow: "inset 0.25rem 0 var(--vermilion)" },
    ".cm-diagnostic": { fontFamily: "var(--font-text)" },
    ".cm-diagnostic-error": { borderLeftColor: "var(--vermilion)" },
});

const colours = HighlightStyle.define([
    { tag: tags.keyword, color: "var(--moss-strong)", fontWeight: "640" },
    { tag: tags.string, color: "var(--gold-ink)" },
    { tag: tags.number, color: "var(--seat-blue-ink)" },
    { tag: tags.comment, color: "var(--ink-faint)", fontStyle: "italic" },
    { tag: tags.definition(tags.variableName), color: "var(--seat-red-ink)" },
]);

/** A line with an error */
const FAILING = Decoration.line({ class: "cm-failing" });

class HofgartenEditor extends HTMLElement {
    static observedAttributes = ["data-fill", "data-marks", "data-words"];

    /** @type {EditorView | undefined} */
    #view;
    /** The fill and the bot that the editor shows */
    #fill = "";
    #bot = "";
    #timer = 0;
    /** The moment of the first change that has not been sent; 0 if there is none */
    #changed = 0;
    /** The error of the syntax that Python knows of */
    #fault = NO_FAULT;
    #queued = false;
    /** The marks of the page, as their attribute has them */
    #marks = "[]";
    #content = new Compartment();

    connectedCallback() {
        const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
        if (root.childElementCount === 0) {
            root.append(document.createElement("slot"));
        }
        this.addEventListener("click", this.#useTool);
        // Keys in the editor are the editor's: outside they would be shortcuts of the page.
        root.addEventListener("keydown", (event) => event.stopPropagation());
        document.addEventListener("visibilitychange", this.#flush);
        this.#update();
    }

    disconnectedCallback() {
        document.removeEventListener("visibilitychange", this.#flush);
        this.#flush();
        this.#view?.destroy();
        this.#view = undefined;
    }

    attributeChangedCallback() {
        // Attributes are written one after the other.
        if (!this.#queued) {
            this.#queued = true;
            queueMicrotask(() => {
                this.#queued = false;
                if (this.isConnected) {
                    this.#update();
                }
            });
        }
    }

    focus() {
        this.#view?.focus();
    }

    /** Takes the attributes. */
    #update() {
        const { bot = "", fill = "", source = "", marks = "[]" } = this.dataset;
        if (bot !== this.#bot || fill !== this.#fill) {
            // What was typed meanwhile belongs to the text before.
            this.#flush();
        }
        if (!this.#view || bot !== this.#bot) {
            this.#view?.destroy();
            this.#fault = NO_FAULT;
            this.#view = new EditorView({ state: this.#newState(source), parent: this.#root, root: this.#root });
        } else if (fill !== this.#fill) {
            // As a change, so that it can be undone.
            this.#view.dispatch({ changes: { from: 0, to: this.#view.state.doc.length, insert: source } });
            this.#cancel();
        } else {
            this.#view.dispatch({ effects: this.#content.reconfigure(this.#named()) });
            forceLinting(this.#view);
        }
        if (marks !== this.#marks) {
            this.#marks = marks;
            this.#showFailing(this.#view);
        }
        [this.#bot, this.#fill] = [bot, fill];
    }

    /**
     * Brings the first line with an error into view.
     * @param {EditorView} view
     */
    #showFailing(view) {
        const [first] = this.#failing(view);
        if (first) {
            view.dispatch({ effects: EditorView.scrollIntoView(first.from, { y: "center" }) });
        }
    }

    /**
     * @param {EditorView} view
     * @returns the lines that the page has marked with an error, in ascending order
     */
    #failing({ state: { doc } }) {
        /** @type {[number, string][]} */
        const marks = JSON.parse(this.#marks);
        const numbers = new Set(marks.map(([line]) => Math.max(line, 1)).filter((line) => line <= doc.lines));
        return [...numbers].sort((one, other) => one - other).map((line) => doc.line(line));
    }

    get #root() {
        return /** @type {ShadowRoot} */ (this.shadowRoot);
    }

    /** @returns {Record<string, string>} */
    get #words() {
        return JSON.parse(this.dataset.words ?? "{}");
    }

    /** @returns the name of the editor for screen readers */
    #named() {
        return EditorView.contentAttributes.of({ "aria-label": this.#words.label ?? "" });
    }

    /** @param {string} source */
    #newState(source) {
        const readOnly = this.dataset.readOnly !== undefined;
        const most = Number(this.dataset.most ?? Infinity);
        return EditorState.create({
            doc: source,
            extensions: [
                EditorState.phrases.of(this.#words),
                lineNumbers(), history(), drawSelection(), highlightActiveLine(), highlightSelectionMatches(),
                indentUnit.of("    "), indentOnInput(), bracketMatching(), closeBrackets(),
                StreamLanguage.define(python), syntaxHighlighting(colours), look,
                search({ top: true }), lintGutter(), linter((view) => this.#diagnostics(view), { delay: CHECK }),
                autocompletion({ override: [completeVariables, completerOf(JSON.parse(this.dataset.names ?? "{}"))] }),
                keymap.of([
                    { key: "Tab", run: acceptCompletion },
                    ...closeBracketsKeymap, ...completionKeymap, ...searchKeymap, ...historyKeymap, ...lintKeymap,
                    ...defaultKeymap, indentWithTab,
                ]),
                EditorState.readOnly.of(readOnly),
                EditorState.changeFilter.of((change) => change.newDoc.length <= most),
                EditorView.lineWrapping,
                EditorView.decorations.of((view) => Decoration.set(this.#failing(view).map(({ from }) => FAILING.range(from)))),
                EditorView.contentAttributes.of({ tabindex: "0", autocorrect: "off", autocapitalize: "off", spellcheck: "false" }),
                this.#content.of(this.#named()),
                EditorView.updateListener.of((update) => {
                    if (update.docChanged) {
                        const now = performance.now();
                        this.#changed ||= now;
                        this.#fault = NO_FAULT;
                        clearTimeout(this.#timer);
                        this.#timer = setTimeout(this.#flush, Math.min(PAUSE, this.#changed + LONGEST - now));
                    }
                }),
                EditorView.domEventHandlers({ blur: () => this.#flush() }),
            ],
        });
    }

    /** Sends the text to Python if it has changed. An arrow function: it is a listener. */
    #flush = () => {
        if (this.#changed && this.#view) {
            this.#cancel();
            const [bot, fill, source] = [this.#bot, Number(this.#fill), this.#view.state.doc.toString()];
            const action = { do: "workshop-edit", bot, fill, source };
            // A later text of the same fill replaces a waiting one.
            send(/** @type {import("../messages.js").Action} */ (action), `workshop-edit ${fill}`);
        }
    };

    #cancel() {
        clearTimeout(this.#timer);
        this.#changed = 0;
    }

    /**
     * @param {EditorView} view
     * @returns {Promise<Diagnostic[]>} the faults of the syntax, and the marks of the page
     */
    async #diagnostics(view) {
        const { doc } = view.state;
        /** @type {[number, string][]} */
        const marks = JSON.parse(this.dataset.marks ?? "[]");
        const found = this.dataset.readOnly === undefined ? await check(doc.toString()) : [];
        if (view.state.doc === doc) {
            this.#report(found.find(({ severity }) => severity === "error"));
        }
        const faults = found.map(({ line, column, until, text, severity }) => {
            const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines));
            const start = Math.min(from + column, to);
            return { from: start, to: Math.min(Math.max(from + until, start), to), severity, message: text };
        });
        return [...faults, ...marks.filter(([line]) => line <= doc.lines).map(([line, message]) => {
            const { from, to } = doc.line(Math.max(line, 1));
            return { from, to, severity: /** @type {const} */ ("error"), message };
        })];
    }

    /** @param {import("./syntax_check.js").Fault | undefined} error the one that keeps the text from being run */
    #report(error) {
        this.#flush();
        const { line, text } = error ?? { line: 0, text: "" };
        if (this.#fault !== `${line} ${text}`) {
            this.#fault = `${line} ${text}`;
            const action = { do: "workshop-checked", fill: Number(this.#fill), line, text };
            send(/** @type {import("../messages.js").Action} */ (action), "workshop-checked");
        }
    }

    /** @param {Event} event a click on a tool; it leaves the focus, and with it the on-screen keyboard, in the editor */
    #useTool = ({ target }) => {
        const tool = target instanceof Element ? target.closest("[data-tool]") : null;
        const run = tool instanceof HTMLElement ? TOOLS[tool.dataset.tool ?? ""] : undefined;
        if (run && this.#view) {
            if (run !== openSearchPanel) {
                this.#view.focus();
            }
            run(this.#view);
        }
    };
}

/** @type {Record<string, import("@codemirror/view").Command>} */
const TOOLS = { undo, redo, indent: indentMore, outdent: indentLess, find: openSearchPanel };

/**
 * Completes the variables, functions and classes of the text itself.
 * @param {CompletionContext} context
 * @returns {import("@codemirror/autocomplete").CompletionResult | null}
 */
function completeVariables(context) {
    const before = context.matchBefore(/[\w.]+/);
    if (!before || before.text.includes(".")) {
        return null;
    }
    const found = new Set();
    syntaxTree(context.state).iterate({
        enter: ({ name, from, to }) => {
            // The word that is being written is no proposal.
            if (name.startsWith("variableName") && to !== context.pos) {
                found.add(context.state.sliceDoc(from, to));
            }
        },
    });
    return { from: before.from, options: [...found].map((label) => ({ label, type: "variable" })), validFor: /^\w*$/ };
}

/**
 * @param {Names} names
 * @returns {(context: CompletionContext) => import("@codemirror/autocomplete").CompletionResult | null}
 */
function completerOf(names) {
    /** @param {Members} members */
    const listOf = (members) => members.map(([label, detail, info]) => ({
        label, detail, info, type: detail.startsWith("(") ? "function" : "constant",
    }));
    const plain = completeFromList(listOf(names[""] ?? []));
    return (context) => {
        const before = context.matchBefore(/\w+\.\w*/);
        const [variable, member = ""] = before?.text.split(".") ?? [];
        if (!before || !variable || !(variable in names)) {
            return context.matchBefore(/\.\w*/) ? null : /** @type {any} */ (plain(context));
        }
        return { from: before.to - member.length, options: listOf(names[variable]), validFor: /^\w*$/ };
    };
}

/**
 * Makes the editors of the page work.
 * @param {Send} sender
 */
export function begin(sender) {
    send = sender;
    if (!customElements.get("hofgarten-editor")) {
        customElements.define("hofgarten-editor", HofgartenEditor);
        customElements.define("hofgarten-documents", Documents);
    }
}
