import { describe, expect, it } from "vitest";
import { articlesStore } from "#app/features/articles/storage/articles.store.server.ts";
import { migrations } from "#migrations/index.ts";
import { openDatabase } from "#platform/database/database.ts";
import { migrate } from "#platform/database/migrate.ts";
import { engines, freshDatabase, freshPlace } from "#platform/testing/fresh-database.ts";
import { generatedArticles } from "#server/seed/generated-articles.ts";

const now = new Date("2026-11-20T08:00:00.000Z");
const earlier = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "0009"));
const columnsSince = new Set(["number", "trigrams", "folded"]);

describe.each(engines)("articles from before the index on %s", (engine) => {
	it("are found exactly as those that came after it", async () => {
		const { db } = await freshDatabase(engine);
		await articlesStore(db, () => now).createMany(generatedArticles(40, now));
		const place = await freshPlace(engine);
		const old = await openDatabase(place);
		await migrate(old, earlier);
		for (const table of ["articles", "article_search", "article_tags"] as const) {
			const rows: object[] = await db.selectFrom(table).selectAll().execute();
			const kept = rows.map((row) => Object.fromEntries(Object.entries(row).filter(isOld(table))));
			await old.db
				.insertInto(table)
				.values(kept as never)
				.execute();
		}
		await migrate(old, migrations);

		for (const table of ["article_listings", "article_tags"] as const) {
			const rowsOf = async (of: typeof db) =>
				(await of.selectFrom(table).selectAll().execute()).map((row) => JSON.stringify(row)).sort();
			expect(await rowsOf(old.db)).toEqual(await rowsOf(db));
		}
		const [before, after] = [articlesStore(old.db, () => now), articlesStore(db, () => now)];
		for (const search of ["the", "dating", "été", "rendez", "silence", "· 1", "zzz"]) {
			for (const reader of ["en", "fr"] as const) {
				const cards = await after.listCards(reader, { search, limit: 50 });
				expect(await before.listCards(reader, { search, limit: 50 })).toEqual(cards);
				expect(await before.countCards(reader, { search })).toBe(cards.length);
			}
			const asked = { publishedOnly: false, search, limit: 50 };
			expect(await before.listSummaries(asked)).toEqual(await after.listSummaries(asked));
		}
		await old.close();
	});
});

/** Leaves out what the tables got later. Articles have no `folded`; their search texts always had one. */
function isOld(table: string) {
	return ([column]: [string, unknown]) =>
		!(columnsSince.has(column) && !(table === "article_search" && column === "folded")) &&
		!(table === "article_tags" && column === "published_at");
}
