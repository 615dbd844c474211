import { describe, expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { blankDraft } from "#app/features/articles/article-draft.ts";
import { sharedTextRenderer } from "#app/features/articles/rendering/text-renderer.server.ts";
import { imageUrlOf } from "#app/features/media/media.ts";
import { ownerId } from "#app/site/roles.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { articlesStore } from "./articles.store.server.ts";
import { previewLinksStore } from "./preview-links.store.server.ts";

const live = articleInput.parse({
	title: "Dawn",
	excerpt: "Early.",
	content: "The lagoon wakes.",
	category: "Mornings",
	published: true,
});
const later = { ...live, title: "Dusk", content: "The lagoon *sleeps*.", tags: ["evening"] };
const start = "2026-03-01T00:00:00.000Z";
const soon = "2026-03-01T06:00:00.000Z";

describe.each(engines)("corrections that wait, on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		const time = { now: new Date(start) };
		const clock = () => time.now;
		const textRenderer = { ...sharedTextRenderer };
		const articles = articlesStore(db, clock, { textRenderer });
		const { id } = await articles.saving.create(live);
		time.now = new Date("2026-03-01T01:00:00.000Z");
		return { db, time, articles, id, textRenderer, links: previewLinksStore(db, clock) };
	}

	it("are shown only in the content area and behind the private link", async () => {
		const { articles, id, links } = await open();
		const before = await articles.reading.get(id);
		const saved = await articles.corrections.save(id, { ...later, slug: "dusk", version: 1 });
		expect(saved).toMatchObject({ title: "Dusk", slug: "dusk", published: true, version: 2 });
		expect(await articles.reading.get(id)).toEqual({ ...before, version: 2 });
		expect(await articles.texts.find("dawn", "en")).toMatchObject({
			text: { title: "Dawn", html: "<p>The lagoon wakes.</p>", updatedAt: start },
		});
		expect(await articles.texts.find("dusk", "en")).toBeUndefined();
		expect(await articles.cards.count("en", { search: "sleeps" })).toBe(0);
		expect(JSON.stringify(await articles.syndication.listTexts("en", { limit: 5 }))).not.toMatch(
			/dusk|sleeps/i,
		);
		expect(await articles.corrections.find(id)).toEqual(saved);
		const { token } = await links.create(id, ownerId);
		expect(await links.findText(token, "en")).toMatchObject({
			text: {
				title: "Dusk",
				html: "<p>The lagoon <em>sleeps</em>.</p>",
				tags: ["evening"],
				publishedAt: start,
			},
		});
	});

	it("are in the administrator's list alone", async () => {
		const { articles, id } = await open();
		const other = await articles.saving.create({ ...live, slug: "other" });
		await articles.corrections.save(id, { ...later, publishAt: soon, version: 1 });
		const all = await articles.reading.listSummaries({ publishedOnly: false });
		expect(all.entries.map(({ id: one, corrections }) => [one, corrections])).toEqual(
			expect.arrayContaining([
				[id, { publishAt: soon }],
				[other.id, undefined],
			]),
		);
		const corrected = { publishedOnly: false, status: "corrected" } as const;
		expect((await articles.reading.listSummaries(corrected)).entries.map((one) => one.id)).toEqual([id]);
		expect(await articles.reading.count(corrected)).toBe(1);
		const visitors = await articles.reading.listSummaries({ ...corrected, publishedOnly: true });
		expect(visitors.entries).toHaveLength(2);
		expect(JSON.stringify(visitors)).not.toContain("corrections");
	});

	it("go live together, with the next publication, and wait no more", async () => {
		const { articles, id } = await open();
		const saved = await articles.corrections.save(id, { ...later, slug: "dusk", version: 1 });
		await articles.saving.update(id, { ...later, slug: "dusk", version: saved.version });
		expect(await articles.texts.find("dawn", "en")).toEqual({ movedTo: "dusk" });
		expect(await articles.texts.find("dusk", "en")).toMatchObject({ text: { title: "Dusk" } });
		expect(await articles.corrections.find(id)).toBeUndefined();
	});

	it("go live by themselves at their time, once, without an address that was taken meanwhile", async () => {
		const { articles, id, time } = await open();
		await articles.corrections.save(id, { ...later, slug: "dusk", publishAt: soon, version: 1 });
		await articles.saving.create({ ...live, slug: "dusk" });
		expect(await articles.schedule.publishDue()).toBe(0);
		time.now = new Date(soon);
		const counts = await Promise.all([articles.schedule.publishDue(), articles.schedule.publishDue()]);
		expect(counts.toSorted()).toEqual([0, 1]);
		expect(await articles.reading.get(id)).toMatchObject({
			...{ title: "Dusk", slug: "dawn", published: true, publishAt: null, publishedAt: start },
		});
		expect(await articles.corrections.find(id)).toBeUndefined();
	});

	/** Opens two articles whose corrections are due; the first of them that is published meets `meanwhile`. */
	async function openTwo(meanwhile: (other: string) => Promise<unknown>) {
		const { articles, id, time, textRenderer, ...rest } = await open();
		const { id: second } = await articles.saving.create({ ...live, slug: "second" });
		for (const one of [id, second]) {
			await articles.corrections.save(one, { ...later, content: one, publishAt: soon, version: 1 });
		}
		let isFirst = true;
		textRenderer.renderStored = async (markdown, isBackground) => {
			if (isFirst) {
				isFirst = false;
				await meanwhile(markdown === id ? second : id);
			}
			return sharedTextRenderer.renderStored(markdown, isBackground);
		};
		time.now = new Date(soon);
		const titles = async () =>
			(await Promise.all([articles.reading.get(id), articles.reading.get(second)]))
				.map(({ title }) => title)
				.toSorted();
		return { articles, titles, ...rest };
	}

	it.each([
		["none", null],
		["a later one", "2026-03-01T07:00:00.000Z"],
	])("wait on if their time was changed, for %s, while others were published", async (_time, publishAt) => {
		const { articles, titles } = await openTwo((other) =>
			articles.corrections.save(other, { ...later, publishAt, version: 2 }),
		);
		expect(await articles.schedule.publishDue()).toBe(1);
		expect(await titles()).toEqual(["Dawn", "Dusk"]);
		expect(await articles.schedule.publishDue()).toBe(0);
	});

	it("go live although others fail, which are tried again", async () => {
		const { articles, titles } = await openTwo(() => Promise.reject(new Error("no memory")));
		const failure = await articles.schedule.publishDue().catch((error: unknown) => error);
		expect(failure).toMatchObject({ errors: [{ message: "no memory" }] });
		expect(await titles()).toEqual(["Dawn", "Dusk"]);
		expect(await articles.schedule.publishDue()).toBe(1);
		expect(await titles()).toEqual(["Dusk", "Dusk"]);
	});

	it("cannot be published over by a form that has not seen them", async () => {
		const { articles, id } = await open();
		const saved = await articles.corrections.save(id, { ...later, version: 1 });
		for (const save of [articles.saving.update, articles.corrections.save]) {
			await expect(save(id, { ...live, version: 1 })).rejects.toMatchObject({
				code: "stale",
				more: { current: saved },
			});
		}
		await expect(articles.corrections.discard(id, 1)).rejects.toMatchObject({ code: "stale" });
		expect(await articles.corrections.find(id)).toEqual(saved);
	});

	it("check their addresses when they are saved, in each language, and again when they are published", async () => {
		const { articles, id } = await open();
		await articles.saving.create({ ...live, slug: "taken" });
		const { title, excerpt, content, category } = live;
		const fr = { ...blankDraft.fr, title, excerpt, content, category };
		const refusal = (change: object) =>
			articles.corrections
				.save(id, { ...later, ...change, version: 1 })
				.catch(({ code, fields, more }) => [code, Object.keys(fields), more.suggestion]);
		expect(await refusal({ slug: "taken" })).toEqual(["slug-taken", ["slug"], "taken-2"]);
		expect(await refusal({ fr: { ...fr, slug: "taken" } })).toEqual(["slug-taken", ["fr.slug"], "taken-2"]);
		expect(await articles.corrections.find(id)).toBeUndefined();
		const own = await articles.corrections.save(id, { ...later, slug: "dusk", fr, version: 1 });
		expect([own.slug, own.fr?.slug]).toEqual(["dusk", ""]);
		await articles.saving.create({ ...live, slug: "dusk" });
		const published = articles.saving.update(id, { ...later, slug: "dusk", version: own.version });
		await expect(published).rejects.toMatchObject({ code: "slug-taken" });
		expect(await articles.corrections.find(id)).toEqual(own);
	});

	it("are discarded, and stay in the history", async () => {
		const { articles, id } = await open();
		await articles.corrections.save(id, { ...later, version: 1 });
		expect(await articles.corrections.discard(id, 2)).toMatchObject({ title: "Dawn", version: 3 });
		expect(await articles.corrections.find(id)).toBeUndefined();
		expect((await articles.versions.getVersion(id, 2)).input).toMatchObject({ title: "Dusk" });
		expect(await articles.texts.find("dawn", "en")).toMatchObject({
			text: { html: "<p>The lagoon wakes.</p>" },
		});
	});

	it("need a published article, a text that can be a page, and a time to come", async () => {
		const { articles, id } = await open();
		const draft = await articles.saving.create({ ...live, published: false });
		const refused = (input: object, of = id) =>
			articles.corrections
				.save(of, { ...later, version: 1, ...input })
				.catch(({ status, code }) => [status, code]);
		expect(await refused({}, draft.id)).toEqual([400, "invalid"]);
		expect(await refused({}, "none")).toEqual([404, "not-found"]);
		expect(await refused({ content: "<u>".repeat(200) })).toEqual([400, "text-too-nested"]);
		expect(await refused({ publishAt: start })).toEqual([400, "past"]);
		expect(await articles.corrections.find(id)).toBeUndefined();
		expect(await articles.corrections.find("none")).toBeUndefined();
	});

	it("come back with a deleted article, without a time that has passed", async () => {
		const { articles, id, time } = await open();
		await articles.corrections.save(id, { ...later, publishAt: soon, version: 1 });
		await articles.deletion.remove(id);
		time.now = new Date("2026-03-02T00:00:00.000Z");
		await articles.deletion.restore(id);
		expect(await articles.schedule.publishDue()).toBe(0);
		expect(await articles.texts.find("dawn", "en")).toMatchObject({ text: { title: "Dawn" } });
		expect(await articles.corrections.find(id)).toMatchObject({ title: "Dusk", publishAt: null });
	});

	it("are ignored once a process of an older release has saved over them", async () => {
		const { db, articles, id, time } = await open();
		const hash = "a".repeat(64);
		const picture = { imageUrl: imageUrlOf(hash), publishAt: soon, version: 1 };
		await articles.corrections.save(id, { ...later, ...picture });
		await db.updateTable("articles").set({ version: 3 }).where("id", "=", id).execute();
		expect(await articles.corrections.find(id)).toBeUndefined();
		const summaries = await articles.reading.listSummaries({ publishedOnly: false });
		expect(summaries.entries[0]).not.toHaveProperty("corrections");
		expect(await articles.reading.count({ publishedOnly: false, status: "corrected" })).toBe(0);
		expect((await articles.images.listImageUses(hash)).get(hash)).toMatchObject([{ place: "version" }]);
		time.now = new Date("2026-03-02T00:00:00.000Z");
		expect(await articles.schedule.publishDue()).toBe(0);
		expect(await articles.saving.update(id, { ...live, title: "Noon", version: 3 })).toMatchObject({
			version: 4,
		});
	});

	it("need the pictures that they show", async () => {
		const { articles, id } = await open();
		const hash = "a".repeat(64);
		await articles.corrections.save(id, { ...later, imageUrl: imageUrlOf(hash), version: 1 });
		expect(await articles.images.listImageUses(hash)).toEqual(
			new Map([[hash, [{ id, title: "Dawn", place: "draft" }]]]),
		);
	});
});
