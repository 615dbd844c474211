import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { defaultLanguage } from "#app/site/site-config.ts";
import { type PublicPage, publicPages } from "#app/site/site-map.ts";

/** Whether the site tells of its new name: on a page, and in a bar that leads to it. */
export function announcementOf(texts: SiteTexts): { page: boolean; bar: boolean } {
	const parts = texts.pick(defaultLanguage, "navigation").navigation.announcement;
	const page = parts.includes("page");
	return { page, bar: page && parts.includes("bar") };
}

/** The public pages that there are: that of the announcement may be switched off. */
export function shownPages(texts: SiteTexts): PublicPage[] {
	return announcementOf(texts).page ? publicPages : publicPages.filter((page) => page !== "rebrand");
}
