"""Tables in plain text."""

from collections.abc import Collection, Sequence


def table(rows: Sequence[Sequence[str]], left: Collection[int] = (0,)) -> str:
    """Return rows as lines with aligned columns: those in ``left`` to the left, all others to the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = [
        "  ".join(
            cell.ljust(width) if column in left else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
    return "".join(f"{line}\n" for line in lines)
