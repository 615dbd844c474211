import type { WorkingCopy } from "#app/content/drafts/working-copy.ts";
import { textsIn } from "#app/content/localized.ts";
import {
	fallbackPageSlug,
	isWhole,
	type PageFields,
	type PageInput,
	type PageTexts,
} from "#app/features/custom-pages/custom-page.ts";
import { openingOf } from "#app/features/custom-pages/opening-of.ts";
import { derivedSlug, firstFree, slugOf } from "#app/i18n/slug.ts";
import { isReservedSlug } from "#app/site/custom-addresses.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import type { PageTextsTable } from "#migrations/page-tables.ts";

/** A whole text of a page, saved or typed. */
type DraftedText = {
	language: Language;
	slug: string;
	title: string;
	menuName: string;
	searchTitle: string;
	description: string;
	updatedAt: string;
	/** Markdown that is not saved yet; undefined: its HTML is stored. */
	typed: string | undefined;
};

/** A page as it will be, with what visitors could read of it. */
export type DraftedPage = {
	id: string;
	placement: PageInput["placement"];
	isPublished: boolean;
	texts: readonly DraftedText[];
};

/** One language of a page as it is stored, without its text. */
type Row = Omit<PageTextsTable, "page_id" | "content" | "html" | "renderer_version"> & {
	id: string;
	placement: PageInput["placement"];
	published: 0 | 1;
	version: number;
	updated_at: string;
};

/**
 * The page that `rows` hold, with what is typed of it and not saved yet. What was typed into an older
 * version is a question to its owner, and no draft. `owners`: to which page each address leads.
 */
export async function draftedPage(
	rows: readonly Row[],
	copy: WorkingCopy<PageFields> | undefined,
	owners: ReadonlyMap<string, string>,
): Promise<DraftedPage> {
	const [{ id, placement, published, version }] = rows as [Row];
	const isPublished = published === 1;
	if (copy === undefined || copy.version !== version) {
		const texts = rows.filter((row) => row.is_whole === 1).map(textOfRow);
		return { id, placement, isPublished, texts };
	}
	const isTaken = async (slug: string) => isReservedSlug(slug) || (owners.get(slug) ?? id) !== id;
	const texts = await typedTexts(copy, isTaken);
	return { id, placement: copy.draft.placement, isPublished, texts };
}

function textOfRow(row: Row): DraftedText {
	const { language, slug, title, updated_at: updatedAt } = row;
	return {
		...{ language, slug, title, updatedAt, typed: undefined },
		menuName: row.menu_name,
		searchTitle: row.search_title,
		description: row.search_description || row.opening,
	};
}

async function typedTexts(
	{ draft, savedAt }: WorkingCopy<PageFields>,
	isTaken: (slug: string) => Promise<boolean>,
): Promise<DraftedText[]> {
	const texts: DraftedText[] = [];
	for (const language of languages) {
		const written = textsIn<PageTexts>(draft, language);
		if (written === null || !isWhole(written)) continue;
		const { title, content, menuName, searchTitle, searchDescription } = written;
		const wanted = derivedSlug(slugOf(written.slug) || title) || fallbackPageSlug;
		const slug = await firstFree(wanted, isTaken);
		const description = searchDescription || openingOf(content);
		texts.push({
			language,
			slug,
			title,
			menuName,
			searchTitle,
			description,
			updatedAt: savedAt,
			typed: content,
		});
	}
	return texts;
}
