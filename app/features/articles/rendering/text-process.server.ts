/** The process that renders texts. Plain Node runs it while developing: imports name their files. */
import type { RenderedText, TextError } from "#app/features/articles/rendered-text.ts";
import { answerTasks } from "#platform/concurrency/task-loop.ts";
import { articleHtml } from "./article-html.server.ts";
import { NestedTooDeep } from "./nesting.ts";
import { textBlocks } from "./text-blocks.ts";
import { renderedText } from "./text-facts.ts";

/** A text to render, or one that failed, in which the line is looked for. */
export type TextTask = { kind: "render" | "locate"; markdown: string };

export type TextAnswer = { rendered: RenderedText } | { textError: TextError };

function answer({ kind, markdown }: TextTask, note: (line: number) => void): TextAnswer {
	if (kind === "locate") return { textError: { reason: "complex", line: lineOfError(markdown, note) } };
	try {
		return { rendered: renderedText(markdown, articleHtml(markdown)) };
	} catch (error) {
		if (error instanceof NestedTooDeep && error.line !== undefined) {
			return { textError: { reason: "nested", line: error.line } };
		}
		if (!(error instanceof NestedTooDeep) && !(error instanceof RangeError)) throw error;
		return { textError: { reason: "nested", line: lineOfError(markdown, note) } };
	}
}

/** Finds the line of the first part that fails alone, and reports the line that it has reached. */
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
