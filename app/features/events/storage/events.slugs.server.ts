import type { Kysely } from "kysely";
import { type EntrySlugs, slugsOfTitles } from "#app/content/entry-slugs.ts";
import { textsIn } from "#app/content/localized.ts";
import { takenByOthers } from "#app/content/storage/entry-slugs.server.ts";
import type { EventInput } from "#app/features/events/event.ts";
import { inEachLanguage } from "#app/i18n/language.ts";
import { firstFree } from "#app/i18n/slug.ts";
import { otherLanguages } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import { holdSlugs } from "#platform/database/hold-slugs.ts";

/** What an address calls a table whose title has no letter of ours. */
const fallback = "table";

/**
 * The slugs of an event that nobody saw yet: of its titles, with its year where another table has
 * that one. Part of the transaction that stores it.
 */
export async function slugsFor(db: Kysely<Tables>, event: EventInput, id: string): Promise<EntrySlugs> {
	await holdSlugs(db, "events");
	const isTaken = takenByOthers(db, "events", id);
	const year = event.calendarDate?.slice(0, 4);
	const titles = inEachLanguage((language) => textsIn(event, language)?.title ?? "");
	return slugsOfTitles(titles, fallback, async (ofTitle) => {
		if (!(await isTaken(ofTitle))) return ofTitle;
		return firstFree(year === undefined ? ofTitle : `${ofTitle}-${year}`, isTaken);
	});
}

/** Slugs, or the first free ones like them where another table has them. Part of a transaction, too. */
export async function nextFreeSlugs(
	db: Kysely<Tables>,
	{ slug, ownSlugs }: EntrySlugs,
	id: string,
): Promise<EntrySlugs> {
	await holdSlugs(db, "events");
	const isTaken = takenByOthers(db, "events", id);
	const free: EntrySlugs = { slug: await firstFree(slug, isTaken), ownSlugs: {} };
	for (const language of otherLanguages) {
		const own = ownSlugs[language];
		if (own !== undefined) free.ownSlugs[language] = await firstFree(own, isTaken);
	}
	return free;
}
