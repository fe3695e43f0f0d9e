// Types for the parts of bundled libraries that our scripts use.

declare module "*/pyscript/core.js" {
    type Worker = import("./workers/python_worker.js").PythonWorker & EventTarget & {
        ready: Promise<import("./workers/python_worker.js").PythonWorker>;
    };

    export const hooks: {
        main: { onWorker: Set<(wrap: unknown, worker: Worker) => void> };
        worker: { onBeforeRunAsync: Set<(wrap: unknown, worker: Worker) => void>; codeBeforeRunAsync: Set<string> };
    };
}

declare module "*/idiomorph.js" {
    export const Idiomorph: {
        morph(
            node: Element,
            content: Iterable<Node>,
            options: {
                morphStyle: "innerHTML";
                ignoreActiveValue: boolean;
                callbacks: {
                    beforeAttributeUpdated: (name: string, node: Element) => boolean;
                    beforeNodeRemoved: (node: Node) => boolean;
                };
            },
        ): void;
    };
}

declare module "*/pyodide/pyodide.js" {
    export type Pyodide = {
        FS: { analyzePath(path: string): { exists: boolean }; writeFile(path: string, content: Uint8Array): void };
    };

    export function loadPyodide(options: object): Promise<Pyodide>;
    export const version: string;
}

declare module "*/pyodide/pyodide.asm.js" {
    const createPyodideModule: object;
    export default createPyodideModule;
}

declare module "*/pyodide/built.js" {
    export const BYTES: Record<string, number>;
    export const LOCK: object;
    export const LANGUAGES: string[];
    export const PACKS: string[];
}

/** Chromium's reader of codes in pictures, on some systems. */
declare class BarcodeDetector {
    static getSupportedFormats(): Promise<string[]>;
    constructor(options: { formats: string[] });
    detect(picture: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
