import type { Kysely } from "kysely";
import { type Localized, textsIn } from "#app/content/localized.ts";
import { type RenderedTexts, rendererVersion } from "#app/features/articles/rendered-text.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";

/** Makes HTML of Markdown, as of articles. */
export type PageRenderer = {
	/** @throws ApiError 400 that names the language, the field and the line. */
	renderTexts(texts: Localized<{ content: string }>): Promise<RenderedTexts>;
	/** Whatever is written: as plain paragraphs where it cannot be rendered. */
	renderStored(markdown: string, isBackground?: boolean): Promise<{ html: string }>;
};

/** What a stored page is shown as in each language, also where today's rules would refuse it. */
export async function renderWhatever(
	renderer: Pick<PageRenderer, "renderStored">,
	page: Localized<{ content: string }>,
): Promise<Record<Language, { html: string }>> {
	const made = languages.map(async (language) => {
		const markdown = textsIn<{ content: string }>(page, language)?.content ?? "";
		return [language, await renderer.renderStored(markdown)] as const;
	});
	return Object.fromEntries(await Promise.all(made)) as Record<Language, { html: string }>;
}

/** Makes anew the HTML of pages that an older renderer made. */
export function outdatedPages(db: Kysely<Tables>, renderer: Pick<PageRenderer, "renderStored">) {
	/**
	 * One text at a time; `rest` is awaited between two. A text that was saved meanwhile has its own
	 * HTML already. @returns how many were made.
	 */
	async function remakeHtml(rest: () => Promise<unknown>): Promise<number> {
		const texts = await db
			.selectFrom("page_texts")
			.select(["page_id", "language"])
			.where("renderer_version", "!=", rendererVersion)
			.orderBy("page_id")
			.execute();
		for (const text of texts) {
			await remake(text);
			await rest();
		}
		return texts.length;
	}

	async function remake(text: { page_id: string; language: Language }): Promise<void> {
		const row = await db
			.selectFrom("page_texts")
			.select("content")
			.where("page_id", "=", text.page_id)
			.where("language", "=", text.language)
			.executeTakeFirst();
		if (row === undefined) return;
		const { html } = await renderer.renderStored(row.content, true);
		await db
			.updateTable("page_texts")
			.set({ html, renderer_version: rendererVersion })
			.where("page_id", "=", text.page_id)
			.where("language", "=", text.language)
			.where("content", "=", row.content)
			.execute();
	}

	return { remakeHtml };
}
