import { expect, it, vi } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { openLog } from "#platform/log/log.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { openStores } from "#server/composition/stores.ts";
import { remakeOutdatedHtml } from "./article-html.ts";

const log = openLog("silent");
const fr = { title: "Aube", excerpt: "Un extrait.", content: "*Bonjour*." };
const input = articleInput.parse({ title: "Dawn", excerpt: "An excerpt.", content: "*Hello*.", fr });

it.each(engines)("the job renders missing and outdated HTML once the site is open, on %s", async (engine) => {
	const database = await freshDatabase(engine);
	const { articles } = openStores(database, steppingClock());
	const [missing, outdated, present] = [
		await articles.saving.create(input),
		await articles.saving.create(input),
		await articles.saving.create(input),
	];
	const { db } = database;
	await db.deleteFrom("article_html").where("article_id", "=", missing.id).execute();
	const old = { renderer_version: 0, html: "<p>Old.</p>" };
	await db.updateTable("article_html").set(old).where("article_id", "=", outdated.id).execute();
	const own = { html: "<p>Not made anew.</p>" };
	await db.updateTable("article_html").set(own).where("article_id", "=", present.id).execute();

	const bump = vi.spyOn(database.revision, "bump");
	const remaking = remakeOutdatedHtml(
		{ remakeHtml: articles.html.remake, remakePages: async () => 0, log },
		0,
	);
	remaking.start();
	const changed = () => bump.mock.calls.map(([kind]) => kind);
	await vi.waitFor(() => expect(changed()).toEqual(["articles"]), { timeout: 20_000 });
	await remaking.stop();

	const stored = await db.selectFrom("article_html").select(["article_id", "language", "html"]).execute();
	const htmlOf = (id: string, language: string) =>
		stored.find((row) => row.article_id === id && row.language === language)?.html;
	for (const { id } of [missing, outdated]) {
		expect(htmlOf(id, "en")).toBe("<p><em>Hello</em>.</p>");
		expect(htmlOf(id, "fr")).toBe("<p><em>Bonjour</em>.</p>");
	}
	expect(htmlOf(present.id, "en")).toBe(own.html);
	expect(stored).toHaveLength(6);
});

it("the job has nothing to do, and empties no cache, where all HTML is there", async () => {
	const database = await freshDatabase("sqlite");
	const { articles } = openStores(database, steppingClock());
	await articles.saving.create(input);
	const steps = vi.fn(articles.html.remake);
	const bump = vi.spyOn(database.revision, "bump");
	const remaking = remakeOutdatedHtml({ remakeHtml: steps, remakePages: async () => 0, log }, 0);
	remaking.start();
	await vi.waitFor(() => expect(steps).toHaveBeenCalledTimes(2));
	await remaking.stop();
	expect(steps).toHaveBeenCalledTimes(2);
	expect(bump).not.toHaveBeenCalled();
});

it("stops between two texts", async () => {
	const remakeHtml = vi.fn(async (_after: string, rest: () => Promise<unknown>) => {
		await rest();
		return { next: "on and on", made: 1 };
	});
	const remaking = remakeOutdatedHtml({ remakeHtml, remakePages: async () => 0, log }, 1);
	remaking.start();
	await vi.waitFor(() => expect(remakeHtml.mock.calls.length).toBeGreaterThan(2));
	await remaking.stop();
	const { length } = remakeHtml.mock.calls;
	await new Promise(setImmediate);
	expect(remakeHtml).toHaveBeenCalledTimes(length);
});
