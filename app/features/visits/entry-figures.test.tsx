import "#platform/testing/dom.ts";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import ArticlesScreen from "#app/features/articles/editor/list/articles.admin.tsx";
import { openBrowser } from "#server/testing/browser.tsx";
import { openScreen } from "#server/testing/content-area.tsx";
import { EntryVisitsPanel } from "./entry-figures.tsx";

async function open(language: "en" | "fr" = "en") {
	const browser = await openBrowser(language);
	const token = await browser.signIn();
	const words = { excerpt: "How to begin.", content: "Say hello.", published: true };
	const ids: string[] = [];
	for (const slug of ["first", "second"]) {
		const article = { ...words, title: slug, slug };
		const answer = await browser.send("POST", "/api/blog-posts", article, token);
		ids.push(((await answer.json()) as { id: string }).id);
	}
	const where = { page: "/blog/first", source: "unknown" };
	await browser.stores.visits.add({
		day: "2026-01-15",
		seen: [
			{ ...where, language: "en", openings: 1_300, visits: 1_200, narrow: 1 },
			{ ...where, language: "fr", openings: 3, visits: 1, wide: 1 },
		],
		outcomes: [{ ...where, language: "en", outcome: "application", count: 1 }],
	});
	return { browser, ids };
}

it("each article of the list has its figures, by one request for all", async () => {
	const { browser } = await open();
	await openScreen(browser, <ArticlesScreen />);
	const rowOf = (title: string) => screen.getByRole("link", { name: title }).closest("li")?.textContent;
	expect(rowOf("first")).toContain("1,201 visits · read 2 times · 1 form opened");
	expect(rowOf("second")).not.toContain("visit");
});

it("an article and a table say beside them what was counted, in the language of the content area", async () => {
	const { browser, ids } = await open("fr");
	const { tab, unmount } = await openScreen(browser, <EntryVisitsPanel kind="article" id={ids[0] ?? ""} />);
	expect(tab.getByRole("region", { name: "Visites" }).textContent).toMatch(
		/^Visites1\s201 visites · lu 2 fois · 1 formulaire ouvert/,
	);
	unmount();
	await openScreen(browser, <EntryVisitsPanel kind="table" id="none" />);
	expect(screen.getByText(/Rien n’a encore été compté ici/)).toBeDefined();
});
