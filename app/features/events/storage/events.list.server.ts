import { type Kysely, sql } from "kysely";
import type { EntrySlugs } from "#app/content/entry-slugs.ts";
import { readThings } from "#app/content/storage/content-table.server.ts";
import { hasSlug, readOwnSlugs } from "#app/content/storage/entry-slugs.server.ts";
import {
	type EventFields,
	type eventStatuses,
	type SocialEvent,
	shownEvent,
} from "#app/features/events/event.ts";
import { isPast, isUpcoming } from "#app/features/events/event-time.ts";
import { dayOf } from "#app/i18n/business-time.ts";
import { foldForSearch } from "#app/i18n/reading/fold.ts";
import type { Tables } from "#migrations/tables.ts";
import { keysOfCursor, type Page, pageOf } from "#platform/api/paging.ts";
import type { Clock } from "#platform/clock.ts";
import { anywhere } from "#platform/database/like.ts";
import { eventTable } from "./events.row.server.ts";

/** The filter of a list. Visitors see published events, whatever the status, without what is private. */
type EventListFilter = {
	publishedOnly: boolean;
	/** Every word of it stands in title or location of either language, whatever case and accents. */
	search?: string | undefined;
	status?: (typeof eventStatuses)[number] | undefined;
};

/** The day after all others, at which events without one stand. */
const undated = "9999-12-31";
const order = "day";

/** The lists of events: by calendar day, then creation; those without a day come last. */
export function eventLists(db: Kysely<Tables>) {
	const day = sql<string>`coalesce(calendar_date, ${sql.lit(undated)})`;

	/** Returns a page of events, all without a `limit`. @throws ApiError 400 for a foreign cursor. */
	async function listPage(
		asked: EventListFilter & { limit?: number | undefined; cursor?: string | undefined },
	): Promise<Page<SocialEvent>> {
		const { limit, cursor } = asked;
		const after = keysOfCursor(cursor, order, 3);
		const ids = matching(asked)
			.select("id")
			.$if(after !== undefined, (query) =>
				query.where(sql<boolean>`(${day}, created_at, id) > (${after?.[0]}, ${after?.[1]}, ${after?.[2]})`),
			)
			.$if(limit !== undefined, (query) =>
				query
					.orderBy(day)
					.orderBy("created_at")
					.orderBy("id")
					.limit((limit ?? 0) + 1),
			);
		const inOrder = sql`where id in ${ids} order by ${day}, created_at, id`;
		const found = await readThings<EventFields, SocialEvent>(db, eventTable, inOrder);
		const events = asked.publishedOnly ? found.map(shownEvent) : found;
		return pageOf(events, limit, (event) => ({
			order,
			keys: [event.calendarDate ?? undated, event.createdAt, event.id],
		}));
	}

	async function list(which: { publishedOnly: boolean }): Promise<SocialEvent[]> {
		return (await listPage(which)).entries;
	}

	async function countListed(filter: EventListFilter): Promise<number> {
		const { events } = await matching(filter)
			.select(sql<number>`count(*)`.as("events"))
			.executeTakeFirstOrThrow();
		return events;
	}

	function matching({ publishedOnly, search = "", status = "all" }: EventListFilter) {
		const wanted = publishedOnly ? "published" : status;
		const words = foldForSearch(search).split(" ").filter(Boolean);
		return db
			.selectFrom("events")
			.$if(wanted !== "all", (query) => query.where("published", "=", wanted === "published" ? 1 : 0))
			.where((where) =>
				where.and(words.map((word) => sql<boolean>`folded like ${anywhere(word)} escape '\\'`)),
			);
	}

	return { list, listPage, countListed };
}

/** The published tables: the next ones, the past ones, and each by its address. */
export function shownTables(db: Kysely<Tables>, clock: Clock) {
	const { list } = eventLists(db);

	/** Published events still to come, by calendar day; those without a day come last. */
	async function listUpcoming(): Promise<SocialEvent[]> {
		const now = clock();
		return (await list({ publishedOnly: true })).filter((event) => isUpcoming(event, now));
	}

	async function listPast(): Promise<SocialEvent[]> {
		const now = clock();
		return (await list({ publishedOnly: true })).filter((event) => isPast(event, now)).toReversed();
	}

	async function findTable(slug: string): Promise<SocialEvent | undefined> {
		const isShown = sql`where published = 1 and ${hasSlug(slug)}`;
		const [found] = await readThings<EventFields, SocialEvent>(db, eventTable, isShown);
		return found && shownEvent(found);
	}

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
