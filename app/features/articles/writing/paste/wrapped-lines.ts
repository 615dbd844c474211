/** The lengths of a wrapped text's lines, in characters; longer lines are paragraphs. */
const [shortest, longest] = [40, 120];

/** The share of its paragraph's longest line from which a line is taken for a wrapped one. */
const fullness = 0.8;

const point = /^(?:[-–—•*·]|\d{1,3}[.)])\s/;

/** Matches words before which French writes a hyphen, and English ones after which one follows. */
const compound =
	/(?:^|[\s’'])(?:self|non|half|ex|co|well)-$|-(?:ce|il|elle|on|je|tu|nous|vous|ils|elles|là|ci|même|être|y|en|t)$/i;

/**
 * Joins the wrapped lines of plain text, as PDF viewers copy it, to one for each paragraph: a blank
 * line separates them. A hyphenated word is joined if it continues in lower case.
 */
export function unwrapLines(text: string): string {
	const groups = text
		.replace(/\r\n?/g, "\n")
		.split(/\n[\s\u00a0]*\n/)
		.map((group) => group.split("\n").map((line) => line.trimEnd()));
	return groups.map((lines) => unwrapped(lines).join("\n")).join("\n");
}

function unwrapped(lines: readonly string[]): string[] {
	const width = Math.max(...lines.map(({ length }) => length));
	if (width < shortest || width > longest) return [...lines];
	const paragraphs: string[] = [];
	let last = "";
	for (const line of lines) {
		const [first = ""] = line.trimStart().split(/\s/, 1);
		const isFull = last.length + 1 + first.length >= width * fullness;
		if (last !== "" && isFull && !point.test(line.trimStart()))
			paragraphs.push(joined(paragraphs.pop() ?? "", line.trimStart()));
		else paragraphs.push(line);
		last = line;
	}
	return paragraphs;
}

function joined(before: string, line: string): string {
	if (before.endsWith("\u00ad")) return before.slice(0, -1) + line;
	if (!/\p{L}-$/u.test(before) || !/^\p{L}/u.test(line)) return `${before} ${line}`;
	const [word = ""] = /^\p{L}+/u.exec(line) ?? [];
	const isCompound = compound.test(before) || compound.test(`-${word}`) || !/^\p{Ll}/u.test(line);
	return (isCompound ? before : before.slice(0, -1)) + line;
}
