import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { blankDraft } from "#app/content/draft.ts";
import { articleDrafts } from "#app/features/articles/working-copy.ts";
import { migrations } from "#migrations/index.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { engines, freshPlace } from "#platform/testing/fresh-database.ts";
import { openStores } from "#server/composition/stores.ts";

it.each(engines)("what was typed of articles alone is carried over, on %s", async (engine) => {
	const database = await openDatabase(await freshPlace(engine));
	onTestFinished(() => database.close());
	const before = Object.entries(migrations).filter(([name]) => name < "0040");
	await migrate(database, Object.fromEntries(before));
	const { db } = database;
	const [now, draft] = ["2026-01-15T08:00:00.000Z", { ...blankDraft(articleDrafts.fields), title: "Typed" }];
	const article = {
		id: "one",
		slug: "one",
		published: 0,
		version: 3,
		created_at: now,
		updated_at: now,
	} as const;
	await db.insertInto("articles").values(article).execute();
	for (const [key, article_id, version] of [
		["one", "one", 3],
		["new", null, null],
	] as const) {
		await sql`
			insert into working_copies (key, article_id, draft, version, saved_at)
			values (${key}, ${article_id}, ${JSON.stringify(draft)}, ${version}, ${now})
		`.execute(db);
	}
	await migrate(database, migrations);
	const { articleCopies, eventCopies } = openStores(database, () => new Date(now));
	expect(await articleCopies.find("one")).toEqual({ draft, version: 3, savedAt: now });
	const [unfinished, ...others] = await articleCopies.listUnfinished();
	expect([unfinished?.key, others]).toEqual([expect.stringMatching(/^new-[0-9a-f-]{36}$/), []]);
	expect(unfinished).toMatchObject({ titles: { en: "Typed" }, device: null, savedAt: now });
	expect(await articleCopies.find(unfinished?.key ?? "")).toEqual({ draft, version: null, savedAt: now });
	expect(await eventCopies.listUnfinished()).toEqual([]);
	await db.deleteFrom("articles").where("id", "=", "one").execute();
	expect(await articleCopies.find("one")).toBeUndefined();
});
