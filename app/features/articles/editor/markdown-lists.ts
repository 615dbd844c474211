import type { Edit, Selected } from "#app/admin-ui/text-edit.ts";

const item = /^(\s*)(?:([-*+])|(\d+)([.)])|(>))( +)/;

/**
 * What the Enter key does in a list or a quotation: goes on with the next sign, or ends it on a
 * line that has nothing else. Undefined where Enter is Enter.
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
	const sign = number === undefined ? (bullet ?? quote) : `${Number(number) + 1}${dot}`;
	const insert = `\n${indent}${sign}${space}`;
	const caret = start + insert.length;
	return { from: start, to: start, insert, start: caret, end: caret };
}
