import { type Kysely, sql } from "kysely";
import type { eventStatuses, SocialEvent } from "#app/features/events/event.ts";
import { foldForSearch } from "#app/i18n/reading/fold.ts";
import type { Tables } from "#migrations/tables.ts";
import { keysOfCursor, type Page, pageOf } from "#platform/api/paging.ts";
import { anywhere } from "#platform/database/like.ts";
import { eventRows, eventsOfRows } from "./events.row.server.ts";

/** Which events a list holds. Visitors see what is published, whatever status is asked for. */
export type EventListFilter = {
	publishedOnly: boolean;
	/** Every word of it stands in title or location of either language, whatever case and accents. */
	search?: string | undefined;
	status?: (typeof eventStatuses)[number] | undefined;
};

/** After every day: where events without one stand. */
const undated = "9999-12-31";
const order = "day";

/** The lists of events: by calendar day, then creation; those without a day come last. */
export function eventLists(db: Kysely<Tables>) {
	const day = sql<string>`coalesce(calendar_date, ${sql.lit(undated)})`;

	/**
	 * A page of events, or with no `limit` all of them. @throws ApiError 400 for a cursor that is not
	 * this list's.
	 */
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
		const rows = await eventRows(db)
			.where("events.id", "in", ids)
			.orderBy(day)
			.orderBy("created_at")
			.orderBy("id")
			.execute();
		return pageOf(eventsOfRows(rows), limit, (event) => ({
			order,
			keys: [event.calendarDate ?? undated, event.createdAt, event.id],
		}));
	}

	/** All events, or all that are published. */
	async function list(which: { publishedOnly: boolean }): Promise<SocialEvent[]> {
		return (await listPage(which)).entries;
	}

	/** How many events a list holds, on all pages together. */
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
