import { expect, it } from "vitest";
import { migrations } from "#migrations/index.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";

const shipped = { text: "Own words", replaced: "The free network" };

it.each(engines)("names of the footer's links stay their owner's (%s)", async (engine) => {
	const { db } = await freshDatabase(engine);
	const keys = ["navigation.footer.network", "navigation.footer.legal", "navigation.footer.apply"];
	await db
		.insertInto("own_texts")
		.values(keys.map((key) => ({ key, language: "fr" as const, ...shipped })))
		.execute();
	await db
		.insertInto("text_drafts")
		.values({
			...{ key: "navigation.footer.blog", language: "en", text: "Notes" },
			saved_at: "2026-01-01T00:00:00.000Z",
		})
		.execute();
	await migrations["0037-footer-links"]?.up(db);
	const own = await db.selectFrom("own_texts").select("key").orderBy("key").execute();
	expect(own.map(({ key }) => key)).toEqual([
		"navigation.footer.apply",
		"navigation.footer.links.0.name",
		"navigation.footer.links.3.name",
	]);
	const drafts = await db.selectFrom("text_drafts").select(["key", "text"]).execute();
	expect(drafts).toEqual([{ key: "navigation.footer.links.1.name", text: "Notes" }]);
});
