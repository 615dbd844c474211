import { describe, expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { articlesStore } from "./articles.store.server.ts";

const whole = { title: "First dates", excerpt: "How to begin.", content: "Say **hello** twice." };
const fr = {
	title: "Premiers rendez-vous",
	excerpt: "E.",
	content: "C.",
	category: "",
	tags: [],
	imageAlt: "",
};

describe.each(engines)("versions on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		return articlesStore(db, steppingClock());
	}

	it("store what was saved at each creation and update, the newest first", async () => {
		const articles = await open();
		const first = articleInput.parse({ ...whole, tags: ["hello"], fr });
		const { id, createdAt } = await articles.saving.create(first);
		await articles.saving.update(id, { ...first, title: "Second thoughts", content: "One", version: 1 });
		expect(await articles.versions.listVersions(id)).toEqual([
			{ version: 2, savedAt: expect.stringMatching(/^2026-/), title: "Second thoughts", words: 1 },
			{ version: 1, savedAt: createdAt, title: "First dates", words: 3 },
		]);
		const version = await articles.versions.getVersion(id, 1);
		expect(version.input).toEqual({ ...first, slug: "first-dates" });
	});

	it("restore by saving the old texts: a version of its own", async () => {
		const articles = await open();
		const { id } = await articles.saving.create(articleInput.parse(whole));
		await articles.saving.update(id, { ...articleInput.parse({ ...whole, content: "Lost." }), version: 1 });
		const { input } = await articles.versions.getVersion(id, 1);
		const restored = await articles.saving.update(id, { ...input, version: 2 });
		expect(restored).toMatchObject({ content: whole.content, version: 3 });
		expect((await articles.versions.listVersions(id)).map(({ version }) => version)).toEqual([3, 2, 1]);
	});

	it("stay 20 to an article, and go with it", async () => {
		const articles = await open();
		const other = await articles.saving.create(articleInput.parse(whole));
		const { id } = await articles.saving.create(articleInput.parse(whole));
		for (let version = 1; version <= 21; version += 1) {
			await articles.saving.update(id, {
				...articleInput.parse({ ...whole, title: `Title ${version}` }),
				version,
			});
		}
		const versions = await articles.versions.listVersions(id);
		expect(versions.map(({ version }) => version)).toEqual(Array.from({ length: 20 }, (_, i) => 22 - i));
		expect(await articles.versions.listVersions(other.id)).toHaveLength(1);
		await expect(articles.versions.getVersion(id, 2)).rejects.toMatchObject({ status: 404 });
		await articles.deletion.remove(id);
		await expect(articles.versions.listVersions(id)).rejects.toMatchObject({ status: 404 });
	});

	it("say which of them waited as corrections, and when those went live", async () => {
		const articles = await open();
		const words = articleInput.parse({ ...whole, published: true });
		const { id } = await articles.saving.create(words);
		const waited = async () =>
			(await articles.versions.listVersions(id)).map(({ version, correction }) => [
				version,
				correction?.wentLiveAt,
			]);
		await articles.corrections.save(id, { ...words, content: "Two.", version: 1 });
		await articles.corrections.save(id, { ...words, content: "Three.", version: 2 });
		expect(await waited()).toEqual([
			[3, null],
			[2, null],
			[1, undefined],
		]);
		const { updatedAt } = await articles.saving.update(id, { ...words, content: "Three.", version: 3 });
		await articles.corrections.save(id, { ...words, content: "Five.", version: 4 });
		await articles.corrections.discard(id, 5);
		const all = [
			[5, null],
			[4, undefined],
			[3, updatedAt],
			[2, null],
			[1, undefined],
		];
		expect(await waited()).toEqual(all);
		await articles.deletion.remove(id);
		await articles.deletion.restore(id);
		expect(await waited()).toEqual(all);
	});

	it("do not count corrections as live that left the website with the article", async () => {
		const articles = await open();
		const words = articleInput.parse({ ...whole, published: true });
		const { id } = await articles.saving.create(words);
		await articles.corrections.save(id, { ...words, content: "Two.", version: 1 });
		await articles.saving.update(id, { ...words, content: "Two.", published: false, version: 2 });
		const [, second] = await articles.versions.listVersions(id);
		expect(second).toMatchObject({ version: 2, correction: { wentLiveAt: null } });
	});

	it("store nothing of a save that was refused", async () => {
		const articles = await open();
		const { id } = await articles.saving.create(articleInput.parse(whole));
		const stale = { ...articleInput.parse({ ...whole, title: "Stale" }), version: 7 };
		await expect(articles.saving.update(id, stale)).rejects.toMatchObject({ code: "stale" });
		expect(await articles.versions.listVersions(id)).toHaveLength(1);
	});
});
