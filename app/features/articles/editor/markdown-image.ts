import type { Edit, Selected } from "#app/admin-ui/text-edit.ts";

/**
 * Puts a picture on a line of its own after what is selected. The caret stands then where words of
 * its own may be typed.
 */
export function insertImage({ text, end }: Pick<Selected, "text" | "end">, url: string): Edit {
	const before =
		end === 0 || text.slice(0, end).endsWith("\n\n") ? "" : text[end - 1] === "\n" ? "\n" : "\n\n";
	const after = end === text.length || text.slice(end).startsWith("\n\n") ? "" : "\n\n";
	const start = end + before.length + 2;
	return {
		from: end,
		to: end,
		insert: `${before}![](${url})${after}`,
		start,
		end: start,
	};
}

/**
 * Puts a picture in place of the note that stood for it; undefined where somebody took that away.
 */
export function replaceNote(
	text: string,
	{ markdown, alt }: { markdown: string; alt: string },
	url: string,
): Edit | undefined {
	const from = text.indexOf(markdown);
	if (from === -1) return undefined;
	const insert = `![${alt.replace(/[\\[\]]/g, "\\$&")}](${url})`;
	return { from, to: from + markdown.length, insert, start: from + 2, end: from + 2 };
}

/** Where a place of a text is after it was changed somewhere, as far as both texts tell. */
export function placeAfter(before: string, after: string, at: number): number {
	const shorter = Math.min(before.length, after.length);
	let same = 0;
	while (same < shorter && before[same] === after[same]) same += 1;
	if (at <= same) return at;
	let sameEnd = 0;
	while (sameEnd < shorter - same && before.at(-1 - sameEnd) === after.at(-1 - sameEnd)) sameEnd += 1;
	return Math.max(same, after.length - Math.min(sameEnd, before.length - at));
}
