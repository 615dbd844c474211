import { describe, expect, it, onTestFinished } from "vitest";
import { migrations } from "#migrations/index.ts";
import type { Database } from "#platform/database/database.ts";
import { isMigrated, migrate } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { bothEngines, freshDatabase, freshPlace } from "#platform/testing/fresh-database.ts";
import { isLong } from "#platform/testing/long-tests.ts";
import { verifyArchive } from "./backup/read-archive.ts";
import { restoreArchive } from "./backup/restore-archive.ts";
import { type Row, withSnapshot } from "./backup/snapshot.ts";
import { databaseOfRelease } from "./testing/releases/release-database.ts";
import {
	accessCodeOfReleases,
	beforeBaseline,
	fileOfRelease,
	releases,
} from "./testing/releases/release-files.ts";
import { tableShapes } from "./testing/table-shapes.ts";
import { testSite } from "./testing/test-site.ts";

/** Tables that a month of use fills: more than a new site does. */
const used = [
	...["articles", "article_texts", "article_versions", "article_corrections", "former_slugs"],
	...["authors", "pages", "page_texts", "deleted_things", "media", "media_texts", "media_focal_points"],
	...["events", "event_texts", "guests", "guest_mails", "withdrawn_events", "letters", "letter_deliveries"],
	...["subscribers", "forgotten_subscribers", "outgoing_mails", "own_texts", "text_drafts"],
	...["published_texts", "testimonial_consents", "draft_links", "preview_links", "settings"],
	...["site_facts", "site_look", "sessions"],
];

/** Returns every row of every table. */
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

/** A site over a database, as its owner reads it. */
async function signedIn(database: Database) {
	const { send, stores } = await testSite({ database });
	const signIn = await send("POST", "/api/admin/login", { password: accessCodeOfReleases });
	expect(signIn.status).toBe(200);
	const { token } = await signIn.json();
	return {
		stores,
		get: async (path: string) => (await send("GET", path, undefined, token)).json(),
		put: async (path: string, body: object) => (await send("PUT", path, body, token)).json(),
	};
}

async function findsEverything(database: Database): Promise<void> {
	const { stores, get, put } = await signedIn(database);
	const articles = await get("/api/blog-posts");
	expect(articles).toHaveLength(2);
	const found = articles.find(({ slug }: { slug: string }) => slug === "met-again");
	expect(found).toMatchObject({
		published: true,
		fr: { title: "Comment deux personnes se sont rencontrées", category: "Rencontres" },
	});
	expect(await stores.articles.texts.find("how-two-people-met", "en")).toEqual({ movedTo: "met-again" });
	const search = await get("/api/blog-posts?search=rencontr");
	expect(search.map(({ slug }: { slug: string }) => slug)).toEqual(["met-again"]);
	const [author] = await get("/api/admin/authors");
	expect(author).toMatchObject({ id: found.authorId, name: "Ann Lee" });
	expect(await get(`/api/blog-posts/${found.id}/corrections`)).toMatchObject({
		corrections: { title: "How two people met once more" },
	});
	const [dinner] = await get("/api/events");
	expect(dinner).toMatchObject({ title: "Dinner by the sea" });
	const { guests } = await get(`/api/admin/tables/${dinner.id}/guests`);
	expect(guests.map(({ firstName, state }: Record<string, string>) => [firstName, state]).sort()).toEqual([
		["Anna", "confirmed"],
		["Luc", "invited"],
	]);
	const letters = await get("/api/admin/letters");
	expect(letters.map(({ subject }: { subject: string }) => subject).sort()).toEqual([
		"A letter that is being written",
		"Two tables in December",
	]);
	expect(await get("/api/settings")).toMatchObject([{ value: "321" }]);
	const [image] = (await get("/api/admin/images")).images;
	expect((await stores.media.findBytes(image.hash))?.byteLength).toBeGreaterThan(0);
	const { subscribers } = await get("/api/admin/subscribers?limit=100");
	expect(subscribers.map(({ email, state }: Record<string, string>) => [email, state]).sort()).toEqual([
		["reader@example.com", "confirmed"],
		["waiting@example.com", "pending"],
	]);
	expect(await get("/api/admin/look")).toMatchObject({ look: { accent: "#1a237e" }, logo: { type: "svg" } });
	expect(await get("/api/admin/pages")).toMatchObject([{ title: "Our promise", published: true }]);
	expect(await get("/api/admin/deleted")).toMatchObject([
		{ title: "A table that never was" },
		{ title: "Written in vain" },
	]);
	const draft = articles.find(({ published }: { published: boolean }) => !published);
	const saved = await put(`/api/blog-posts/${draft.id}`, { ...draft, title: "Told once more" });
	expect(saved).toMatchObject({ title: "Told once more" });
}

/** Facts as they were, beside which an update may state others. */
function moreFacts(row: Row): Row {
	return { ...row, facts: expect.stringContaining(String(row.facts).slice(1)) };
}

const left = bothEngines.flatMap((engine) => releases.map((version) => ({ version, engine })));
const [oldest] = left;
const newest = left.at(-1);

describe.each(left.filter((one) => isLong || one === oldest || one === newest))(
	"a site that $version left on $engine",
	({ version, engine }) => {
		it("arrives with every row as it was in the tables of a new site; its owner signs in, finds everything and saves", async () => {
			const database = await databaseOfRelease(version, engine);
			const before = await rowsOf(database);
			await migrate(database, migrations);
			const after = await rowsOf(database);
			expect([...before].filter(([, rows]) => rows.length > 0).map(([table]) => table)).toEqual(
				expect.arrayContaining(used),
			);
			for (const [table, rows] of before) {
				const kept = rows.map((row) =>
					expect.objectContaining(table === "site_facts" ? moreFacts(row) : row),
				);
				expect(after.get(table), table).toEqual(expect.arrayContaining(kept));
			}
			const [left, made] = [await tableShapes(database), await tableShapes(await freshDatabase(engine))];
			expect(left).toHaveLength(made.length);
			// No statement leaves it out.
			const leftOver =
				version === beforeBaseline && engine === "sqlite" ? ["subscribers.language TEXT 1 '' 0"] : [];
			expect(left.filter((line) => !made.includes(line))).toEqual(leftOver);
			await findsEverything(database);
		});

		it("is gone on with from its archive", async () => {
			const database = await openDatabase(await freshPlace(engine));
			onTestFinished(() => database.close());
			const archive = await verifyArchive(fileOfRelease(version, "tar.gz"));
			expect(archive.manifest.version).toBe(version);
			await restoreArchive(archive, database, undefined, async () => undefined);
			expect(await isMigrated(database, migrations)).toBe(true);
			await findsEverything(database);
		});
	},
);
