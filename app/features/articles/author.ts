import { localizePath } from "#app/i18n/language.ts";
import { organizationAt } from "#app/metadata/organization.ts";
import type { Language } from "#app/site/site-config.ts";
import type { SiteFacts } from "#app/site/site-facts.ts";
import { entryPath } from "#app/site/site-map.ts";
import type { ArticleText, Byline } from "./article-text.ts";

/** The facts that decide whose text it is: the article, the site, and the page's language. */
type Signed = {
	article: Omit<ArticleText, "html">;
	site: Pick<SiteFacts, "name">;
	siteUrl: string;
	language: Language;
};

/** Returns an article's author, or the business, for search engines and feed readers. */
export function authorOf({ article, site, siteUrl, language }: Signed) {
	if (article.author !== undefined) return personOf(article.author, { siteUrl, language });
	return organizationAt(siteUrl, site);
}

/** An author for search engines, under one name on all pages. */
export function personOf(
	{ name, slug }: Byline,
	{ siteUrl, language }: { siteUrl: string; language: Language },
) {
	const path = entryPath("author", slug);
	return {
		"@type": "Person",
		"@id": `${siteUrl}${path}#person`,
		name,
		url: siteUrl + localizePath(path, language),
	} as const;
}

export const authorsPath = "/api/admin/authors";

export type AuthorChoice = { id: string; name: string };
