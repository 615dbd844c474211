import { localizePath } from "#app/i18n/language.ts";
import { organizationId } from "#app/metadata/organization.ts";
import type { Language } from "#app/site/site-config.ts";
import type { SiteFacts } from "#app/site/site-facts.ts";
import { entryPath } from "#app/site/site-map.ts";
import type { ArticleText, Byline } from "./article-text.ts";

/** What says whose text it is: the article, the site that it stands on, and the page's language. */
type Signed = {
	article: Omit<ArticleText, "html">;
	site: Pick<SiteFacts, "name">;
	siteUrl: string;
	language: Language;
};

/**
 * Who wrote an article, as search engines and feed readers are told: the author who is named, or
 * the business, in whose name all others are.
 */
export function authorOf({ article, site, siteUrl, language }: Signed) {
	if (article.author !== undefined) return personOf(article.author, { siteUrl, language });
	return { "@type": "Organization", "@id": organizationId(siteUrl), name: site.name, url: siteUrl } as const;
}

/** An author as search engines are told of one, under one name on all pages. */
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
