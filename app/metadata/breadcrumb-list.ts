import type { BreadcrumbList, WithContext } from "schema-dts";
import { localizePath } from "#app/i18n/language.ts";
import { type Language, site } from "#app/site/site-config.ts";

/** A step of the way from the home page: its name, and its address in English. */
export type Crumb = { name: string; path: string };

/** The way from the home page to an inner page, the page itself last. */
export function breadcrumbListJsonLd(
	siteUrl: string,
	language: Language,
	trail: readonly Crumb[],
): WithContext<BreadcrumbList> {
	return {
		"@context": "https://schema.org",
		"@type": "BreadcrumbList",
		itemListElement: [{ name: site.name, path: "/" }, ...trail].map(({ name, path }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name,
			item: siteUrl + localizePath(path, language),
		})),
	};
}
