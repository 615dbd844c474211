import { tagKey } from "#app/features/articles/tags.ts";
import { localizePath } from "#app/i18n/language.ts";
import { foldForSearch } from "#app/i18n/reading/fold.ts";
import { wellFormed } from "#app/i18n/well-formed.ts";
import type { Language } from "#app/site/site-config.ts";
import { pages } from "#app/site/site-map.ts";
import { pageNumberOf } from "./paging.ts";

/** The longest search, in characters: longer ones are cut, so that the pattern stays cheap. */
export const maxSearchCharacters = 100;
const maxTagCharacters = 60;

/** The filter in the blog's address. Blank values match everything; pages count from 1. */
export type BlogChoice = { search: string; tag: string; category: string; page: number };

/** Parses `?search=`, `?tag=`, `?category=` and `?page=`. Invalid values count as absent. */
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

/** Returns the canonical query of a filter, with `?`; empty for the first page of all. */
export function blogQuery(choice: Partial<BlogChoice>): string {
	const query = new URLSearchParams();
	for (const name of ["search", "tag", "category"] as const) {
		const value = choice[name];
		if (value) query.set(name, value);
	}
	if (choice.page !== undefined && choice.page > 1) query.set("page", String(choice.page));
	return query.size === 0 ? "" : `?${query}`;
}

/** Returns the address of the list in a language for a filter. */
export function blogAddress(language: Language, choice: Partial<BlogChoice> = {}): string {
	return localizePath(pages.blog, language) + blogQuery(choice);
}

export function isFiltered({ search, tag, category }: BlogChoice): boolean {
	return search !== "" || tag !== "" || category !== "";
}

function normalize(typed: string | null, max: number): string {
	const line = (typed ?? "").replace(/[\s\p{Cc}]+/gu, " ").trim();
	return wellFormed(line.slice(0, max)).trim();
}
