import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "#migrations/tables.ts";
import { type SeenKind, seenKinds } from "./counted-kinds.ts";
import { inBatches, type SeenRow } from "./seen-count.ts";

/** Adds to the counts of a day by page, language and source. In a transaction that writes alone. */
export async function addDetails(
	transaction: Transaction<Tables>,
	day: string,
	counts: readonly SeenRow[],
): Promise<void> {
	const idOf = await idsOfNames(transaction, [
		...new Set(counts.flatMap(({ page, source }) => [page, source])),
	]);
	const rows = counts.map((count) => ({
		...count,
		...{ day, page: idOf(count.page), source: idOf(count.source) },
	}));
	for (const batch of inBatches(rows)) {
		await transaction
			.insertInto("visit_details")
			.values(batch)
			.onConflict((conflict) =>
				conflict
					.columns(["day", "page", "language", "source"])
					.doUpdateSet(({ ref }) =>
						Object.fromEntries(
							seenKinds.map((name) => [
								name,
								sql<number>`${ref(`visit_details.${name}`)} + ${ref(`excluded.${name}`)}`,
							]),
						),
					),
			)
			.execute();
	}
}

/** Lists what was seen on a day, by page, language and source. */
export async function listDetails(db: Kysely<Tables>, day: string): Promise<SeenRow[]> {
	const kinds = seenKinds.map((name) => `visit_details.${name}` as const satisfies `${string}.${SeenKind}`);
	return await db
		.selectFrom("visit_details")
		.innerJoin("visit_names as pages", "pages.id", "visit_details.page")
		.innerJoin("visit_names as sources", "sources.id", "visit_details.source")
		.select(["pages.name as page", "language", "sources.name as source", ...kinds])
		.where("day", "=", day)
		.execute();
}

/** Finds the numbers of names, and gives one to each that has none. */
async function idsOfNames(transaction: Transaction<Tables>, names: readonly string[]) {
	const ids = new Map<string, number>();
	for (const batch of inBatches(names)) {
		const rows = await transaction
			.selectFrom("visit_names")
			.select(["id", "name"])
			.where("name", "in", batch)
			.execute();
		for (const { id, name } of rows) ids.set(name, id);
	}
	const { last } = await transaction
		.selectFrom("visit_names")
		.select(({ fn }) => fn.max("id").as("last"))
		.executeTakeFirstOrThrow();
	const added = names
		.filter((name) => !ids.has(name))
		.map((name, place) => ({ id: (last ?? 0) + place + 1, name }));
	for (const batch of inBatches(added)) await transaction.insertInto("visit_names").values(batch).execute();
	for (const { id, name } of added) ids.set(name, id);
	return (name: string) => ids.get(name) ?? 0;
}
