import { expect, it } from "vitest";
import { breadcrumbListJsonLd } from "./structured-data.tsx";

it("breadcrumbs lead from the home page to the page, in its language", () => {
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
