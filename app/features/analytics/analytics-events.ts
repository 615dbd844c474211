import { canonicalPath, plainPath } from "#app/i18n/language.ts";
import { pageAt } from "#app/metadata/public-pages.ts";
import type { PageId } from "#app/site/site-map.ts";

/**
 * The measuring tools that the owner has configured. Without any, nobody is asked and nothing is
 * measured.
 */
export type MeasurementIds = {
	/** A Google Analytics 4 measurement id, such as G-ABC123. */
	analytics: string | undefined;
	/** A Meta Pixel id: digits. */
	pixel: string | undefined;
};

declare module "#app/site/site-context.server.ts" {
	interface SiteContext {
		/** The configured measuring tools; null when there are none. */
		measurement: MeasurementIds | null;
	}
}

/** The ids, or null when the owner has configured no tool at all. */
export function measurementIds(ids: MeasurementIds): MeasurementIds | null {
	return ids.analytics === undefined && ids.pixel === undefined ? null : ids;
}

/** What a visitor does that is worth counting. */
export type AnalyticsEvent =
	| "page"
	| "article"
	| "blog"
	| "application"
	| "referral"
	| "network"
	| "subscription";

/** The event that Google Analytics receives (specification, section 7). */
export const analyticsEvents: Partial<Record<AnalyticsEvent, string>> = {
	page: "page_view",
	blog: "blog_navigation",
	application: "application_click",
	referral: "referral_click",
};

/** The event that the Meta Pixel receives (specification, section 7). */
export const pixelEvents: Partial<Record<AnalyticsEvent, string>> = {
	article: "ViewContent",
	application: "Lead",
	network: "CompleteRegistration",
	subscription: "Contact",
};

/** The addresses of the hosted forms that are counted. */
export type CountedForms = readonly (readonly ["application" | "network" | "referral", string])[];

/** The pages of the site to which a link counts. */
const countedPages: Partial<Record<PageId, AnalyticsEvent>> = {
	network: "network",
	blog: "blog",
	article: "blog",
};

/**
 * What following a link amounts to, or undefined for a link that is not counted. A link to the page
 * itself, to one of its anchors or to its alternate in the other language is no navigation.
 */
export function eventOfLink(target: URL, here: URL, forms: CountedForms): AnalyticsEvent | undefined {
	if (target.origin === here.origin) {
		if (pagePath(target) === pagePath(here) || target.searchParams.has("language")) return undefined;
		const page = pageAt(target.pathname);
		return page && countedPages[page];
	}
	return forms.find(([, address]) => leadsTo(target, address))?.[0];
}

/**
 * The address of a page as the tools may know it: without its anchor, and of its query only what a
 * campaign added. Anything else there could be personal, such as the key of a link in a mail.
 */
export function reportedAddress(page: URL): string {
	const campaign = [...page.searchParams].filter(([name]) => name.startsWith("utm_") || name === "gclid");
	const query = new URLSearchParams(campaign).toString();
	return page.origin + page.pathname + (query && `?${query}`);
}

function pagePath(address: URL): string {
	return plainPath(canonicalPath(address.pathname));
}

/**
 * A link may add to the address of a form: a query of its own, an anchor, a closing slash. Nothing
 * leads to a form that there is none of.
 */
function leadsTo(target: URL, address: string): boolean {
	if (address === "") return false;
	const form = new URL(address).href;
	return target.href.startsWith(form) && /^([/?&#]|$)/.test(target.href.slice(form.length));
}
