import { z } from "@hono/zod-openapi";
import { ApiError } from "./api-error.ts";

/** The most entries of a page. */
const maxPageSize = 200;
const wrongSize = "Use a whole number from 1 to 200.";
/** Entries of a page without a session or a `limit`: whole lists have no bound. */
export const pageWithoutSession = 50;

/** The parameters that every list endpoint has beside its own filters. */
export const pageQuery = {
	limit: z.coerce
		.number(wrongSize)
		.int(wrongSize)
		.min(1, wrongSize)
		.max(maxPageSize, wrongSize)
		.optional()
		.meta({
			description: `Entries of a page. Without it: ${pageWithoutSession}, or with a session the whole list.`,
		}),
	cursor: z
		.string()
		.max(1_000, "This cursor is not one of ours.")
		.optional()
		.meta({ description: "Where the page begins: taken from the `Link` of the page before, never made up." }),
};

/** Returns the most entries of an answer; undefined is all of them, for the administrator alone. */
export function entriesOfAnswer(limit: number | undefined, isAdministrator: boolean): number | undefined {
	return limit ?? (isAdministrator ? undefined : pageWithoutSession);
}

/** The headers that carry what a page says of its list, so that the body stays the list itself. */
export const pageHeaders = z.object({
	"X-Total-Count": z.string().meta({ description: "How many entries match, on all pages together." }),
	Link: z.string().optional().meta({
		description: 'The next page, as `<path?query>; rel="next"`. Absent on the last one (RFC 8288).',
	}),
});

/** One page of a list. `next` is the cursor of the page after it, if there is one. */
export type Page<Entry> = { entries: Entry[]; next: string | undefined };

/** The boundary between two pages: the order of the list, and the place of the last entry in it. */
type Place = { order: string; keys: string[] };

/** Ids and instants; no database column may hold everything that JSON can. */
const key = z.string().regex(/^[\x20-\x7e]*$/);

/** An opaque cursor behind an entry. */
export function cursorAfter({ order, keys }: Place): string {
	return Buffer.from(JSON.stringify([order, ...keys])).toString("base64url");
}

/** The keys in a cursor; undefined without one. @throws ApiError 400 for another list or order. */
export function keysOfCursor(cursor: string | undefined, order: string, count: number): string[] | undefined {
	if (cursor === undefined) return undefined;
	const parts = z
		.array(key)
		.length(count + 1)
		.safeParse(parsed(cursor));
	if (!parts.success || parts.data[0] !== order) {
		const message = "This cursor is not one of this list's. Begin again without it.";
		throw new ApiError(400, "invalid", message, { fields: { cursor: message } });
	}
	return parts.data.slice(1);
}

function parsed(cursor: string): unknown {
	try {
		return JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
	} catch {
		return undefined;
	}
}

/** The page out of one entry more than was asked for, which tells whether there is a next one. */
export function pageOf<Entry>(
	entries: Entry[],
	limit: number | undefined,
	placeOf: (entry: Entry) => Place,
): Page<Entry> {
	if (limit === undefined || entries.length <= limit) return { entries, next: undefined };
	const shown = entries.slice(0, limit);
	const last = shown.at(-1);
	return { entries: shown, next: last === undefined ? undefined : cursorAfter(placeOf(last)) };
}

/** The headers of a page: how many entries match in all, and `url` with the next cursor. */
export function headersOfPage(
	url: string,
	{ total, next }: { total: number; next: string | undefined },
): Record<string, string> {
	const headers = { "X-Total-Count": String(total) };
	if (next === undefined) return headers;
	const { pathname, searchParams } = new URL(url);
	searchParams.set("cursor", next);
	return { ...headers, Link: `<${pathname}?${searchParams}>; rel="next"` };
}
