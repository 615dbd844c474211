import { tagKey } from "#app/features/articles/tags.ts";
import { slugOf } from "#app/i18n/slug.ts";
import type { Language } from "#app/site/site-config.ts";
import type { SiteContext } from "#app/site/site-context.server.ts";
import type { BlogChoice } from "./blog-address.ts";
import { pageSize, pagesOf } from "./paging.ts";

type Articles = Pick<SiteContext["articles"], "cards" | "categories">;

export async function blogList(articles: Articles, language: Language, asked: BlogChoice) {
	const categories = await articles.categories.list(language);
	const category = categories.find(
		// An article in one language alone links to its category by the name in that language.
		({ key, names }) => key === asked.category || names.some((name) => slugOf(name) === asked.category),
	);
	const filter = { search: asked.search, tag: asked.tag, categories: category?.names };
	const count = await articles.cards.count(language, filter);
	const pages = pagesOf(count);
	const beyond = asked.page > pages;
	const cards = beyond
		? []
		: await articles.cards.list(language, {
				...filter,
				limit: pageSize,
				offset: (asked.page - 1) * pageSize,
			});
	return {
		choice: { ...asked, category: category?.key ?? "" },
		categories: categories.map(({ key, label }) => ({ key, label })),
		category: category?.label ?? "",
		/** The tag as the articles write it. */
		tag: cards[0]?.tags.find((tag) => tagKey(tag) === tagKey(asked.tag)) ?? asked.tag,
		count,
		pages,
		beyond,
		cards,
		/** The seconds to wait before the next search, where it was refused. */
		waitSeconds: undefined as number | undefined,
	};
}

/** Returns the list of a search that was refused as too early: the filter, and no cards. */
export function refusedList(asked: BlogChoice, waitSeconds: number): BlogList {
	const nothing = { categories: [], category: "", count: 0, pages: 1, beyond: false, cards: [] };
	return { choice: { ...asked, category: "" }, tag: asked.tag, ...nothing, waitSeconds };
}

export type BlogList = Awaited<ReturnType<typeof blogList>>;
