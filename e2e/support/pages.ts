import type { RouteConfigEntry } from "@react-router/dev/routes";
import { localizePath } from "#app/i18n/language.ts";
import { slugOf } from "#app/i18n/slug.ts";
import { isListed } from "#app/metadata/public-pages.ts";
import routes from "#app/routes.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import { sampleArticles } from "#server/seed/sample-articles.ts";
import { sampleEvents } from "#server/seed/sample-events.ts";

/** A public page by its name in the table, with its addresses. */
export type PublicPage = { name: string; address: Record<Language, string> };

/** Values of `:slug` below an address: a table, in each language, and an article that has both languages. */
const [table] = sampleEvents;
const tableSlug = { en: slugOf(table?.title ?? ""), fr: slugOf(table?.fr?.title ?? "") };
const articleSlug = sampleArticles.find((article) => article.published && article.fr)?.slug ?? "";
const slugBelow = (path: string, language: Language) =>
	path.startsWith("/blog/") ? articleSlug : tableSlug[language];

/**
 * Every public page that answers 200 to anyone, derived from the table of addresses, so that a new
 * one is guarded at its birth.
 */
export const pages: PublicPage[] = routes
	.filter((frame) => frame.id === "en/site")
	.flatMap((frame) => leaves(frame, ""))
	// Pages that open with a personal link are tried with one, in newsletter.spec.ts and
	// writing.spec.ts.
	.filter(({ path }) => !/\*|^\/(newsletter|preview|invitation|feedback)\//.test(path))
	// The site's own forms are drafts at first: application.page.test.ts opens one.
	.filter(({ path }) => !/^\/apply\/.*:/.test(path))
	// The sample site has no page of its owner's: custom-pages.spec.ts makes one. Nor has it an author,
	// whose page author.page.test.ts reads.
	.filter(({ path }) => path !== "/:slug" && path !== "/authors/:slug")
	.map(({ id, path }) => ({
		name: id.replace(/^en\//, ""),
		address: byLanguage((language) =>
			localizePath(path.replace(":slug", slugBelow(path, language)), language),
		),
	}));

/** A public page in one language. `listed` says whether search engines may show it. */
type Address = { title: string; address: string; language: Language; listed: boolean };

/** Every public page in every language. */
export const addresses: Address[] = pages.flatMap((page) =>
	languages.map((language) => ({
		title: `${page.name} (${language})`,
		address: page.address[language],
		language,
		listed: isListed(page.address[language]),
	})),
);

function leaves(entry: RouteConfigEntry, parent: string): { id: string; path: string }[] {
	const path = entry.path === undefined ? parent : `${parent}/${entry.path}`;
	if (entry.children === undefined) return [{ id: entry.id ?? path, path: path || "/" }];
	return entry.children.flatMap((child) => leaves(child, path));
}

function byLanguage<Value>(value: (language: Language) => Value): Record<Language, Value> {
	return { en: value("en"), fr: value("fr") };
}
