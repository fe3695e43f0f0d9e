// Leads from the page of a link with a preview to the place after its #: see web/build/link_pages.py.

const start = /** @type {HTMLAnchorElement} */ (document.querySelector("a"));
start.hash = location.hash;
location.replace(start.href);
