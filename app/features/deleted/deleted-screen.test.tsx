import "#platform/testing/dom.ts";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { openScreen } from "#server/testing/content-area.tsx";
import DeletedScreen from "./deleted.admin.tsx";

/** Opens the screen where these articles were deleted. */
async function open(titles: string[], language: "en" | "fr" = "en") {
	const browser = await openBrowser(language);
	const { articles } = browser.stores;
	for (const title of titles) {
		const { id } = await articles.saving.create(articleInput.parse({ title, excerpt: "E", content: "C" }));
		await articles.deletion.remove(id);
	}
	const shown = await openScreen(browser, <DeletedScreen />);
	return { ...shown, ...browser };
}

const titles = () => screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

describe("the screen of deleted things", () => {
	it("explains itself if it is empty", async () => {
		const { tab } = await open([]);
		expect(tab.getByText("Nothing here")).toBeDefined();
		expect(
			tab.getByText(/images, pages, authors and questions of forms stay here for 30 days/),
		).toBeDefined();
		const history = tab.getByRole("link", { name: "history of the texts" });
		expect(history.getAttribute("href")).toBe("/admin/texts/history");
	});

	it("lists each thing with its last day, and restores it with one click", async () => {
		const { tab, press, toast, stores, pass } = await open(["Moon", "Sea"]);
		expect(titles().toSorted()).toEqual(["Moon", "Sea"]);
		expect(tab.getAllByText(/Deleted on .*15 January 2026.*kept until .*14 February 2026/)).toHaveLength(2);
		await press("Restore Moon");
		expect(toast()).toContain("Article restored");
		// A timeout of zero that is set while the fake clock ticks is due a millisecond later.
		await pass(1);
		expect(titles()).toEqual(["Sea"]);
		expect(document.activeElement?.textContent).toBe("1 item");
		expect(await stores.articles.reading.stats()).toMatchObject({ totalArticles: 1 });
	});

	it("asks before a deletion that cannot be undone", async () => {
		const { press, toast } = await open(["Moon"]);
		await press("Delete Moon for good");
		expect(screen.getByRole("alertdialog").textContent).toContain(
			"Are you sure you want to delete Moon? This action cannot be undone.",
		);
		await press("Cancel");
		expect(titles()).toEqual(["Moon"]);
		await press("Delete Moon for good");
		await press("Delete for good");
		expect(toast()).toContain("Deleted for good");
		expect(titles()).toEqual([]);
	});

	it("has a testimonial back in its list, and erases none that visitors still read", async () => {
		const browser = await openBrowser("fr");
		const token = await browser.signIn();
		const list = "home.testimonials.quotes";
		const write = (key: string, text: string, base: string) =>
			browser.send("PUT", "/api/admin/texts/draft", { key, language: "en", text, base }, token);
		const order = async () => (await browser.stores.textDrafts.read()).drafts.get(`en ${list}`);
		await write(list, "0 nabcd1234 1", "0 1");
		await write(`${list}.nabcd1234.quote`, "We met in May.", "");
		await write(`${list}.nabcd1234.author`, "Ada", "");
		await browser.stores.texts.publish((await browser.stores.textDrafts.read()).revision);
		await write(list, "0 1", "0 nabcd1234 1");
		const { press } = await openScreen(browser, <DeletedScreen />);
		expect(titles()).toEqual(["Ada · We met in May."]);
		expect(screen.getByText("Témoignage")).toBeDefined();
		await press("Supprimer définitivement Ada · We met in May.");
		await press("Supprimer définitivement");
		expect(browser.toast()).toContain("La suppression a échoué");
		expect(await order()).toBe("0 1");
		await press("Restaurer Ada · We met in May.");
		expect(browser.toast()).toContain("Témoignage revenu dans le brouillon de sa liste");
		// The draft says what visitors read again: nothing is to be published.
		expect(await order()).toBeUndefined();
		expect(titles()).toEqual([]);
	});

	it("says that a thing was not restored, and keeps it in the list", async () => {
		const { press, toast, network } = await open(["Lune"], "fr");
		network.breakDown("POST", "/api/admin/deleted", 500);
		await press("Restaurer Lune");
		expect(toast()).toContain("La restauration a échoué");
		expect(titles()).toEqual(["Lune"]);
	});
});
