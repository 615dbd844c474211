import type { Kysely } from "kysely";
import type { EntrySlugs } from "#app/content/entry-slugs.ts";
import { hasSlug, readOwnSlugs } from "#app/content/storage/entry-slugs.server.ts";
import type { SocialEvent } from "#app/features/events/event.ts";
import { isPast, isUpcoming } from "#app/features/events/event-time.ts";
import { dayOf } from "#app/i18n/business-time.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { eventLists } from "./events.list.server.ts";
import { eventRows, eventsOfRows } from "./events.row.server.ts";

/** What visitors see of the tables: the next ones, the past ones, and each at its address. */
export function shownTables(db: Kysely<Tables>, clock: Clock) {
	const { list } = eventLists(db);

	/** Published events still to come, by calendar day; those without a day come last. */
	async function listUpcoming(): Promise<SocialEvent[]> {
		const now = clock();
		return (await list({ publishedOnly: true })).filter((event) => isUpcoming(event, now));
	}

	/** Published events that took place, the latest first. */
	async function listPast(): Promise<SocialEvent[]> {
		const now = clock();
		return (await list({ publishedOnly: true })).filter((event) => isPast(event, now)).toReversed();
	}

	/** The published event at an address in any language; undefined where there is none. */
	async function findTable(slug: string): Promise<SocialEvent | undefined> {
		const rows = await eventRows(db).where(hasSlug(slug)).where("published", "=", 1).execute();
		return rows.length === 0 ? undefined : eventsOfRows(rows)[0];
	}

	/** Where published events have their pages, and when each changed. */
	async function listTableAddresses(): Promise<(EntrySlugs & { updatedAt: string })[]> {
		const rows = await db
			.selectFrom("events")
			.select(["slug", "own_slugs", "updated_at"])
			.where("published", "=", 1)
			.orderBy("created_at")
			.orderBy("id")
			.execute();
		return rows.map(({ slug, own_slugs, updated_at }) => ({
			slug,
			ownSlugs: readOwnSlugs(own_slugs),
			updatedAt: updated_at,
		}));
	}

	/** The present day where the business is, which deadlines are counted from. */
	const today = async () => dayOf(clock());

	return { listUpcoming, listPast, findTable, listTableAddresses, today };
}
