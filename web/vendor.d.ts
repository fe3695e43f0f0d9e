// What our scripts use of the libraries that the build puts beside them.

declare module "*/pyscript/core.js" {
    type Worker = import("./python.js").PythonWorker & { ready: Promise<import("./python.js").PythonWorker> };

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
