/** A part of a text between blank lines, and the line on which it begins, from 1. */
export type TextBlock = { line: number; text: string };

export function textBlocks(markdown: string): TextBlock[] {
	const blocks: TextBlock[] = [];
	let lines: string[] = [];
	let line = 1;
	for (const [index, text] of markdown.split("\n").entries()) {
		if (text.trim() !== "") {
			if (lines.length === 0) line = index + 1;
			lines.push(text);
		} else if (lines.length > 0) {
			blocks.push({ line, text: lines.join("\n") });
			lines = [];
		}
	}
	if (lines.length > 0) blocks.push({ line, text: lines.join("\n") });
	return blocks;
}
