import type { Kysely } from "kysely";
import { ownSlugsColumn } from "#app/content/storage/entry-slugs.server.ts";
import type { EventInput, SocialEvent } from "#app/features/events/event.ts";
import { localStart } from "#app/features/events/event-time.ts";
import type { Tables } from "#migrations/tables.ts";
import { slugsFor } from "./events.slugs.server.ts";

/**
 * What a saving changes beside the content: until visitors saw an event its addresses follow its
 * titles, and from then on a change of its day or hour is remembered.
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
