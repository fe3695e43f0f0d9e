// <hofgarten-documents>: a link to a document, which a style sheet hides. It is shown where the page is hosted together
// with the documents and they can be reached.

export class Documents extends HTMLElement {
    connectedCallback() {
        const address = this.querySelector("a")?.href ?? "";
        fetch(address, { method: "HEAD" }).then(
            ({ ok }) => {
                this.style.display = ok ? "block" : "";
            },
            () => {}, // offline: the link stays hidden
        );
    }
}
