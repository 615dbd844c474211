import type { Kysely } from "kysely";
import { workingCopiesStore } from "#app/content/drafts/working-copies.store.server.ts";
import { menuRoom } from "#app/features/custom-pages/custom-page.ts";
import type { FoundPage } from "#app/features/custom-pages/shown-page.ts";
import { pageDrafts } from "#app/features/custom-pages/working-copy.ts";
import type { CustomLink } from "#app/metadata/custom-links.ts";
import type { Language } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { type DraftedPage, draftedPage } from "./drafted-page.server.ts";
import { linkTo, pathsOf, shownIn } from "./pages.shown.server.ts";

type Renderer = { renderStored(markdown: string): Promise<{ html: string }> };

/** The owner's pages as those see them who have the private link to the draft of the site. */
export function draftedPages(db: Kysely<Tables>, clock: Clock, renderer: Renderer) {
	/**
	 * All pages as they are at this moment: those that are not published too, and each with what is
	 * typed of it and not saved yet.
	 */
	async function readDrafted() {
		const { pages, owners } = await read();

		/** What stands under an address, or will. */
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

		/** The links that will stand on every page: those of drafts while the menu has room. */
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

	/** The pages in their order, and which of them each address leads to. */
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
