/** The thread in which texts are rendered. Plain Node runs this file while developing: its imports name their files. */
import { parentPort, workerData } from "node:worker_threads";
import { withoutMarks } from "#app/features/articles/plain-text.ts";
import { countWords, readingMinutes } from "#app/features/articles/reading-time.ts";
import type { RenderedText, TextFault } from "#app/features/articles/rendered-text.ts";
import { searchedPart } from "#app/features/articles/search/searched-part.ts";
import { foldForSearch } from "#app/i18n/fold.ts";
import type { ThreadData } from "#platform/concurrency/task-thread.ts";
import { articleHtml } from "./article-html.server.ts";
import { NestedTooDeep } from "./nesting.ts";

/** A text to be rendered, or one that could not be, in which the place is looked for. */
export type TextTask = { kind: "render" | "locate"; markdown: string };

export type TextAnswer = { rendered: RenderedText } | { fault: TextFault };

const { progress } = workerData as ThreadData;
const noted = new Int32Array(progress);

function answer({ kind, markdown }: TextTask): TextAnswer {
	if (kind === "locate") return { fault: { reason: "complex", line: lineOfFault(markdown) } };
	try {
		const html = articleHtml(markdown);
		return {
			rendered: {
				html,
				folded: searchedPart(foldForSearch(withoutMarks(markdown))),
				words: countWords(markdown),
				readingMinutes: readingMinutes(markdown),
			},
		};
	} catch (error) {
		if (error instanceof NestedTooDeep && error.line !== undefined) {
			return { fault: { reason: "nested", line: error.line } };
		}
		if (!(error instanceof NestedTooDeep) && !(error instanceof RangeError)) throw error;
		return { fault: { reason: "nested", line: lineOfFault(markdown) } };
	}
}

/** The line of the first part that cannot be rendered by itself. The line it has come to is noted on the way. */
function lineOfFault(markdown: string): number | undefined {
	for (const { line, text } of textBlocks(markdown)) {
		noted[0] = line;
		try {
			articleHtml(text);
		} catch {
			return line;
		}
	}
	noted[0] = 0;
	return undefined;
}

parentPort?.on("message", (task: TextTask) => parentPort?.postMessage(answer(task)));
parentPort?.postMessage("ready");

/** A part of a text between blank lines, and the line on which it begins, from 1. */
type TextBlock = { line: number; text: string };

/** The parts of a text between blank lines. */
function textBlocks(markdown: string): TextBlock[] {
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
