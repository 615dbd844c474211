import { tagKey } from "#app/features/articles/tags.ts";
import { foldForSearch } from "#app/i18n/reading/fold.ts";
import { wellFormed } from "#app/i18n/well-formed.ts";
import type { BlogChoice } from "./blog-address.ts";
import { pageNumberOf } from "./paging.ts";

/** The longest search, in characters: longer ones are cut, so that the pattern stays cheap. */
export const maxSearchCharacters = 100;
const maxTagCharacters = 60;

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

export function isFiltered({ search, tag, category }: BlogChoice): boolean {
	return search !== "" || tag !== "" || category !== "";
}

function normalize(typed: string | null, max: number): string {
	const line = (typed ?? "").replace(/[\s\p{Cc}]+/gu, " ").trim();
	return wellFormed(line.slice(0, max)).trim();
}
