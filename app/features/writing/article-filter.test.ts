import { describe, expect, it } from "vitest";
import { articleInput } from "../articles/article";
import { type ArticleStatus, filterArticles } from "./article-filter";

const fr = { title: "L’été à deux", excerpt: "", content: "", category: "", tags: [], imageAlt: "" };
const articles = [
	articleInput.parse({ title: "First dates", excerpt: "How to begin.", category: "Dating", published: true }),
	articleInput.parse({ title: "Summer", excerpt: "A café by the sea.", category: "Places", fr }),
	articleInput.parse({ content: "Only a thought about dates.", tags: ["dates"] }),
];

function titles(search: string, status: ArticleStatus = "all"): string[] {
	return filterArticles(articles, { search, status }).map(({ title }) => title);
}

describe("filterArticles", () => {
	it("searches title, excerpt and category, whatever the case and the accents", () => {
		expect(titles("FIRST")).toEqual(["First dates"]);
		expect(titles("begin")).toEqual(["First dates"]);
		expect(titles("places")).toEqual(["Summer"]);
		expect(titles("cafe")).toEqual(["Summer"]);
	});

	it("searches neither the content nor the tags", () => {
		expect(titles("thought")).toEqual([]);
		expect(titles("dates")).toEqual(["First dates"]);
	});

	it("wants every word, wherever it stands", () => {
		expect(titles("  dating   first ")).toEqual(["First dates"]);
		expect(titles("dating sea")).toEqual([]);
	});

	it("searches the French texts too", () => {
		expect(titles("ete")).toEqual(["Summer"]);
	});

	it("keeps to a status", () => {
		expect(titles("", "published")).toEqual(["First dates"]);
		expect(titles("", "draft")).toEqual(["Summer", ""]);
		expect(titles("", "scheduled")).toEqual([]);
		expect(titles("", "all")).toHaveLength(3);
		const waiting = { ...articles[1], published: false, publishAt: "2027-01-01T00:00:00.000Z" };
		const one = [articleInput.parse(waiting)];
		expect(filterArticles(one, { search: "", status: "scheduled" })).toHaveLength(1);
		expect(filterArticles(one, { search: "", status: "draft" })).toEqual([]);
	});
});
