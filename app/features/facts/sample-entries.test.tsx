import "#platform/testing/dom.ts";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { eventInput } from "#app/features/events/event.ts";
import type { Language } from "#app/site/site-config.ts";
import { sampleEventsFrom } from "#server/seed/sample-events.ts";
import { sampleRows } from "#server/seed/sample-rows.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { openScreen } from "#server/testing/content-area.tsx";
import { factsWith, hideQuotes, storeFacts } from "#server/testing/sample-site.ts";
import { OpeningPanel } from "./opening-panel.tsx";

const texts = { excerpt: "Of it.", category: "Dating", content: "Text.", tags: [] };

/** Opens the list of what is left before opening, with two articles and an event of the sample. */
async function openList(language: Language = "en") {
	const browser = await openBrowser(language);
	const { stores } = browser;
	await storeFacts(browser, factsWith());
	await hideQuotes(browser);
	const articles = [];
	for (const [title, row] of [["Silence", sampleRows[0]] as const, ["Patience", sampleRows[1]] as const]) {
		const article = articleInput.parse({ ...texts, title, slug: row?.slug, published: true });
		articles.push((await stores.articles.saving.create(article)).id);
	}
	const event = await stores.events.create(
		eventInput.parse({ ...sampleEventsFrom("2026-01-15")[1], published: true }),
	);
	const opened = await openScreen(
		browser,
		<>
			<h1 tabIndex={-1}>Facts</h1>
			<OpeningPanel />
		</>,
	);
	const tick = (name: string) => act(() => void fireEvent.click(opened.tab.getByRole("checkbox", { name })));
	const answer = async (name: string) => {
		act(() => within(screen.getByRole("alertdialog")).getByRole("button", { name }).click());
		await browser.settled();
	};
	const [first = "", second = ""] = articles;
	return { browser, ...opened, tick, answer, first, second, event: event.id };
}

describe("the articles and events of the sample", () => {
	it("are moved to Deleted at once, after a question, and the focus goes on to the screen's title", async () => {
		const { browser, tab, tick, press, answer } = await openList();
		expect(tab.getByRole("button", { name: "Move to Deleted" }).hasAttribute("disabled")).toBe(true);
		tick("Select all");
		await press("Move 3 to Deleted");
		const question = screen.getByRole("alertdialog", { name: "Move 3 articles and events to Deleted?" });
		expect(question.textContent).toContain("restore them from Deleted for 30 days");
		await answer("Cancel");
		expect(browser.network.sent("DELETE", "/api/")).toEqual([]);
		await press("Move 3 to Deleted");
		await answer("Move 3 to Deleted");
		expect(browser.toast()).toContain("3 moved to Deleted");
		expect(tab.queryByRole("heading", { name: /still the sample’s/ })).toBeNull();
		expect(document.activeElement?.textContent).toBe("Facts");
		const deleted = await browser.stores.deleted.list();
		expect(deleted.map(({ title }) => title).toSorted()).toEqual(["Patience", "Saturday Dinner", "Silence"]);
	});

	it("say how far it is, one after the other, while the button keeps the focus", async () => {
		const { browser, tab, tick, press, answer, second } = await openList();
		const held = browser.network.holdAnswer("DELETE", `/api/blog-posts/${second}`);
		tick("Select all");
		await press("Move 3 to Deleted");
		await answer("Move 3 to Deleted");
		const { release } = await held;
		expect(tab.getByRole("status").textContent).toMatch(/^[0-2] of 3…$/);
		const button = tab.getByRole("button", { name: "Move 3 to Deleted" });
		expect(document.activeElement).toBe(button);
		act(() => button.click());
		expect(screen.queryByRole("alertdialog")).toBeNull();
		release();
		await browser.settled();
		expect(browser.network.sent("DELETE", "/api/")).toHaveLength(3);
	});

	it("stay ticked and are named where it fails, and the heading takes the focus", async () => {
		const { browser, tab, tick, press, answer, second, first } = await openList();
		browser.network.breakDown("DELETE", `/api/blog-posts/${second}`, 503);
		tick("Select “Silence”");
		tick("Select “Patience”");
		await press("Move 2 to Deleted");
		await answer("Move 2 to Deleted");
		expect(browser.toast()).toContain("1 could not be moved to Deleted");
		expect(tab.getByRole("status").textContent).toBe("Not moved to Deleted: Patience. Please try again.");
		expect(document.activeElement?.textContent).toBe(
			"2 articles and events that visitors read are still the sample’s",
		);
		const boxes = tab.getAllByRole<HTMLInputElement>("checkbox", { name: /“/ });
		expect(boxes.map((box) => [box.getAttribute("aria-label"), box.checked])).toEqual([
			["Select “Patience”", true],
			["Select “Saturday Dinner”", false],
		]);
		expect((await browser.stores.deleted.list()).map(({ id }) => id)).toEqual([first]);
		browser.network.repair();
		await press("Move 1 to Deleted");
		await answer("Move 1 to Deleted");
		expect(browser.toast()).toContain("1 moved to Deleted");
		expect(tab.getByRole("status").textContent).toBe("");
	});

	it("count as moved where somebody else deleted them meanwhile", async () => {
		const { browser, tick, press, answer, event } = await openList("fr");
		tick("Tout sélectionner");
		await browser.stores.events.remove(event);
		await press("Mettre 3 éléments à la corbeille");
		await answer("Mettre 3 éléments à la corbeille");
		expect(browser.toast()).toContain("3 éléments sont maintenant dans la corbeille");
	});

	it("stop at the end of a session, without a word of failures", async () => {
		const { browser, tick, press, answer } = await openList();
		tick("Select all");
		await browser.endSession();
		await press("Move 3 to Deleted");
		await answer("Move 3 to Deleted");
		expect(browser.network.sent("DELETE", "/api/")).toHaveLength(1);
		expect(browser.toast()).not.toContain("moved");
	});
});
