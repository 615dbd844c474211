import { organizationId } from "#app/metadata/organization.ts";
import type { SiteFacts } from "#app/site/site-facts.ts";
import type { ArticleText } from "./article-text.ts";

/** What says whose text it is: the article, and the site that it stands on. */
type Signed = {
	article: Omit<ArticleText, "html">;
	site: Pick<SiteFacts, "name">;
	siteUrl: string;
};

/**
 * Who wrote an article, as search engines and feed readers are told: the business, in whose name
 * all of them are.
 */
export function authorOf({ site, siteUrl }: Signed) {
	return { "@type": "Organization", "@id": organizationId(siteUrl), name: site.name, url: siteUrl } as const;
}
