import { describe, expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { articlesStore } from "./articles.store.server.ts";

const french = { title: "Premier", excerpt: "Commencer.", content: "Dites *bonjour*." };

function input(title: string, changes: object = {}) {
	return articleInput.parse({ title, excerpt: "How.", content: "Text.", published: true, ...changes });
}

describe.each(engines)("syndicated articles on %s", (engine) => {
	it("list the addresses of what is published, the newest first", async () => {
		const { db } = await freshDatabase(engine);
		const articles = articlesStore(db, steppingClock());
		const older = await articles.saving.create(input("Older"));
		await articles.saving.create(input("Draft", { published: false }));
		const newer = await articles.saving.create(input("Newer"));
		expect(await articles.syndication.listAddresses({ limit: 10 })).toEqual([
			{
				slugs: { en: "newer", fr: "newer" },
				listedIn: ["en", "fr"],
				updatedAt: newer.updatedAt,
				imageUrl: null,
			},
			{
				slugs: { en: "older", fr: "older" },
				listedIn: ["en", "fr"],
				updatedAt: older.updatedAt,
				imageUrl: null,
			},
		]);
		expect(await articles.syndication.listAddresses({ limit: 1 })).toHaveLength(1);
	});

	it("are listed in the languages whose text did not appear on another site first", async () => {
		const { db } = await freshDatabase(engine);
		const articles = articlesStore(db, steppingClock());
		const originalUrl = "https://revue.example/a";
		const listedIn = async (changes: object) => {
			const { id } = await articles.saving.create(input("Any", changes));
			const [address] = await articles.syndication.listAddresses({ limit: 1 });
			expect((await articles.reading.get(id)).originalUrl).toBe("originalUrl" in changes ? originalUrl : "");
			return address?.listedIn;
		};
		expect(await listedIn({ originalUrl })).toEqual([]);
		expect(await listedIn({ originalUrl, fr: french })).toEqual(["fr"]);
		expect(await listedIn({ fr: { ...french, originalUrl } })).toEqual(["en"]);
		// A translation that nobody sees yet lists nothing.
		expect(await listedIn({ originalUrl, fr: { ...french, content: "" } })).toEqual([]);
		const summaries = await articles.reading.listSummaries({ publishedOnly: true });
		const cards = await articles.cards.list("en", { limit: 9 });
		expect(JSON.stringify([summaries, cards])).not.toContain("revue.example");
	});

	it("have whole texts in the reader's language, and English if a translation is missing", async () => {
		const { db } = await freshDatabase(engine);
		const articles = articlesStore(db, steppingClock());
		const first = await articles.saving.create(input("First", { fr: french }));
		await articles.saving.create(input("Second"));
		await articles.saving.create(input("Draft", { published: false }));
		const texts = await articles.syndication.listTexts("fr", { limit: 20 });
		expect(texts.map(({ title, language }) => [title, language])).toEqual([
			["Second", "en"],
			["Premier", "fr"],
		]);
		expect(texts[1]).toMatchObject({ id: first.id, html: "<p>Dites <em>bonjour</em>.</p>" });
		expect(await articles.syndication.listTexts("en", { limit: 1 })).toHaveLength(1);
	});
});
