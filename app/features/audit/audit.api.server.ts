import { createRoute, z } from "@hono/zod-openapi";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { apiRouter, json, refused } from "#platform/api/api.ts";
import { csvFile } from "#platform/api/csv.ts";
import { headersOfPage, keysOfCursor, pageHeaders, pageOf, pageQuery } from "#platform/api/paging.ts";
import { type AuditStore, placeOf } from "./audit.store.server.ts";
import { type AuditRecord, auditFilePath, auditFilter, auditPage, auditPath } from "./audit.ts";

/** The list's order, named in its cursors. */
const order = "audit";
const common = { ...refused.invalid, ...refused.signedOut };
const columns = ["at", "action", "person", "device", "subject", "details"];
const listQuery = auditFilter.extend({
	limit: pageQuery.limit.default(50).meta({ description: "Entries of a page." }),
	cursor: pageQuery.cursor.meta({ description: "Where the page begins: `nextCursor` of the page before." }),
});

type Parts = {
	records: Pick<AuditStore, "list" | "count" | "batches" | "people">;
	/** Returns whether there is an address to which the owner's notices go. */
	isOwnerTold(): Promise<boolean>;
};

/** Lists and exports the record of what was done. No endpoint changes or deletes it. */
export function auditApi({ records, isOwnerTold }: Parts, access: Pick<AccessRules, "administratorOnly">) {
	const router = apiRouter();

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path: auditPath,
			summary: "List what was done, the newest first",
			request: { query: listQuery },
			responses: {
				200: { ...json(auditPage, "A page of the records that match"), headers: pageHeaders },
				...common,
			},
		}),
		async (context) => {
			const { limit, cursor, ...filter } = context.req.valid("query");
			const found = await records.list(filter, limit + 1, keysOfCursor(cursor, order, 2));
			const { entries, next } = pageOf(found, limit, (one) => ({ order, keys: placeOf(one) }));
			const total = await records.count(filter);
			const page = {
				records: entries,
				...{ total, people: await records.people(), isOwnerTold: await isOwnerTold() },
				nextCursor: next ?? null,
			};
			return context.json(page, 200, headersOfPage(context.req.url, { total, next }));
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path: auditFilePath,
			summary: "Export what was done as a CSV file in UTF-8, the newest first",
			request: { query: auditFilter },
			responses: {
				200: { description: "The file", content: { "text/csv": { schema: z.string() } } },
				...common,
			},
		}),
		(context) => csvFile("audit.csv", columns, rowsOf(records.batches(context.req.valid("query")))),
	);

	return router;
}

async function* rowsOf(batches: AsyncIterable<AuditRecord[]>): AsyncGenerator<string[][]> {
	for await (const batch of batches) {
		yield batch.map(({ at, action, person, device, subject, details }) => [
			...[at, action, person === null ? "" : person.name || person.id],
			...[device ?? "", subject ?? ""],
			Object.entries(details)
				.map(([name, value]) => `${name}: ${value}`)
				.join(", "),
		]);
	}
}
