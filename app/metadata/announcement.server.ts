import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { defaultLanguage } from "#app/site/site-config.ts";
import { type PublicPage, publicPages } from "#app/site/site-map.ts";

/** Returns whether the site announces its new name on a page. */
export function isAnnounced(texts: SiteTexts): boolean {
	return partsOf(texts).includes("page") && texts.values.formerName !== "";
}

/** Returns whether it does in a bar that links to that page, on a day in `YYYY-MM-DD`. */
export function hasAnnouncementBar(texts: SiteTexts, today: string): boolean {
	const { announcedUntil } = texts.values;
	const isOver = announcedUntil !== "" && today > announcedUntil;
	return isAnnounced(texts) && partsOf(texts).includes("bar") && !isOver;
}

function partsOf(texts: SiteTexts): readonly string[] {
	return texts.pick(defaultLanguage, "navigation").navigation.announcement;
}

/** Returns whether a page exists: the announcement may be off, and the network needs its form. */
export function isShown(page: PublicPage, texts: SiteTexts): boolean {
	if (page === "rebrand") return isAnnounced(texts);
	return page !== "network" || texts.values.networkForm[defaultLanguage] !== "";
}

/** Returns the public pages that exist. */
export function shownPages(texts: SiteTexts): PublicPage[] {
	return publicPages.filter((page) => isShown(page, texts));
}
