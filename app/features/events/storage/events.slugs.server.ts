import type { Kysely } from "kysely";
import { type EntrySlugs, slugsOfTitles } from "#app/content/entry-slugs.ts";
import { textsIn } from "#app/content/localized.ts";
import { ownSlugsColumn, takenByOthers } from "#app/content/storage/entry-slugs.server.ts";
import type { EventInput, SocialEvent } from "#app/features/events/event.ts";
import { localStart } from "#app/features/events/event-time.ts";
import { inEachLanguage } from "#app/i18n/language.ts";
import { firstFree } from "#app/i18n/slug.ts";
import { otherLanguages } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import { holdSlugs } from "#platform/database/locks.ts";

/** Slug of a table whose title has no letter of ours. */
const fallback = "table";

/** Returns slugs of an event's titles, with its year if taken. Part of a transaction. */
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

/** Returns slugs, or the first free ones like them. Part of a transaction, too. */
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

/**
 * Returns the columns that follow from the content: until visitors saw the event, slugs of its
 * titles; from then on, its start before a change of day or hour.
 */
export async function announcement(
	db: Kysely<Tables>,
	{ before, input, now }: { before: SocialEvent; input: EventInput; now: Date },
) {
	if (before.announcedAt === null) {
		const announced_at = input.published ? now.toISOString() : null;
		const { slug, ownSlugs } = await slugsFor(db, input, before.id);
		return { slug, own_slugs: ownSlugsColumn(ownSlugs), announced_at };
	}
	const [from, to] = [localStart(before), localStart(input)];
	if (from === undefined || to === undefined || from === to) return {};
	return { previous_start: to === before.previousStart ? null : from };
}
