import { tagKey } from "#app/features/articles/tags.ts";
import { foldForSearch } from "#app/i18n/fold.ts";
import { localizePath } from "#app/i18n/language.ts";
import { wellFormed } from "#app/i18n/well-formed.ts";
import type { Language } from "#app/site/site-config.ts";
import { pages } from "#app/site/site-map.ts";
import { pageNumberOf } from "./paging.ts";

/** Longer searches are cut: nobody means more, and a pattern stays cheap. */
export const maxSearchCharacters = 100;
const maxTagCharacters = 60;

/** What the address of the blog asks for. An empty text asks for nothing; pages count from 1. */
export type BlogChoice = { search: string; tag: string; category: string; page: number };

/**
 * Reads `?search=`, `?tag=`, `?category=` and `?page=`. What makes no sense is taken for absent.
 */
export function blogChoiceOf(query: URLSearchParams): BlogChoice {
	const search = normalize(query.get("search"), maxSearchCharacters);
	const tag = normalize(query.get("tag"), maxTagCharacters);
	return {
		search: foldForSearch(search) === "" ? "" : search,
		tag: tagKey(tag) === "" ? "" : tag,
		category: query.get("category") ?? "",
		page: pageNumberOf(query.get("page")),
	};
}

/** The one query that stands for a choice, `?` and all; empty for the whole list's first page. */
export function blogQuery(choice: Partial<BlogChoice>): string {
	const query = new URLSearchParams();
	for (const name of ["search", "tag", "category"] as const) {
		const value = choice[name];
		if (value) query.set(name, value);
	}
	if (choice.page !== undefined && choice.page > 1) query.set("page", String(choice.page));
	return query.size === 0 ? "" : `?${query}`;
}

/** The address of the list in a language for a choice. */
export function blogAddress(language: Language, choice: Partial<BlogChoice> = {}): string {
	return localizePath(pages.blog, language) + blogQuery(choice);
}

/** Whether the list is a part of all articles. */
export function isFiltered({ search, tag, category }: BlogChoice): boolean {
	return search !== "" || tag !== "" || category !== "";
}

function normalize(typed: string | null, max: number): string {
	const line = (typed ?? "").replace(/[\s\p{Cc}]+/gu, " ").trim();
	return wellFormed(line.slice(0, max)).trim();
}
