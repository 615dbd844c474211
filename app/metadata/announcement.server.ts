import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { defaultLanguage } from "#app/site/site-config.ts";
import { type PublicPage, publicPages } from "#app/site/site-map.ts";

/** Returns whether the site announces its new name on a page, and in a bar that links to it. */
export function announcementOf(texts: SiteTexts): { page: boolean; bar: boolean } {
	const parts = texts.pick(defaultLanguage, "navigation").navigation.announcement;
	const page = parts.includes("page") && texts.values.formerName !== "";
	return { page, bar: page && parts.includes("bar") };
}

/** Returns whether a page exists: the announcement may be off, and the network needs its form. */
export function isShown(page: PublicPage, texts: SiteTexts): boolean {
	if (page === "rebrand") return announcementOf(texts).page;
	return page !== "network" || texts.values.networkForm[defaultLanguage] !== "";
}

/** Returns the public pages that exist. */
export function shownPages(texts: SiteTexts): PublicPage[] {
	return publicPages.filter((page) => isShown(page, texts));
}
