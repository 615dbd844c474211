import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { defaultLanguage } from "#app/site/site-config.ts";
import { type PublicPage, publicPages } from "#app/site/site-map.ts";

/** Whether the site tells of its new name, if it had another: on a page, and in a bar that leads there. */
export function announcementOf(texts: SiteTexts): { page: boolean; bar: boolean } {
	const parts = texts.pick(defaultLanguage, "navigation").navigation.announcement;
	const page = parts.includes("page") && texts.values.formerName !== "";
	return { page, bar: page && parts.includes("bar") };
}

/** Whether there is a page: that of the announcement may be off, that of the network needs its form. */
export function isShown(page: PublicPage, texts: SiteTexts): boolean {
	if (page === "rebrand") return announcementOf(texts).page;
	return page !== "network" || texts.values.networkForm[defaultLanguage] !== "";
}

/** The public pages that there are. */
export function shownPages(texts: SiteTexts): PublicPage[] {
	return publicPages.filter((page) => isShown(page, texts));
}
