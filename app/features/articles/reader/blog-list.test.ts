import { describe, expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { articlesStore } from "#app/features/articles/storage/articles.store.server.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { freshDatabase } from "#platform/testing/fresh-database.ts";
import { blogChoiceOf } from "./blog-choice.ts";
import { blogList } from "./blog-list.server.ts";
import { pageSize } from "./paging.ts";

async function open(count: number) {
	const { db } = await freshDatabase("sqlite");
	const articles = articlesStore(db, steppingClock());
	for (let number = 1; number <= count; number += 1) {
		const texts = { title: `Number ${number}`, excerpt: "An excerpt.", content: "SECRET MARKDOWN" };
		const more = { category: "First dates", tags: ["First Date"], published: true };
		await articles.saving.create(articleInput.parse({ ...texts, ...more }));
	}
	return (query: string) => blogList(articles, "en", blogChoiceOf(new URLSearchParams(query)));
}

describe("blogList", () => {
	it("shows a page of cards, the newest first, and nothing beyond the last one", async () => {
		const list = await open(pageSize + 2);
		expect(await list("")).toMatchObject({ count: 14, pages: 2, beyond: false });
		expect((await list("")).cards).toHaveLength(pageSize);
		expect((await list("page=2")).cards.map(({ title }) => title)).toEqual(["Number 2", "Number 1"]);
		expect(await list("page=3")).toMatchObject({ beyond: true, cards: [], count: 14 });
		expect(await list(`page=${"9".repeat(400)}`)).toMatchObject({ beyond: true });
		expect(await list("page=two")).toMatchObject({ beyond: false, choice: { page: 1 } });
	});

	it("ignores a category that is not there, and writes a tag as the articles do", async () => {
		const list = await open(1);
		expect(await list("category=nonsense")).toMatchObject({
			count: 1,
			category: "",
			choice: { category: "" },
		});
		expect(await list("category=first-dates")).toMatchObject({ count: 1, category: "First dates" });
		expect(await list("tag=FIRST+date")).toMatchObject({ count: 1, tag: "First Date" });
		expect(await list("tag=nonsense")).toMatchObject({ count: 0, pages: 1, tag: "nonsense", beyond: false });
	});

	it("is an empty first page before the first article", async () => {
		const list = await open(0);
		expect(await list("")).toMatchObject({ count: 0, pages: 1, beyond: false, categories: [] });
		expect(await list("page=2")).toMatchObject({ beyond: true });
	});

	it("holds no article's content", async () => {
		const list = await open(2);
		expect(JSON.stringify(await list(""))).not.toContain("SECRET MARKDOWN");
	});
});
