import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { expect, it, onTestFinished } from "vitest";
import { blankDraft, contentOf } from "#app/content/draft.ts";
import { articleFields } from "#app/features/articles/article.ts";
import { migrations } from "#migrations/index.ts";
import { isMigrated, migrate, NewerDatabaseError } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { migratedPlace, type Place } from "#platform/testing/fresh-database.ts";
import { openStores } from "./stores.ts";

async function opened(place: Place) {
	const database = await openDatabase(place);
	onTestFinished(() => database.close());
	return database;
}

/** A migration that processes of the previous release survive: it adds, and is slow. */
const next: Migration = {
	up: async (db: Kysely<unknown>) => {
		await sql`create table article_notes (article_id text primary key, note text not null)`.execute(db);
		await sql`select pg_sleep(0.2)`.execute(db);
		await sql`alter table articles add column pinned integer not null default 0`.execute(db);
		await sql`alter table settings add column note text not null default ''`.execute(db);
	},
};

const blank = contentOf(articleFields, blankDraft(articleFields));

it("a process goes on while one of the next version brings the tables up to date", async () => {
	const place = await migratedPlace("postgres");
	const older = await opened(place);
	const { articles, settings } = openStores(older, steppingClock());
	const newer = await opened(place);
	let isOver = false;
	const upgrade = newer
		.exclusively(() => migrate(newer, { ...migrations, "9999-next": next }))
		.finally(() => {
			isOver = true;
		});
	let saved = 0;
	for (let after = 0; after < 3; after += isOver ? 1 : 0) {
		saved += 1;
		const title = `Written meanwhile ${saved}`;
		const { id } = await articles.saving.create({
			...blank,
			title,
			slug: `meanwhile-${saved}`,
			published: true,
		});
		await settings.set("active_members_count", String(saved));
		expect(await articles.reading.get(id)).toMatchObject({ title, published: true });
		expect((await settings.find("active_members_count"))?.value).toBe(String(saved));
	}
	await upgrade;
	const { rows } = await sql<{ pinned: number }>`select pinned from articles`.execute(newer.db);
	expect(rows.map(({ pinned }) => pinned)).toEqual(Array(saved).fill(0));
	// It is ready all the while; what is not possible is to start it again.
	expect(await isMigrated(older, migrations)).toBe(true);
	await expect(migrate(older, migrations)).rejects.toThrow(NewerDatabaseError);
});
