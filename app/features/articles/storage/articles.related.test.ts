import { describe, expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { bothEngines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { rankRelated } from "./articles.related.server.ts";
import { articlesStore } from "./articles.store.server.ts";

const subject = { slug: "subject", tags: ["Calm", "talk", "table"], category: "First dates" };

function card(slug: string, tags: string[], category = "", day = "2026-01-01") {
	return { slug, tags, category, publishedAt: `${day}T08:00:00.000Z` };
}

describe("rankRelated", () => {
	const rank = (cards: ReturnType<typeof card>[], count = 3) =>
		rankRelated(subject, cards, count).map(({ slug }) => slug);

	it("puts shared tags before category, and category before recency", () => {
		const cards = [
			card("newest", [], "", "2026-09-09"),
			card("same-category", [], "first dates"),
			card("one-tag", ["TALK"], ""),
			card("two-tags", ["calm", "talk"], ""),
		];
		expect(rank(cards, 4)).toEqual(["two-tags", "one-tag", "same-category", "newest"]);
	});

	it("breaks a tie of tags by category, then by the newest, then by the address", () => {
		const cards = [
			card("b", ["calm"], "", "2026-02-01"),
			card("a", ["calm"], "", "2026-02-01"),
			card("newer", ["calm"], "", "2026-03-01"),
			card("kin", ["calm"], "First dates"),
		];
		expect(rank(cards, 4)).toEqual(["kin", "newer", "a", "b"]);
	});

	it("leaves out the article itself, returns at most the requested number, and counts a repeated tag once", () => {
		const repeated = card("repeated", ["calm", "Calm", "CALM"]);
		const cards = [card("subject", subject.tags), repeated, card("two", ["calm", "table"])];
		expect(rank(cards)).toEqual(["two", "repeated"]);
		expect(rank(cards, 1)).toEqual(["two"]);
		expect(rank([])).toEqual([]);
	});
});

describe.each(bothEngines)("related articles on %s", (engine) => {
	it("compares published articles in the reader's language and fills up with the newest", async () => {
		const { db } = await freshDatabase(engine);
		const articles = articlesStore(db, steppingClock());
		const add = (title: string, changes: object) =>
			articles.saving.create(
				articleInput.parse({ title, excerpt: "e", content: "c", published: true, ...changes }),
			);
		const fr = (title: string, tags: string[]) => ({ title, excerpt: "e", content: "c", tags });
		await add("Subject", { category: "First dates", tags: ["calm"], fr: fr("Sujet", ["calme"]) });
		await add("By tag", { tags: ["Calm"], fr: fr("Par mot-clé", ["silence"]) });
		await add("By French tag", { tags: ["quiet"], fr: fr("Par mot-clé français", ["Calme"]) });
		await add("By category", { category: "First dates" });
		await add("Draft", { tags: ["calm"], published: false });
		for (const number of [1, 2, 3, 4]) await add(`Filler ${number}`, {});
		const titles = async (language: "en" | "fr", count: number) => {
			const found = await articles.texts.find("subject", language);
			if (found === undefined || "movedTo" in found) throw new Error("The subject is not there.");
			return (await articles.related.list(language, found.text, count)).map(({ title }) => title);
		};
		expect(await titles("en", 3)).toEqual(["By tag", "By category", "Filler 4"]);
		expect(await titles("fr", 3)).toEqual(["Par mot-clé français", "By category", "Filler 4"]);
	});
});
