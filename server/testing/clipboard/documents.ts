/** Words with the marks on them. */
export type Run = { text: string; bold?: true; italic?: true; underline?: true; href?: string };

export type Point = { runs: Run[]; ordered?: boolean; points?: Point[] };

/** A part of a text that somebody copies, whatever program shows it. */
export type Block =
	| { kind: "heading"; level: 1 | 2 | 3; text: string }
	| { kind: "paragraph"; runs: Run[] }
	| { kind: "quote"; runs: Run[] }
	| { kind: "list"; ordered: boolean; points: Point[] };

export const plain = (text: string): Run => ({ text });
export const heading = (level: 1 | 2 | 3, text: string): Block => ({ kind: "heading", level, text });
export const paragraph = (...runs: Run[]): Block => ({ kind: "paragraph", runs });
export const quote = (...runs: Run[]): Block => ({ kind: "quote", runs });
export const list = (ordered: boolean, ...points: Point[]): Block => ({ kind: "list", ordered, points });
export const point = (text: string, points?: Point[], ordered = false): Point => ({
	runs: [plain(text)],
	ordered,
	...(points !== undefined && { points }),
});

/** Texts of an agency's day, by what they have in them. */
export const documents: Record<string, Block[]> = {
	marks: [
		heading(1, "How we meet"),
		paragraph(
			plain("First a "),
			{ text: "long", bold: true },
			plain(" talk, then a "),
			{ text: "quiet", italic: true },
			plain(" table."),
		),
		paragraph(
			{ text: "Nobody", bold: true, italic: true },
			plain(" is rushed, and "),
			{ text: "everyone", underline: true },
			plain(" is asked."),
		),
	],
	bullets: [
		paragraph(plain("Before the evening:")),
		list(
			false,
			point("Choose a table", [point("by the window", [point("or by the garden")]), point("or inside")]),
			point("Tell us what you eat"),
		),
		paragraph(plain("That is all.")),
	],
	numbers: [
		heading(2, "Four steps"),
		list(
			true,
			point("Write to us"),
			point("Talk with us", [point("by telephone"), point("or at a table")]),
			point("Meet somebody"),
		),
		paragraph(plain("Then we listen.")),
	],
	quotes: [
		paragraph(plain("One of our readers wrote:")),
		quote(plain("We talked until the lamps were "), { text: "lit", italic: true }, plain(".")),
		paragraph(
			plain("Read more on "),
			{ text: "our journal", href: "https://journal.example/tables?a=1&b=2" },
			plain("."),
		),
	],
	french: [
		heading(2, "L’été à Tamarin"),
		paragraph(plain("Il a dit\u00a0: «\u00a0Venez\u00a0!\u00a0» Et vous\u00a0? Nous étions 1\u00a0200.")),
	],
	letter: [
		paragraph(plain("Dear Ann,")),
		paragraph({ text: "Thank you for Sunday.", bold: true }),
		paragraph(plain("The "), { text: "second", italic: true }, plain(" table is for six & more, if 2 < 3.")),
		paragraph(
			plain("Write to "),
			{ text: "our desk", href: "mailto:desk@a.example" },
			plain(" with "),
			{ text: "bold", bold: true },
			plain(" and "),
			{ text: "both", bold: true, italic: true },
			plain("."),
		),
	],
	mixed: [
		heading(1, "A table for eight"),
		heading(2, "The place"),
		paragraph(plain("It stands by the lagoon.")),
		list(false, point("one lamp"), point("two chairs")),
		heading(2, "The evening"),
		heading(3, "At seven"),
		paragraph(plain("We begin.")),
		list(true, point("bread"), point("fish")),
	],
	lists: [
		list(false, point("a"), { runs: [{ text: "b", bold: true }, plain(" and c")] }),
		paragraph(plain("Between.")),
		list(false, point("d"), { runs: [plain("see "), { text: "e", href: "https://e.example/" }] }),
	],
};

/** The kinds of blocks that a program copies as such. */
export type Ability = { headings: boolean; quotes: boolean };

/** Returns the Markdown that a text is to become. */
export function markdownOf(blocks: readonly Block[], { headings, quotes }: Ability): string {
	const down = blocks.some((block) => block.kind === "heading" && block.level === 1) ? 1 : 0;
	const written = blocks.map((block) => {
		if (block.kind === "list") return pointsOf(block.points, block.ordered).join("\n");
		if (block.kind === "heading") {
			if (!headings) return `**${block.text}**`;
			return `${"#".repeat(Math.min(4, block.level + down))} ${block.text}`;
		}
		const line = block.runs.map(runOf).join("");
		return block.kind === "quote" && quotes ? `> ${line}` : line;
	});
	return written.join("\n\n");
}

function runOf({ text, bold, italic, underline, href }: Run): string {
	const escaped = text.replace(/[<&*_]/g, (sign) => (sign === "&" ? sign : `\\${sign}`));
	const inner = underline ? `<u>${escaped}</u>` : escaped;
	const leaning = italic ? `_${inner}_` : inner;
	const marked = bold ? `**${leaning}**` : leaning;
	return href === undefined ? marked : `[${marked}](${href})`;
}

function pointsOf(points: readonly Point[], ordered: boolean): string[] {
	return points.flatMap((point, at) => {
		const sign = ordered ? `${at + 1}. ` : "- ";
		const inner = point.points === undefined ? [] : pointsOf(point.points, point.ordered === true);
		return [sign + point.runs.map(runOf).join(""), ...inner.map((line) => " ".repeat(sign.length) + line)];
	});
}
