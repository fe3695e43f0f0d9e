"""What of a page can be seen and pressed, for the scripts with which tests look a layout through."""

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
"""Beginning of a function: ``pressed`` has the elements that a person can press, each with its box as far as it is not
scrolled out of sight; ``name`` returns what such an element is called."""
