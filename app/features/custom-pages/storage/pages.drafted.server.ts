import type { Kysely } from "kysely";
import { workingCopiesStore } from "#app/content/drafts/working-copies.store.server.ts";
import type { WorkingCopy } from "#app/content/drafts/working-copy.ts";
import { textsIn } from "#app/content/localized.ts";
import {
	type FoundPage,
	fallbackPageSlug,
	isWhole,
	menuRoom,
	type PageFields,
	type PageInput,
	type PageTexts,
} from "#app/features/custom-pages/custom-page.ts";
import { pageDrafts } from "#app/features/custom-pages/working-copy.ts";
import { derivedSlug, firstFree, slugOf } from "#app/i18n/slug.ts";
import type { CustomLink } from "#app/metadata/custom-links.ts";
import { isReservedSlug } from "#app/site/custom-addresses.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import type { PageTextsTable } from "#migrations/page-tables.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { openingOf } from "./pages.row.server.ts";
import { linkTo, pathsOf, shownIn } from "./pages.shown.server.ts";

type Renderer = { renderStored(markdown: string): Promise<{ html: string }> };

/** Reads pages for those who have the private link to the draft of the site. */
export function draftedPages(db: Kysely<Tables>, clock: Clock, renderer: Renderer) {
	/** Reads all pages as they are at this moment, unpublished and unsaved text too. */
	async function readDrafted() {
		const { pages, owners } = await read();

		async function findShown(slug: string, language: Language): Promise<FoundPage> {
			const page = pages.find(({ id }) => id === owners.get(slug));
			const text = page && shownIn(page.texts, language);
			if (page === undefined || text === undefined) return undefined;
			const paths = pathsOf(page.texts);
			if (text.slug !== slug) return { movedTo: paths[language] };
			const { typed, title, searchTitle, description, updatedAt } = text;
			const html = typed === undefined ? await storedHtml(page.id, text.language) : await rendered(typed);
			return { page: { title, html, language: text.language, searchTitle, description, updatedAt, paths } };
		}

		/** Lists the links of every page: those of drafts while the menu has room. */
		async function listLinks(language: Language): Promise<CustomLink[]> {
			const inMenu = pages
				.filter(({ placement, texts }) => placement === "menu" && texts.length > 0)
				.toSorted((one, other) => Number(other.isPublished) - Number(one.isPublished))
				.slice(0, menuRoom);
			const shown = pages.filter((page) => page.placement !== "menu" || inMenu.includes(page));
			return shown.flatMap(({ placement, texts }) => linkTo({ placement, texts }, language));
		}

		return { findShown, listLinks };
	}

	/** Reads the pages in their order, and the page of each address. */
	async function read(): Promise<{ pages: DraftedPage[]; owners: ReadonlyMap<string, string> }> {
		const [rows, addresses, copies] = await Promise.all([
			listTexts(),
			db.selectFrom("page_addresses").select(["slug", "page_id"]).execute(),
			workingCopiesStore(db, clock, pageDrafts).list(),
		]);
		const owners = new Map(addresses.map(({ slug, page_id }) => [slug, page_id]));
		const pages: DraftedPage[] = [];
		for (const [id, texts] of Map.groupBy(rows, (row) => row.id)) {
			const page = await draftedPage(texts, copies.get(id), owners);
			for (const { slug } of page.texts) owners.set(slug, id);
			pages.push(page);
		}
		return { pages, owners };
	}

	function listTexts() {
		return db
			.selectFrom("pages")
			.innerJoin("page_texts", "page_id", "pages.id")
			.select(["pages.id", "placement", "published", "version", "updated_at"])
			.select(["language", "slug", "title", "menu_name", "search_title", "search_description"])
			.select(["opening", "is_whole"])
			.orderBy("position")
			.orderBy("pages.id")
			.execute();
	}

	async function storedHtml(id: string, language: Language): Promise<string> {
		const row = await db
			.selectFrom("page_texts")
			.select("html")
			.where("page_id", "=", id)
			.where("language", "=", language)
			.executeTakeFirst();
		return row?.html ?? "";
	}

	async function rendered(markdown: string): Promise<string> {
		return (await renderer.renderStored(markdown)).html;
	}

	return { readDrafted };
}

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
type DraftedPage = {
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

/** Returns a page with its unsaved text, if of its version; `owners` are those of addresses. */
async function draftedPage(
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
