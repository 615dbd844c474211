import { type Localized, textPath, textsIn } from "#app/content/localized.ts";
import type { ArticleTexts } from "#app/features/articles/article.ts";
import {
	plainHtml,
	type RenderedText,
	type RenderedTexts,
	type TextError,
} from "#app/features/articles/rendered-text.ts";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import { ApiError } from "#platform/api/api-error.ts";
import { TaskOverrun, type TaskProcess, taskProcess } from "#platform/concurrency/task-process.ts";
import { renderedText } from "./text-facts.ts";
import type { TextAnswer, TextTask } from "./text-process.server.ts";

/** 200,000 characters of prose take half a second, four on a very busy machine. */
const timeoutMs = 5_000;
/** Milliseconds to find the line of a text that could not be rendered. */
const locateMs = 2_000;
/** Milliseconds without a text after which the process ends, to free its memory. */
const idleMs = 20_000;
/** 200,000 characters of prose need some 50, of a single list some 100. */
const heapMb = 160;

export type TextRenderer = ReturnType<typeof textRenderer>;

export class TextUnrenderable extends Error {
	readonly textError: TextError;

	constructor(textError: TextError) {
		super(`The text is too ${textError.reason}.`);
		this.name = "TextUnrenderable";
		this.textError = textError;
	}
}

/** Renders texts in a separate process, so that none of them blocks the site. */
export function textRenderer(limits = { timeoutMs, locateMs, idleMs, heapMb }) {
	const entry = new URL("./text-process.server.ts", import.meta.url);
	const tasks: TaskProcess<TextTask, TextAnswer> = taskProcess(entry, limits);

	/** Renders a text. In the background, other texts go first. @throws TextUnrenderable. */
	async function render(markdown: string, { isBackground = false } = {}): Promise<RenderedText> {
		const answer = await tasks
			.run({ kind: "render", markdown }, { isBackground })
			.catch(async (error: unknown) => {
				if (!(error instanceof TaskOverrun)) throw error;
				return {
					textError: { reason: "complex" as const, line: error.progress || (await locate(markdown)) },
				};
			});
		if ("textError" in answer) throw new TextUnrenderable(answer.textError);
		return answer.rendered;
	}

	async function locate(markdown: string): Promise<number | undefined> {
		try {
			const answer = await tasks.run({ kind: "locate", markdown }, { timeoutMs: limits.locateMs });
			return "textError" in answer ? answer.textError.line : undefined;
		} catch (error) {
			if (error instanceof TaskOverrun) return error.progress || undefined;
			throw error;
		}
	}

	/** Starts the process ahead of the first text. */
	function warmUp(): void {
		render("", { isBackground: true }).catch(() => undefined);
	}

	/** Renders an article's texts. @throws ApiError 400 that names language, field and line. */
	async function renderTexts(input: Texts): Promise<RenderedTexts> {
		return inEachText(input, renderField);
	}

	async function renderField(markdown: string, language: Language): Promise<RenderedText> {
		try {
			return await render(markdown);
		} catch (error) {
			throw error instanceof TextUnrenderable ? unrenderable(error.textError, language) : error;
		}
	}

	/** Renders a stored text, whatever it holds: as plain paragraphs where it cannot be rendered. */
	async function renderStored(markdown: string, isBackground = false): Promise<RenderedText> {
		try {
			return await render(markdown, { isBackground });
		} catch (error) {
			if (error instanceof TextUnrenderable) return renderedText(markdown, plainHtml(markdown));
			throw error;
		}
	}

	return { render, renderTexts, renderStored, warmUp };
}

type Texts = Localized<Pick<ArticleTexts, "content">>;

/** Calls `make` with the content of each language in which there is one. */
export async function inEachText(
	texts: Texts,
	make: (markdown: string, language: Language) => Promise<RenderedText>,
): Promise<RenderedTexts> {
	const made = languages.map(async (language) => {
		const text = textsIn<Pick<ArticleTexts, "content">>(texts, language);
		return [language, text === null ? null : await make(text.content, language)] as const;
	});
	return Object.fromEntries(await Promise.all(made)) as RenderedTexts;
}

/** The site's one renderer: a second process would only take more memory. */
export const sharedTextRenderer = textRenderer();

/** Returns the error for a text that cannot be rendered, of `language` if that is known. */
export function unrenderable({ reason, line }: TextError, language?: Language): ApiError {
	const name = language === undefined ? "The text" : `The ${nameOfLanguage(language, "en")} text`;
	const place = line === undefined ? "" : ` at line ${line}`;
	const message =
		reason === "nested"
			? `${name} has too many marks within one another${place}: quotes, lists or tags. Please simplify it there.`
			: `${name} takes too long to turn into a page${place}. Please simplify or shorten it there.`;
	return new ApiError(400, reason === "nested" ? "text-too-nested" : "text-too-complex", message, {
		fields: { [language === undefined ? "markdown" : textPath("content", language)]: message },
		more: line === undefined ? {} : { line },
	});
}
