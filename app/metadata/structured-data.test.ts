import { describe, expect, it } from "vitest";
import { defaultTexts } from "#app/i18n/site-texts.server.ts";
import { languages } from "#app/site/site-config.ts";
import { breadcrumbListJsonLd, faqPageJsonLd } from "./structured-data.tsx";

it("has breadcrumbs from the home page to the page, in its language", () => {
	const trail = [
		{ name: "Ensemble", path: "/" },
		{ name: "Le journal", path: "/blog" },
		{ name: "Premier pas", path: "/blog/first-step" },
	];
	expect(breadcrumbListJsonLd("https://ensemble.example", "fr", trail)).toEqual({
		"@context": "https://schema.org",
		"@type": "BreadcrumbList",
		itemListElement: [
			{ "@type": "ListItem", position: 1, name: "Ensemble", item: "https://ensemble.example/fr" },
			{ "@type": "ListItem", position: 2, name: "Le journal", item: "https://ensemble.example/fr/blog" },
			{
				"@type": "ListItem",
				position: 3,
				name: "Premier pas",
				item: "https://ensemble.example/fr/blog/first-step",
			},
		],
	});
});

describe.each(languages)("the questions of the home page in %s", (language) => {
	it("are stated with their answers, facts filled in", () => {
		const t = defaultTexts.open(language, "home");
		const data = faqPageJsonLd(language, t("faq.items"));
		expect(data).toMatchObject({ "@type": "FAQPage", inLanguage: language });
		expect(data.mainEntity).toHaveLength(10);
		expect(data.mainEntity).toContainEqual({
			"@type": "Question",
			name: expect.stringMatching(/\?$/),
			acceptedAnswer: { "@type": "Answer", text: expect.stringContaining(defaultTexts.facts(language).fee) },
		});
		expect(JSON.stringify(data)).not.toContain("{{");
	});
});
