import { canonicalPath, plainPath } from "#app/i18n/language.ts";
import { pageAt } from "#app/metadata/public-pages.ts";
import type { PageId } from "#app/site/site-map.ts";

/** The configured analytics tools. Without any, nobody is asked and nothing is measured. */
export type MeasurementIds = {
	/** A Google Analytics 4 measurement id, such as G-ABC123. */
	analytics: string | undefined;
	pixel: string | undefined;
};

declare module "#app/site/site-context.server.ts" {
	interface SiteContext {
		/** Null without a configured tool. */
		measurement: MeasurementIds | null;
	}
}

export function measurementIds(ids: MeasurementIds): MeasurementIds | null {
	return ids.analytics === undefined && ids.pixel === undefined ? null : ids;
}

export type AnalyticsEvent =
	| "page"
	| "article"
	| "blog"
	| "application"
	| "referral"
	| "network"
	| "subscription";

/** Events for Google Analytics (specification, section 7). */
export const analyticsEvents: Partial<Record<AnalyticsEvent, string>> = {
	page: "page_view",
	blog: "blog_navigation",
	application: "application_click",
	referral: "referral_click",
};

/** Events for the Meta Pixel (specification, section 7). */
export const pixelEvents: Partial<Record<AnalyticsEvent, string>> = {
	article: "ViewContent",
	application: "Lead",
	network: "CompleteRegistration",
	subscription: "Contact",
};

export type CountedForms = readonly (readonly ["application" | "network" | "referral", string])[];

const countedPages: Partial<Record<PageId, AnalyticsEvent>> = {
	network: "network",
	blog: "blog",
	article: "blog",
};

/** Returns the event of a link, if counted; not of one to the page itself or its other language. */
export function eventOfLink(target: URL, here: URL, forms: CountedForms): AnalyticsEvent | undefined {
	if (target.origin === here.origin) {
		if (pagePath(target) === pagePath(here) || target.searchParams.has("language")) return undefined;
		const page = pageAt(target.pathname);
		return page && countedPages[page];
	}
	return forms.find(([, address]) => leadsTo(target, address))?.[0];
}

/** Returns a page's address for the tools, without a query that may be personal. */
export function reportedAddress(page: URL): string {
	const campaign = [...page.searchParams].filter(([name]) => name.startsWith("utm_") || name === "gclid");
	const query = new URLSearchParams(campaign).toString();
	return page.origin + page.pathname + (query && `?${query}`);
}

function pagePath(address: URL): string {
	return plainPath(canonicalPath(address.pathname));
}

/** Returns whether a link leads to a form. It may add a query, an anchor or a closing slash. */
function leadsTo(target: URL, address: string): boolean {
	if (address === "") return false;
	const form = new URL(address).href;
	return target.href.startsWith(form) && /^([/?&#]|$)/.test(target.href.slice(form.length));
}
