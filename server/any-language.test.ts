import { sql } from "kysely";
import { expect, it } from "vitest";
import { bothEngines, freshDatabase } from "#platform/testing/fresh-database.ts";

const instant = "2026-11-20T08:00:00.000Z";

it.each(bothEngines)("a row of any language fits into every table on %s", async (engine) => {
	const { db } = await freshDatabase(engine);
	const statements = [
		sql`
			insert into subscribers (
				id, email, state, language, page, consent_version, created_at, asked_at, unsubscribe_token
			)
			values ('s', 's', 'pending', 'de', '/', '1', ${instant}, ${instant}, 's')
		`,
		sql`
			insert into articles (id, slug, published, created_at, updated_at, version)
			values ('a', 'a', 0, ${instant}, ${instant}, 1)
		`,
		sql`insert into article_search (article_id, language, folded) values ('a', 'de', '')`,
		sql`insert into article_tags (article_id, language, tag) values ('a', 'de', 't')`,
		sql`
			insert into article_texts (
				article_id, language, title, excerpt, content, category, tags, image_alt, complete, reading_minutes
			)
			values ('a', 'de', '', '', '', '', '[]', '', 0, 1)
		`,
	];
	for (const statement of statements) expect((await statement.execute(db)).numAffectedRows).toBe(1n);
});
