import type { Kysely } from "kysely";
import { shownLanguage } from "#app/features/articles/article.ts";
import type { CustomAddress, FoundPage, PageInput } from "#app/features/custom-pages/custom-page.ts";
import { inEachLanguage, localizePath } from "#app/i18n/language.ts";
import type { CustomLink } from "#app/metadata/custom-links.ts";
import { customPagePath } from "#app/site/custom-addresses.ts";
import type { Language } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";

type Text = { language: Language; slug: string };

type LinkedText = Text & { title: string; menuName: string };

/** Finds what visitors see: complete texts of published pages. */
export function shownPages(db: Kysely<Tables>) {
	const shownTexts = () =>
		db
			.selectFrom("pages")
			.innerJoin("page_texts", "page_texts.page_id", "pages.id")
			.where("published", "=", 1)
			.where("is_whole", "=", 1)
			.orderBy("position")
			.orderBy("pages.id");

	/** Finds the page of an address, by one look into an index where there is none. */
	async function findShown(slug: string, language: Language): Promise<FoundPage> {
		const texts = await shownTexts()
			.innerJoin("page_addresses", "page_addresses.page_id", "pages.id")
			.where("page_addresses.slug", "=", slug)
			.select(["language", "page_texts.slug", "title", "html", "opening", "updated_at"])
			.select(["search_title", "search_description"])
			.execute();
		const text = shownIn(texts, language);
		if (text === undefined) return undefined;
		const paths = pathsOf(texts);
		if (text.slug !== slug) return { movedTo: paths[language] };
		const { title, html, search_title, search_description, opening } = text;
		return {
			page: {
				...{ title, html, language: text.language, paths, updatedAt: text.updated_at },
				searchTitle: search_title,
				description: search_description || opening,
			},
		};
	}

	/** Lists the links of every page, in the owner's order. */
	async function listLinks(language: Language): Promise<CustomLink[]> {
		const rows = await shownTexts()
			.where("placement", "!=", "none")
			.select(["pages.id", "placement", "language", "slug", "title", "menu_name as menuName"])
			.execute();
		return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((texts) =>
			linkTo({ placement: texts[0]?.placement ?? "none", texts }, language),
		);
	}

	/** Lists every published page, for the sitemap. */
	async function listAddresses(): Promise<CustomAddress[]> {
		const rows = await shownTexts().select(["pages.id", "language", "slug", "updated_at"]).execute();
		return [...Map.groupBy(rows, ({ id }) => id).values()].map((texts) => ({
			paths: pathsOf(texts),
			updatedAt: texts[0]?.updated_at ?? "",
		}));
	}

	return { findShown, listLinks, listAddresses };
}

/** Returns the link to a page in a language; none where nothing of it can be read. */
export function linkTo(
	{ placement, texts }: { placement: PageInput["placement"]; texts: readonly LinkedText[] },
	language: Language,
): CustomLink[] {
	const text = shownIn(texts, language);
	if (text === undefined || placement === "none") return [];
	const href = localizePath(customPagePath(text.slug), language);
	return [{ placement, href, name: text.menuName || text.title, language: text.language }];
}

export function shownIn<Shown extends Text>(texts: readonly Shown[], language: Language): Shown | undefined {
	const shown = shownLanguage((one) => texts.some((text) => text.language === one), language);
	return texts.find((text) => text.language === shown);
}

export function pathsOf(texts: readonly Text[]): Record<Language, string> {
	return inEachLanguage((language) =>
		localizePath(customPagePath(shownIn(texts, language)?.slug ?? ""), language),
	);
}
