import { localizePath } from "#app/i18n/language.ts";
import type { Language } from "#app/site/site-config.ts";
import { pages } from "#app/site/site-map.ts";

/** The filter in the blog's address. Blank values match everything; pages count from 1. */
export type BlogChoice = { search: string; tag: string; category: string; page: number };

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
