import type { Kysely } from "kysely";
import type { EventInput, SocialEvent } from "#app/features/events/event.ts";
import { localStart } from "#app/features/events/event-time.ts";
import type { Tables } from "#migrations/tables.ts";
import { slugFor } from "./events.slugs.server.ts";

/**
 * What a saving changes beside the content: until visitors saw an event its address follows its
 * title, and from then on a change of its day or hour is remembered.
 */
export async function announcement(
	db: Kysely<Tables>,
	{ before, input, now }: { before: SocialEvent; input: EventInput; now: Date },
) {
	if (before.announcedAt === null) {
		const announced_at = input.published ? now.toISOString() : null;
		return { slug: await slugFor(db, input, before.id), announced_at };
	}
	const [from, to] = [localStart(before), localStart(input)];
	if (from === undefined || to === undefined || from === to) return {};
	return { previous_start: to === before.previousStart ? null : from };
}
