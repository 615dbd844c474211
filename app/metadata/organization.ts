import type { Graph, Organization, SearchAction, WebSite, WithActionConstraints } from "schema-dts";
import { localizePath } from "#app/i18n/language.ts";
import { type Language, links, site } from "#app/site/site-config.ts";
import { pages } from "#app/site/site-map.ts";

/** The name by which other data on the site mean the business. */
export function organizationId(siteUrl: string): string {
	return `${siteUrl}/#organization`;
}

/** The business and its site, as the home page states them. */
export function organizationJsonLd(siteUrl: string, language: Language): Graph {
	return { "@context": "https://schema.org", "@graph": [organization(siteUrl), website(siteUrl, language)] };
}

function organization(siteUrl: string): Organization {
	return {
		"@type": "Organization",
		"@id": organizationId(siteUrl),
		name: site.name,
		legalName: site.company,
		alternateName: site.formerName,
		url: siteUrl,
		logo: `${siteUrl}/icon-512.png`,
		email: site.email,
		telephone: site.phone,
		address: { "@type": "PostalAddress", addressLocality: "Tamarin", addressCountry: "MU" },
		sameAs: [links.instagram, links.facebook, links.linkedin],
	};
}

function website(siteUrl: string, language: Language): WebSite {
	const search: WithActionConstraints<SearchAction> = {
		"@type": "SearchAction",
		target: {
			"@type": "EntryPoint",
			urlTemplate: `${siteUrl}${localizePath(pages.blog, language)}?search={search_term_string}`,
		},
		"query-input": "required name=search_term_string",
	};
	return {
		"@type": "WebSite",
		"@id": `${siteUrl}/#website`,
		name: site.name,
		description: site.tagline[language],
		url: siteUrl + localizePath("/", language),
		inLanguage: language,
		publisher: { "@id": organizationId(siteUrl) },
		potentialAction: search,
	};
}
