import { blockNames, textOf, unwrap } from "./dom.ts";

/**
 * Replaces tables, which the page cannot show: a mail's layout by its content, another one by a
 * paragraph for each row.
 */
export function linearizeTables(body: HTMLElement): void {
	for (const table of [...body.querySelectorAll("table")].reverse()) {
		for (const row of [...table.querySelectorAll("tr")]) {
			const cells = [...row.children].filter(
				(cell) => textOf(cell) !== "" || cell.querySelector("img") !== null,
			);
			if (cells.length < 2 || cells.some(isLayout)) for (const cell of cells) box(cell);
			else joinCells(row, cells);
		}
		for (const part of [...table.querySelectorAll("colgroup,caption,thead,tbody,tfoot,tr")].reverse()) {
			if (part.localName === "colgroup") part.remove();
			else unwrap(part);
		}
		unwrap(table);
	}
}

function isLayout(cell: Element): boolean {
	const blocks = [...cell.querySelectorAll(blockNames)].filter((block) => textOf(block) !== "");
	return blocks.length > 1 || blocks.some((block) => !block.matches("p,div,span"));
}

function box(cell: Element): void {
	const place = cell.ownerDocument.createElement("div");
	place.append(...cell.childNodes);
	cell.replaceWith(place);
}

function joinCells(row: Element, cells: readonly Element[]): void {
	const line = row.ownerDocument.createElement("p");
	for (const [at, cell] of cells.entries()) {
		for (const block of [...cell.querySelectorAll(blockNames)]) unwrap(block);
		if (at > 0) line.append(" · ");
		line.append(...cell.childNodes);
	}
	row.replaceChildren(line);
}
