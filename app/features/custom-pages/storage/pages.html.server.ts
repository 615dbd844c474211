import type { Kysely } from "kysely";
import { rendererVersion } from "#app/features/articles/rendered-text.ts";
import type { Language } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";

/** Makes anew the HTML of pages that an older renderer made. */
export function outdatedPages(
	db: Kysely<Tables>,
	renderer: { renderStored(markdown: string, isBackground: boolean): Promise<{ html: string }> },
) {
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
