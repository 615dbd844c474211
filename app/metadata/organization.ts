import type { Graph, Organization, SearchAction, WebSite, WithActionConstraints } from "schema-dts";
import { localizePath } from "#app/i18n/language.ts";
import type { Language } from "#app/site/site-config.ts";
import type { SiteFacts } from "#app/site/site-facts.ts";
import { pages } from "#app/site/site-map.ts";

/** Returns the id by which other structured data refer to the business. */
export function organizationId(siteUrl: string): string {
	return `${siteUrl}/#organization`;
}

/** Describes the business and its site, for the home page. */
export function organizationJsonLd(siteUrl: string, language: Language, site: SiteFacts): Graph {
	const graph = [organization(siteUrl, site), website(siteUrl, language, site)];
	return { "@context": "https://schema.org", "@graph": graph };
}

function organization(siteUrl: string, site: SiteFacts): Organization {
	const [town = ""] = site.place.split(",");
	const street = site.address === "" ? {} : { streetAddress: site.address };
	return {
		"@type": "Organization",
		"@id": organizationId(siteUrl),
		name: site.name,
		legalName: site.company,
		...(site.formerName === "" ? {} : { alternateName: site.formerName }),
		url: siteUrl,
		logo: `${siteUrl}/icon-512.png`,
		email: site.email,
		...(site.phone === "" ? {} : { telephone: site.phone }),
		...(site.vatNumber === "" ? {} : { vatID: site.vatNumber }),
		address: { "@type": "PostalAddress", ...street, addressLocality: town.trim(), addressCountry: "MU" },
		sameAs: site.profiles.map(({ href }) => href),
	};
}

function website(siteUrl: string, language: Language, site: SiteFacts): WebSite {
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
		description: site.tagline,
		url: siteUrl + localizePath("/", language),
		inLanguage: language,
		publisher: { "@id": organizationId(siteUrl) },
		potentialAction: search,
	};
}
