// For other people's pages: the element <hofgarten-demo>, which shows a game or a rule of ours in a frame.

class HofgartenDemo extends HTMLElement {}

customElements.define("hofgarten-demo", HofgartenDemo);
