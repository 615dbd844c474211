import { expect, it } from "vitest";
import { defaultFacts } from "#app/site/facts.ts";
import { siteFacts } from "#app/site/site-facts.ts";
import { organizationJsonLd } from "./organization.ts";

const origin = "https://ensemble.example";

it("states the business once, and the site that it publishes", () => {
	expect(organizationJsonLd(origin, "en", siteFacts(defaultFacts, "en"))).toMatchObject({
		"@context": "https://schema.org",
		"@graph": [
			{
				"@type": "ProfessionalService",
				"@id": `${origin}/#organization`,
				name: "Ensemble",
				legalName: "Ensemble Ltd",
				url: origin,
				logo: `${origin}/icon-512.png`,
				image: `${origin}/share/en/home.png`,
				priceRange: "Rs\u00a08,000",
				areaServed: { "@type": "Country", name: "Mauritius" },
				knowsLanguage: ["en", "fr"],
				address: { addressLocality: "Tamarin", addressCountry: "MU" },
			},
			{ "@type": "WebSite", url: `${origin}/`, publisher: { "@id": `${origin}/#organization` } },
		],
	});
});

it("offers the blog's search in the page's language", () => {
	expect(organizationJsonLd(origin, "fr", siteFacts(defaultFacts, "fr"))["@graph"][1]).toMatchObject({
		inLanguage: "fr",
		url: `${origin}/fr`,
		potentialAction: {
			"@type": "SearchAction",
			target: { urlTemplate: `${origin}/fr/blog?search={search_term_string}` },
			"query-input": "required name=search_term_string",
		},
	});
});
