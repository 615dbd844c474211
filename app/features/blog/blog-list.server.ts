import type { Language } from "../../site";
import type { ReadableArticles } from "../articles/articles.context";
import { tagKey } from "../articles/search-text";
import type { BlogChoice } from "./blog-choice";
import { pageSize, pagesOf } from "./paging";

type Articles = Pick<ReadableArticles, "listCards" | "countCards" | "listCategories">;

/** What the list shows for what an address asks: the cards of one page, and the way to the others. */
export async function blogList(articles: Articles, reader: Language, asked: BlogChoice) {
	const categories = await articles.listCategories(reader);
	const category = categories.find(({ key }) => key === asked.category);
	const filter = { search: asked.search, tag: asked.tag, categories: category?.names };
	const count = await articles.countCards(reader, filter);
	const pages = pagesOf(count);
	const beyond = asked.page > pages;
	const cards = beyond
		? []
		: await articles.listCards(reader, { ...filter, limit: pageSize, offset: (asked.page - 1) * pageSize });
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
	};
}

export type BlogList = Awaited<ReturnType<typeof blogList>>;
