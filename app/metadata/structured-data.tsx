import { useLanguage } from "#app/i18n/text-context.tsx";
import { breadcrumbListJsonLd, type Crumb } from "./breadcrumb-list.ts";
import { type AnsweredQuestion, faqPageJsonLd } from "./faq-page.ts";
import { JsonLd } from "./json-ld.tsx";
import { organizationJsonLd } from "./organization.ts";
import { useSiteUrl } from "./site-url.ts";

/** For the home page: the business, its site and the search in its blog. */
export function OrganizationData() {
	const siteUrl = useSiteUrl();
	const language = useLanguage();
	return <JsonLd data={import.meta.env.SSR ? organizationJsonLd(siteUrl, language) : undefined} />;
}

/** For a page with questions: `items` is what `t("faq.items")` gives. */
export function FaqData({ items }: { items: readonly AnsweredQuestion[] }) {
	const language = useLanguage();
	return <JsonLd data={import.meta.env.SSR ? faqPageJsonLd(language, items) : undefined} />;
}

/** For an inner page: the steps from the home page, which is added first, to the page itself. */
export function BreadcrumbData({ trail }: { trail: readonly Crumb[] }) {
	const siteUrl = useSiteUrl();
	const language = useLanguage();
	return <JsonLd data={import.meta.env.SSR ? breadcrumbListJsonLd(siteUrl, language, trail) : undefined} />;
}
