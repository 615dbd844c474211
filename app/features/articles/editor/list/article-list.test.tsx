import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { ArticleSummary } from "#app/features/articles/article-summary.ts";
import type { Language } from "#app/site/site-config.ts";
import "#platform/testing/dom.ts";
import { businessInstant } from "#server/testing/business-instant.ts";
import { administer } from "#server/testing/content-area.tsx";
import { ArticleRow } from "./article-list.tsx";

afterEach(cleanup);

const article = (change: Partial<ArticleSummary> = {}): ArticleSummary => ({
	...{ id: "moon", title: "Moon", excerpt: "A text.", category: "", tags: [], imageAlt: "", slug: "moon" },
	...{
		imageUrl: null,
		sharePicture: null,
		authorId: null,
		published: false,
		publishAt: null,
		publishedOn: null,
		publishedAt: null,
		version: 1,
	},
	createdAt: businessInstant("2026-01-10T12:00"),
	updatedAt: businessInstant("2026-01-12T12:00"),
	...{ language: "en", states: { en: "complete", fr: "complete" } },
	...{ translations: { fr: "complete" }, french: "complete", outdated: [] },
	...change,
});

function show(change: Partial<ArticleSummary> = {}, language: Language = "en") {
	const heard: string[] = [];
	administer(<ArticleRow article={article(change)} onDelete={() => heard.push("delete")} />, language);
	return heard;
}
const links = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));
const text = () => screen.getByRole("listitem").textContent ?? "";

describe("an article in the list", () => {
	it.each([
		[{}, "Draft", ["/admin/edit-article/moon", "/admin/edit-article/moon"]],
		[
			{ published: true, publishedAt: businessInstant("2026-01-11T12:00") },
			"Published",
			["/admin/edit-article/moon", "/blog/moon", "/admin/edit-article/moon"],
		],
		[
			{ publishAt: businessInstant("2026-02-01T08:30") },
			"Scheduled",
			["/admin/edit-article/moon", "/admin/edit-article/moon"],
		],
	])("shows its status, and links to its page: %#", (change, status, expected) => {
		show(change);
		expect(screen.getByText(status)).toBeDefined();
		expect(links()).toEqual(expected);
	});

	it("says when it publishes itself, in the business's time zone", () => {
		show({ publishAt: businessInstant("2026-02-01T08:30") });
		expect(text()).toContain("1 February 2026 at 08:30");
	});

	it.each([
		["en", "Created 10 January 2026", "Updated 12 January 2026"],
		["fr", /10 janvier 2026/, /12 janvier 2026/],
	] as const)("says when it was created, and when it last changed, in %s", (language, created, updated) => {
		show({}, language);
		expect(screen.getByText(created)).toBeDefined();
		expect(screen.getByText(updated)).toBeDefined();
	});

	it.each([
		["missing", "No French text"],
		["incomplete", "French incomplete"],
		["complete", undefined],
	] as const)("says the state of its translation: %s", (state, said) => {
		show({ states: { en: "complete", fr: state }, translations: { fr: state }, french: state });
		expect(text().includes("French")).toBe(said !== undefined);
		if (said !== undefined) expect(screen.getByText(said)).toBeDefined();
	});

	it("says which language is older than the other", () => {
		show({ outdated: ["fr"] });
		expect(screen.getByText("French to be updated")).toBeDefined();
		cleanup();
		show({ outdated: ["en"] }, "fr");
		expect(screen.getByText("Texte en anglais à revoir")).toBeDefined();
	});

	it.each([
		[[], undefined],
		[["a"], ["a"]],
		[
			["a", "b", "c"],
			["a", "b", "c"],
		],
		[
			["a", "b", "c", "d"],
			["a", "b", "c", "and 1 more"],
		],
	])("shows three tags at most: %j", (tags, shown) => {
		show({ tags });
		const list = screen.queryByRole("list", { name: "Tags" });
		expect(list === null ? undefined : [...list.children].map(({ textContent }) => textContent)).toEqual(
			shown,
		);
	});

	it("has a name in each of its buttons, also before it has a title", () => {
		show({ title: "" });
		expect(screen.getByRole("heading").textContent).toBe("Untitled draft");
		expect(screen.getByRole("link", { name: "Edit Untitled draft" })).toBeDefined();
		expect(screen.getByRole("button", { name: "Delete Untitled draft" })).toBeDefined();
	});

	it.each([
		[{ title: "Lune", language: "fr" }, "en", "fr"],
		[{ title: "", language: "en" }, "fr", "fr"],
	] as const)("has the language of its title for screen readers: %j in %s", (change, language, lang) => {
		show(change, language);
		expect(screen.getByRole("heading").getAttribute("lang")).toBe(lang);
	});

	it("opens its page in a new tab without an opener, and says so", () => {
		show({ published: true, publishedAt: businessInstant("2026-01-11T12:00") });
		const view = screen.getByRole("link", { name: "View Moon (opens in a new tab)" });
		expect([view.getAttribute("target"), view.getAttribute("rel")]).toEqual(["_blank", "noopener"]);
	});

	it("writes a hostile title as text", () => {
		show({ title: "<img src=x onerror=alert(1)>", excerpt: "<script>alert(1)</script>" });
		expect(document.querySelector("img, script")).toBeNull();
		expect(screen.getByRole("heading").textContent).toBe("<img src=x onerror=alert(1)>");
	});

	it("asks for its deletion by its button alone", () => {
		const heard = show();
		fireEvent.click(screen.getByRole("button", { name: "Delete Moon" }));
		expect(heard).toEqual(["delete"]);
	});
});
