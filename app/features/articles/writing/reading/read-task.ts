import type { TextError } from "#app/features/articles/rendered-text.ts";
import { NestedTooDeep } from "#app/features/articles/rendering/nesting.ts";
import { textBlocks } from "#app/features/articles/rendering/text-blocks.ts";
import { type SplitMarkdown, splitMarkdown } from "../document/markdown-blocks.ts";

/** A text to read, or one that took too long, in which the line is looked for. */
export type ReadTask = { kind: "read" | "locate"; markdown: string };

/** The last answer to a task is its text or its error; earlier ones are the line it has reached. */
export type ReadAnswer = { text: SplitMarkdown } | { textError: TextError } | { line: number };

/** The most pieces that a browser lays out in time: 10,000 words have a thousand. */
const mostPieces = 30_000;

/** Answers a task. `note` is called with the line that it has reached. */
export function answerRead({ kind, markdown }: ReadTask, note: (line: number) => void): ReadAnswer {
	if (kind === "locate") return { textError: { reason: "complex", line: lineOfError(markdown, note) } };
	try {
		const text = splitMarkdown(markdown);
		const line = lineBeyond(text);
		return line === undefined ? { text } : { textError: { reason: "complex", line } };
	} catch (error) {
		if (!(error instanceof NestedTooDeep) && !(error instanceof RangeError)) throw error;
		return { textError: { reason: "nested", line: error instanceof NestedTooDeep ? error.line : undefined } };
	}
}

/** Reads part after part, until the worker is ended. */
function lineOfError(markdown: string, note: (line: number) => void): number | undefined {
	for (const { line, text } of textBlocks(markdown)) {
		note(line);
		splitMarkdown(text);
	}
	return undefined;
}

type Piece = { position?: { start: { line: number } } | undefined; children?: readonly Piece[] };

/** Returns the line from which on a text has more pieces than can be shown, if it has. */
function lineBeyond({ blocks }: SplitMarkdown): number | undefined {
	const pieces: Piece[] = [];
	for (const { block } of blocks) {
		let next = pieces.push(block) - 1;
		// A queue instead of recursion: a text can be nested too deeply for the stack.
		for (; next < pieces.length; next += 1) {
			for (const child of pieces[next]?.children ?? []) pieces.push(child);
			if (pieces.length > mostPieces) return pieces[next]?.position?.start.line;
		}
	}
	return undefined;
}
