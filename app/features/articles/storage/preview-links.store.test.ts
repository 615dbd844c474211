import { describe, expect, it } from "vitest";
import { type ArticleInput, articleInput } from "#app/features/articles/article.ts";
import { ownerId } from "#app/site/roles.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { articlesStore } from "./articles.store.server.ts";
import { previewLinksStore } from "./preview-links.store.server.ts";

const whole = { title: "Dawn", excerpt: "Early.", content: "The lagoon wakes." };

describe.each(engines)("preview links on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		const time = { now: new Date("2026-03-01T00:00:00.000Z") };
		const clock = () => time.now;
		const articles = articlesStore(db, clock);
		const { id } = await articles.saving.create(articleInput.parse(whole));
		return { db, id, time, articles, links: previewLinksStore(db, clock) };
	}

	it("show a draft for seven days", async () => {
		const { id, links, time } = await open();
		const { token, expiresAt } = await links.create(id, ownerId);
		expect(expiresAt).toBe("2026-03-08T00:00:00.000Z");
		expect(await links.findText(token, "fr")).toMatchObject({
			expiresAt,
			text: {
				title: whole.title,
				html: `<p>${whole.content}</p>`,
				language: "en",
				publishedAt: "2026-03-01T00:00:00.000Z",
			},
		});
		time.now = new Date("2026-03-07T23:59:59.999Z");
		expect(await links.findText(token, "en")).toBeDefined();
		expect(await links.findExpiry(id)).toBe(expiresAt);
		time.now = new Date(expiresAt);
		expect(await links.findText(token, "en")).toBeUndefined();
		expect(await links.findExpiry(id)).toBeUndefined();
	});

	it("show the date that the article will have, as its preview does", async () => {
		const { articles, id, links } = await open();
		const { token } = await links.create(id, ownerId);
		const save = (change: object, version: number) => {
			const input = articleInput.parse({ ...whole, ...change });
			return { input, saved: { ...input, version } };
		};
		const expectDate = async (input: ArticleInput, expected: string) => {
			const saved = await articles.reading.get(id);
			const asked = { input, saved, language: "en", written: "en" } as const;
			expect((await articles.preview.show(asked)).publishedAt).toBe(expected);
			expect((await links.findText(token, "en"))?.text.publishedAt).toBe(expected);
		};
		const draft = save({ publishedOn: "2019-03-03", publishAt: "2026-05-01T10:00:00.000Z" }, 1);
		await articles.saving.update(id, draft.saved);
		await expectDate(draft.input, "2019-03-03T08:00:00.000Z");
		await articles.saving.update(id, save({ published: true }, 2).saved);
		const waiting = save({ title: "Dusk", published: true, publishedOn: "2020-04-04" }, 3);
		await articles.corrections.save(id, waiting.saved);
		await expectDate(waiting.input, "2020-04-04T08:00:00.000Z");
	});

	it("end when a new one is made or they are revoked, and are stored as a hash", async () => {
		const { db, id, links } = await open();
		const first = await links.create(id, ownerId);
		const second = await links.create(id, ownerId);
		expect(second.token).toMatch(/^[\w-]{43}$/);
		expect(await links.findText(first.token, "en")).toBeUndefined();
		expect(await links.findText(second.token, "en")).toBeDefined();
		const stored = JSON.stringify(await db.selectFrom("preview_links").selectAll().execute());
		expect(stored).not.toContain(second.token);
		await links.revoke(id);
		expect(await links.findText(second.token, "en")).toBeUndefined();
		await expect(links.create("nothing", ownerId)).rejects.toMatchObject({ status: 404 });
	});
});
