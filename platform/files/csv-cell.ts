/** Characters of a cell that are shown. */
const shownCharacters = 80;
/** An export of ours and others put an apostrophe before what a spreadsheet would calculate. */
const guard = /^'(?=[=+\-@])/;

/** A cell without the apostrophe that guards it. */
export function unguarded(cell: string): string {
	return cell.replace(guard, "");
}

/** A cell as it can be shown: on one line, and not endless. */
export function shownCell(cell: string): string {
	const line = cell.replace(/[\s\p{Cc}]+/gu, " ").trim();
	const signs = [...line.slice(0, shownCharacters * 2)];
	return signs.length > shownCharacters ? `${signs.slice(0, shownCharacters - 1).join("")}…` : line;
}
