"""JavaScript that finds visible interactive elements, for tests of the layout."""

PRESSED = """const seen = (element) => {
        let { left, top, right, bottom } = element.getBoundingClientRect();
        for (let around = element; around; around = around.parentElement) {
            const style = getComputedStyle(around);
            if (style.clipPath.startsWith("inset(50%")) return null;
            if (around !== element && style.overflow !== "visible") {
                const box = around.getBoundingClientRect();
                [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
                [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
            }
        }
        return element.checkVisibility({ visibilityProperty: true }) && right - left > 1 && bottom - top > 1
            ? { element, left, top, right, bottom } : null;
    };
    const name = ({ element }) => element.getAttribute("aria-label") ?? element.textContent;
    const pressed = [...document.querySelectorAll("#page :is(a, button, input, select, summary)")]
        .map(seen).filter(Boolean);"""
"""Beginning of a function: ``pressed`` holds the visible interactive elements, each with the part of its box that is
not
scrolled out of view; ``name`` returns the name of such an element.
"""
