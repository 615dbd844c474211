import type {
	Graph,
	Person as PersonData,
	ProfessionalService,
	SearchAction,
	WebSite,
	WithActionConstraints,
} from "schema-dts";
import { locales, localizePath } from "#app/i18n/language.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import type { Person, SiteFacts } from "#app/site/site-facts.ts";
import { pages } from "#app/site/site-map.ts";
import { shareImagePath } from "./public-pages.ts";

/** Returns the id by which other structured data refer to the business. */
function organizationId(siteUrl: string): string {
	return `${siteUrl}/#organization`;
}

/** The business as other structured data name it. */
export function organizationAt(siteUrl: string, { name }: Pick<SiteFacts, "name">) {
	return { "@type": "Organization", "@id": organizationId(siteUrl), name, url: siteUrl } as const;
}

/** Describes the business with the person behind it, and its site, for the home page. */
export function organizationJsonLd(
	siteUrl: string,
	language: Language,
	site: SiteFacts,
	person: Person | undefined,
): Graph {
	const graph = [organization(siteUrl, language, site, person), website(siteUrl, language, site)];
	return { "@context": "https://schema.org", "@graph": graph };
}

/**
 * Returns the person as somebody who works there, which is true of every role: that is free text. The
 * sample's is a drawing, of whom search engines are told nothing.
 */
function employeeOf(person: Person | undefined): { employee?: PersonData } {
	if (person === undefined || person.isSample) return {};
	const { name, role } = person;
	return { employee: { "@type": "Person", name, ...(role === "" ? {} : { jobTitle: role }) } };
}

function organization(
	siteUrl: string,
	language: Language,
	site: SiteFacts,
	person: Person | undefined,
): ProfessionalService {
	const [town = ""] = site.place.split(",");
	const street = site.address === "" ? {} : { streetAddress: site.address };
	return {
		"@type": "ProfessionalService",
		"@id": organizationId(siteUrl),
		name: site.name,
		legalName: site.company,
		...(site.formerName === "" ? {} : { alternateName: site.formerName }),
		url: siteUrl,
		logo: `${siteUrl}/icon-512.png`,
		image: siteUrl + shareImagePath(localizePath("/", language)),
		priceRange: site.fee,
		currenciesAccepted: "MUR",
		areaServed: { "@type": "Country", name: countryIn(language) },
		knowsLanguage: languages,
		email: site.email,
		...(site.phone === "" ? {} : { telephone: site.phone }),
		...(site.vatNumber === "" ? {} : { vatID: site.vatNumber }),
		address: { "@type": "PostalAddress", ...street, addressLocality: town.trim(), addressCountry: "MU" },
		...employeeOf(person),
		sameAs: site.profiles.map(({ href }) => href),
	};
}

function countryIn(language: Language): string {
	return new Intl.DisplayNames([locales[language].tag], { type: "region" }).of("MU") ?? "MU";
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
