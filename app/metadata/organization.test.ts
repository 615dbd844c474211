import { expect, it } from "vitest";
import { defaultFacts } from "#app/site/facts.ts";
import { personOf, siteFacts } from "#app/site/site-facts.ts";
import { organizationJsonLd } from "./organization.ts";

const origin = "https://ensemble.example";

it("states the business once, and the site that it publishes", () => {
	expect(organizationJsonLd(origin, "en", siteFacts(defaultFacts, "en"), undefined)).toMatchObject({
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
	const { "@graph": graph } = organizationJsonLd(origin, "fr", siteFacts(defaultFacts, "fr"), undefined);
	expect(graph[1]).toMatchObject({
		inLanguage: "fr",
		url: `${origin}/fr`,
		potentialAction: {
			"@type": "SearchAction",
			target: { urlTemplate: `${origin}/fr/blog?search={search_term_string}` },
			"query-input": "required name=search_term_string",
		},
	});
});

it("the organization names the person behind the business in the page's language, but not the sample's", () => {
	const graphWith = (facts: typeof defaultFacts) =>
		organizationJsonLd(origin, "fr", siteFacts(facts, "fr"), personOf(facts, "fr"))["@graph"][0];
	const named = { ...defaultFacts, personName: "Ann Lee" };
	expect(graphWith(named)).toMatchObject({
		employee: { "@type": "Person", name: "Ann Lee", jobTitle: "Fondatrice" },
	});
	const unnamed = { ...named, personRole: { en: "", fr: "" } };
	expect(graphWith(unnamed)).toMatchObject({ employee: { "@type": "Person", name: "Ann Lee" } });
	expect(JSON.stringify(graphWith(unnamed))).not.toContain("jobTitle");
	for (const facts of [defaultFacts, { ...named, personName: "" }]) {
		expect(graphWith(facts)).not.toHaveProperty("employee");
	}
});
