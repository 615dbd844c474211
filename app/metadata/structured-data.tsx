import type { BreadcrumbList, WithContext } from "schema-dts";
import { localizePath } from "#app/i18n/language.ts";
import { useLanguage } from "#app/i18n/text-context.tsx";
import type { Language } from "#app/site/site-config.ts";
import type { Person } from "#app/site/site-facts.ts";
import { useSite } from "#app/site/use-site.tsx";
import { JsonLd } from "./json-ld.tsx";
import { organizationJsonLd } from "./organization.ts";
import { useSiteUrl } from "./root-data.ts";

/** The home page's data: the business with the person behind it, its site and its search. */
export function OrganizationData({ person }: { person: Person | undefined }) {
	const siteUrl = useSiteUrl();
	const language = useLanguage();
	const site = useSite();
	return (
		<JsonLd data={import.meta.env.SSR ? organizationJsonLd(siteUrl, language, site, person) : undefined} />
	);
}

/** An inner page's data: the breadcrumbs after the home page, which is added, to the page itself. */
export function BreadcrumbData({ trail }: { trail: readonly Crumb[] }) {
	const siteUrl = useSiteUrl();
	const language = useLanguage();
	const { name } = useSite();
	const home = { name, path: "/" };
	return (
		<JsonLd
			data={import.meta.env.SSR ? breadcrumbListJsonLd(siteUrl, language, [home, ...trail]) : undefined}
		/>
	);
}

/** `path` is English. */
type Crumb = { name: string; path: string };

export function breadcrumbListJsonLd(
	siteUrl: string,
	language: Language,
	trail: readonly Crumb[],
): WithContext<BreadcrumbList> {
	return {
		"@context": "https://schema.org",
		"@type": "BreadcrumbList",
		itemListElement: trail.map(({ name, path }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name,
			item: siteUrl + localizePath(path, language),
		})),
	};
}
