import { canonicalPath, plainPath } from "#app/i18n/language.ts";
import { pageAt } from "#app/metadata/public-pages.ts";
import type { PageId } from "#app/site/site-map.ts";

/** The configured analytics tools. Without any, nobody is asked and nothing is measured. */
export type MeasurementIds = {
	/** A Google Analytics 4 measurement id, such as G-ABC123. */
	analytics: string | undefined;
	/** A Meta Pixel id: digits. */
	pixel: string | undefined;
};

declare module "#app/site/site-context.server.ts" {
	interface SiteContext {
		/** Null without a configured tool. */
		measurement: MeasurementIds | null;
	}
}

/** Returns the ids, or null if no tool is configured. */
export function measurementIds(ids: MeasurementIds): MeasurementIds | null {
	return ids.analytics === undefined && ids.pixel === undefined ? null : ids;
}

/** Actions of visitors that are counted. */
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

/** Addresses of hosted forms. */
export type CountedForms = readonly (readonly ["application" | "network" | "referral", string])[];

/** Pages of the site to which a link is counted. */
const countedPages: Partial<Record<PageId, AnalyticsEvent>> = {
	network: "network",
	blog: "blog",
	article: "blog",
};

/**
 * Returns the event of following a link, if it is counted. Links to the page itself, to its anchors or
 * its other language are not.
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
 * Returns the address of a page for the tools: without its anchor, and of its query only the campaign.
 * The rest could be personal, such as the token of a link in a mail.
 */
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
