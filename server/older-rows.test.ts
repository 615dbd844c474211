import { describe, expect, it } from "vitest";
import { migrations } from "#migrations/index.ts";
import type { Database } from "#platform/database/database.ts";
import { migrate } from "#platform/database/migrate.ts";
import { engines } from "#platform/testing/fresh-database.ts";
import { type Row, withSnapshot } from "./backup/snapshot.ts";
import { olderDatabase } from "./testing/older-database.ts";
import { testSite } from "./testing/test-site.ts";

/** The newest of the stored databases: what came after it only adds. */
const newest = "6867f671";
/** Of what a month of use leaves: more than the tables that a new site fills. */
const used = [
	...[
		"articles",
		"article_texts",
		"article_versions",
		"article_corrections",
		"former_slugs",
		"preview_links",
	],
	...["authors", "pages", "page_texts", "deleted_things", "media", "media_texts", "media_focal_points"],
	...["events", "event_texts", "guests", "guest_mails", "withdrawn_events", "letters", "letter_deliveries"],
	...[
		"subscribers",
		"forgotten_subscribers",
		"outgoing_mails",
		"own_texts",
		"text_drafts",
		"published_texts",
	],
	...["testimonial_consents", "draft_links", "settings", "site_facts", "site_look", "sessions"],
];

/** Every row of every table. */
function rowsOf(database: Database): Promise<Map<string, Row[]>> {
	return withSnapshot(database, async ({ tables, rows }) => {
		const found = new Map<string, Row[]>();
		for (const table of tables) {
			const all: Row[] = [];
			for await (const row of rows(table)) all.push(row);
			found.set(table.name, all);
		}
		return found;
	});
}

describe.each(engines)("a site on %s that its owner has used", (engine) => {
	it("arrives with every row as it was", async () => {
		const database = await olderDatabase(newest, engine);
		const before = await rowsOf(database);
		await migrate(database, migrations);
		const after = await rowsOf(database);
		expect([...before].filter(([, rows]) => rows.length > 0).map(([table]) => table)).toEqual(
			expect.arrayContaining(used),
		);
		for (const [table, rows] of before) {
			const kept = rows.map((row) => expect.objectContaining(row));
			expect(after.get(table), table).toEqual(expect.arrayContaining(kept));
		}
	});

	it("shows its owner what was there: corrections, guests, letters, words, look, pages", async () => {
		const database = await olderDatabase(newest, engine);
		await migrate(database, migrations);
		const { send } = await testSite({ database });
		const { token } = await (
			await send("POST", "/api/admin/login", { password: "a-code-for-the-fixture" })
		).json();
		const get = async (path: string) => (await send("GET", path, undefined, token)).json();

		const articles = await get("/api/blog-posts");
		const { id, authorId } = articles.find(({ published }: { published: boolean }) => published);
		const [author] = await get("/api/admin/authors");
		expect(author).toMatchObject({ id: authorId, name: "Ann Lee", fr: { words: "Écrit sur les soirées." } });
		expect(await get(`/api/blog-posts/${id}/corrections`)).toMatchObject({
			corrections: { title: "How two people met once more" },
		});
		const [dinner] = await get("/api/events");
		const { guests } = await get(`/api/admin/tables/${dinner.id}/guests`);
		expect(guests.map(({ firstName, state }: Record<string, string>) => [firstName, state]).sort()).toEqual([
			["Anna", "confirmed"],
			["Luc", "invited"],
		]);
		expect(
			(await get("/api/admin/letters")).map(({ subject }: { subject: string }) => subject).sort(),
		).toEqual(["A letter that is being written", "Two tables in December"]);
		expect(await get("/api/admin/look")).toMatchObject({
			look: { accent: "#1a237e" },
			logo: { type: "svg" },
		});
		expect(await get("/api/admin/pages")).toMatchObject([{ title: "Our promise", published: true }]);
		expect(await get("/api/admin/deleted")).toMatchObject([
			{ title: "A table that never was" },
			{ title: "Written in vain" },
		]);
	});
});
