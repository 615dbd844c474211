import { sql } from "kysely";
import { expect, it } from "vitest";
import { migrations } from "#migrations/index.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { engines, freshPlace } from "#platform/testing/fresh-database.ts";

const earlier = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "0019"));
const instant = "2026-11-20T08:00:00.000Z";

it.each(engines)(
	"a row of any language fits into every table on %s, beside those that were there",
	async (engine) => {
		const database = await openDatabase(await freshPlace(engine));
		const { db } = database;
		const subscribe = (id: string, language: string) =>
			sql`
			insert into subscribers (
				id, email, state, language, page, consent_version, created_at, asked_at, unsubscribe_token
			)
			values (${id}, ${id}, 'pending', ${language}, '/', '1', ${instant}, ${instant}, ${id})
		`.execute(db);
		await migrate(database, earlier);
		await subscribe("old", "fr");
		await expect(subscribe("refused", "de")).rejects.toThrow();
		await migrate(database, migrations);
		await subscribe("new", "de");
		const { rows } = await sql`select id, language from subscribers order by id`.execute(db);
		expect(rows).toEqual([
			{ id: "new", language: "de" },
			{ id: "old", language: "fr" },
		]);
		await sql`
		insert into articles (id, slug, published, created_at, updated_at, version)
		values ('a', 'a', 0, ${instant}, ${instant}, 1)
	`.execute(db);
		await sql`insert into article_search (article_id, language, folded) values ('a', 'de', '')`.execute(db);
		await sql`insert into article_tags (article_id, language, tag) values ('a', 'de', 't')`.execute(db);
		await sql`
		insert into article_texts (
			article_id, language, title, excerpt, content, category, tags, image_alt, complete, reading_minutes
		)
		values ('a', 'de', '', '', '', '', '[]', '', 0, 1)
	`.execute(db);
		await database.close();
	},
);
