/**
 * The process in which texts are rendered. Plain Node runs this file while developing: its imports
 * name their files.
 */
import { withoutMarks } from "#app/content/plain-text.ts";
import { countWords, readingMinutes } from "#app/features/articles/reading-time.ts";
import type { RenderedText, TextError } from "#app/features/articles/rendered-text.ts";
import { searchedPart } from "#app/features/articles/search/searched-part.ts";
import { foldForSearch } from "#app/i18n/reading/fold.ts";
import { answerTasks } from "#platform/concurrency/task-loop.ts";
import { articleHtml } from "./article-html.server.ts";
import { NestedTooDeep } from "./nesting.ts";
import { textBlocks } from "./text-blocks.ts";

/** A text to render, or one that failed, in which the line is looked for. */
export type TextTask = { kind: "render" | "locate"; markdown: string };

export type TextAnswer = { rendered: RenderedText } | { textError: TextError };

function answer({ kind, markdown }: TextTask, note: (line: number) => void): TextAnswer {
	if (kind === "locate") return { textError: { reason: "complex", line: lineOfError(markdown, note) } };
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
			return { textError: { reason: "nested", line: error.line } };
		}
		if (!(error instanceof NestedTooDeep) && !(error instanceof RangeError)) throw error;
		return { textError: { reason: "nested", line: lineOfError(markdown, note) } };
	}
}

/**
 * Finds the line of the first part that cannot be rendered alone. Reports the line that it has
 * reached.
 */
function lineOfError(markdown: string, note: (line: number) => void): number | undefined {
	for (const { line, text } of textBlocks(markdown)) {
		note(line);
		try {
			articleHtml(text);
		} catch {
			return line;
		}
	}
	note(0);
	return undefined;
}

answerTasks(answer);
