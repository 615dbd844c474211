import type { Kysely } from "kysely";
import { type Localized, textsIn } from "#app/content/localized.ts";
import { withoutMarks, withoutTags } from "#app/content/plain-text.ts";
import {
	type ContentTable,
	type FurtherColumns,
	loadThing,
} from "#app/content/storage/content-table.server.ts";
import { type RenderedTexts, rendererVersion } from "#app/features/articles/rendered-text.ts";
import {
	type CustomPage,
	isWhole,
	type PageFields,
	type PageInput,
	type PageTexts,
	pageFields,
} from "#app/features/custom-pages/custom-page.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";

export const pageTable: ContentTable<PageFields> = {
	name: "page",
	fields: pageFields,
	stored: ["id", "publishedAt", "createdAt", "updatedAt", "version"],
};

/** The columns of each text of a page that nobody writes, such as its HTML; and its address. */
export function textColumns(
	input: PageInput,
	slugs: Record<Language, string>,
	rendered: Record<Language, { html: string } | null>,
): NonNullable<FurtherColumns<PageFields>["textColumns"]> {
	return ({ language, ...row }) => ({
		slug: slugs[language],
		is_whole: isWhole(textsIn<PageTexts>(input, language) ?? row) ? 1 : 0,
		opening: openingOf(row.content),
		html: rendered[language]?.html ?? "",
		renderer_version: rendererVersion,
	});
}

/** One page, draft or not. @throws ApiError 404. */
export function loadPage(db: Kysely<Tables>, id: string): Promise<CustomPage> {
	return loadThing(db, pageTable, id);
}

/** Characters that search results show of a description. */
const shownCharacters = 160;
/** Characters of a text that are read: for a description, the beginning is enough. */
const readCharacters = 4_000;

/** Marks at the beginning of a line: quotes, bullets, numbers. */
const lineMarks = /^(?:>\s?|[-*+]\s+|\d+[.)]\s+)+/;

/** Returns the beginning of a text as one line, without marks and headings. */
export function openingOf(markdown: string): string {
	const lines = withoutTags(withoutMarks(markdown.slice(0, readCharacters)))
		.split("\n")
		.map((line) => line.trim())
		.filter((line) => !line.startsWith("#"))
		.map((line) => line.replace(lineMarks, ""));
	const text = lines.join(" ").replace(/\s+/g, " ").trim();
	if (text.length <= shownCharacters) return text;
	const cut = text.slice(0, shownCharacters);
	const end = cut.lastIndexOf(" ");
	return `${end < shownCharacters / 2 ? cut : cut.slice(0, end)}…`;
}

export type PageRenderer = {
	/** @throws ApiError 400 that names the language, the field and the line. */
	renderTexts(texts: Localized<{ content: string }>): Promise<RenderedTexts>;
	/** Renders any text: as plain paragraphs where it cannot be rendered. */
	renderStored(markdown: string, isBackground?: boolean): Promise<{ html: string }>;
};

/** Renders a stored page, also where today's rules would refuse it. */
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

/** Renders the pages of an older renderer again. */
export function outdatedPages(db: Kysely<Tables>, renderer: Pick<PageRenderer, "renderStored">) {
	/** Renders one text after the other, with `rest` between two. @returns how many. */
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
