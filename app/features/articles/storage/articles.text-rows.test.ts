import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { bothEngines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { articlesStore } from "./articles.store.server.ts";

const both = articleInput.parse({
	...{ title: "The sea", excerpt: "In short.", content: "Words." },
	fr: { title: "La mer", excerpt: "En bref.", content: "Des mots." },
});

describe.each(bothEngines)("a save on %s beside a newer release", (engine) => {
	it("keeps the values of that release's own columns, and deletes languages that are gone", async () => {
		const { db } = await freshDatabase(engine);
		const articles = articlesStore(db, steppingClock());
		const { id } = await articles.saving.create(both);
		const other = await articles.saving.create({ ...both, title: "The shore" });
		await sql`alter table article_texts add column tomorrow text not null default ''`.execute(db);
		await sql`update article_texts set tomorrow = language`.execute(db);
		const texts = async () => {
			const rows = await sql<{ title: string; tomorrow: string }>`
				select title, tomorrow from article_texts order by article_id = ${other.id}, language
			`.execute(db);
			return rows.rows.map(({ title, tomorrow }) => `${title} (${tomorrow})`);
		};
		const others = ["The shore (en)", "La mer (fr)"];
		await articles.saving.update(id, { ...both, title: "The sea today", version: 1 });
		expect(await texts()).toEqual(["The sea today (en)", "La mer (fr)", ...others]);
		await articles.saving.update(id, { ...both, fr: null, version: 2 });
		expect(await texts()).toEqual(["The sea (en)", ...others]);
		// Written again, it is another text.
		await articles.saving.update(id, { ...both, version: 3 });
		expect(await texts()).toEqual(["The sea (en)", "La mer ()", ...others]);
		await articles.bulk.create([{ input: both, at: new Date("2025-01-01T00:00:00.000Z") }]);
		expect(await texts()).toHaveLength(6);
	});
});
