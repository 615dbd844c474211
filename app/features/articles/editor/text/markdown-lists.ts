import type { Edit, Selected } from "#app/admin-ui/text-edit.ts";

const item = /^(\s*)(?:([-*+])|(\d+)([.)])|(>))( +)/;

/**
 * Continues a list or a quotation on Enter with the next marker, or ends it on a line that holds
 * nothing else. Undefined elsewhere.
 */
export function continueList({ text, start, end }: Selected): Edit | undefined {
	if (start !== end) return undefined;
	const from = text.lastIndexOf("\n", start - 1) + 1;
	const line = text.slice(from, start);
	const match = item.exec(line);
	if (match === null) return undefined;
	const [whole, indent = "", bullet, number, dot, quote, space] = match;
	const lineEnd = text.indexOf("\n", start);
	const rest = text.slice(start, lineEnd === -1 ? text.length : lineEnd);
	if (line === whole && rest.trim() === "") return { from, to: start, insert: "", start: from, end: from };
	const marker = number === undefined ? (bullet ?? quote) : `${Number(number) + 1}${dot}`;
	const insert = `\n${indent}${marker}${space}`;
	const caret = start + insert.length;
	return { from: start, to: start, insert, start: caret, end: caret };
}
