import "#platform/testing/dom.ts";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { ArticleDraft } from "#app/features/articles/article.ts";
import type { Language } from "#app/site/site-config.ts";
import { createArticle } from "#server/testing/article-editor/articles.ts";
import { openScreen } from "#server/testing/article-editor/open-screen.tsx";
import { openBrowser } from "#server/testing/browser.tsx";

const articles = "/api/blog-posts";
/** Noon in Mauritius. */
const noon = "2019-03-03T08:00:00.000Z";
const stands =
	"It will be dated 3 March 2019 in lists, in the feed and for search engines; no email goes out, and your next letter proposes it as new only if the last one is older than that day.";

/** Opens the form of an article, on 15 January 2026. */
async function open(change: Partial<ArticleDraft> = {}, language: Language = "en") {
	const browser = await openBrowser(language);
	const article = await createArticle(browser, change);
	const opened = await openScreen(browser, article);
	const label = language === "en" ? "Publish with an earlier date" : "Publier à une date antérieure";
	const stored = () => browser.stores.articles.reading.get(article.id);
	const field = () => opened.form.queryByLabelText<HTMLInputElement>(label);
	const choose = (day: string) => opened.type(new RegExp(label), day);
	const publishes = () =>
		act(() => void fireEvent.click(opened.form.getByRole("switch", { name: /^Publish immediately/ })));
	return { ...browser, ...opened, stored, field, choose, publishes };
}

describe("publishing an article as of an earlier day", () => {
	it("is offered with the switch on, says what will happen, and publishes it at once", async () => {
		const { field, choose, publishes, form, press, stored } = await open();
		expect(field()).toBeNull();
		publishes();
		expect([field()?.min, field()?.max]).toEqual(["2000-01-01", "2026-01-15"]);
		choose("2019-03-03");
		expect(form.getByText(/^Visitors do not see it yet; publishing/).textContent).toBe(
			`Visitors do not see it yet; publishing shows it to them at once. ${stands}`,
		);
		await press("Publish Now");
		expect(await stored()).toMatchObject({ published: true, publishedAt: noon, publishedOn: "2019-03-03" });
		expect(form.getByText("On the website, dated 3 March 2019")).toBeDefined();
		expect(form.getByText("Visitors see this text.")).toBeDefined();
	});

	it("moves a published article, and says from which day to which; an empty field keeps its day", async () => {
		const { field, choose, form, press, stored } = await open({ published: true });
		expect(form.getByText("Left empty, it keeps its date: 15 January 2026.")).toBeDefined();
		choose("2019-03-03");
		expect(form.getByText(/Publishing moves it from 15 January 2026 to 3 March 2019/)).toBeDefined();
		await press("Publish Changes");
		expect((await stored()).publishedAt).toBe(noon);
		choose("");
		await press("Publish Changes");
		expect(await stored()).toMatchObject({ publishedAt: noon, publishedOn: "2019-03-03", version: 3 });
		expect(field()?.value).toBe("2019-03-03");
		expect(form.getByText("All changes are saved")).toBeDefined();
	});

	it("waits with corrections until they are published", async () => {
		const { choose, form, press, stored } = await open({ published: true });
		choose("2019-03-03");
		await press("Save for Later");
		expect((await stored()).publishedAt).toBe("2026-01-15T08:00:00.000Z");
		expect(form.getByText(/Publishing moves it from 15 January 2026/)).toBeDefined();
		await press("Publish Changes");
		expect((await stored()).publishedAt).toBe(noon);
	});

	it.each(["2026-01-16", "1999-12-31"])("refuses %s at the field, and sends nothing", async (day) => {
		const { field, choose, publishes, press, network } = await open();
		publishes();
		choose(day);
		await press("Publish Now");
		const note = document.getElementById(field()?.getAttribute("aria-describedby") ?? "");
		expect(note?.textContent).toBe("Choose a day from 2000 to today.");
		expect(document.activeElement).toBe(field());
		expect(field()?.value).toBe(day);
		expect(network.sent("PUT", articles)).toEqual([]);
	});

	it("says in French what will happen, also with a time", async () => {
		const publishAt = "2026-02-01T04:30:00.000Z";
		const { field, form } = await open({ publishAt, publishedOn: "2019-03-03" }, "fr");
		expect(field()?.value).toBe("2019-03-03");
		expect(
			form.getByText(/il sera en ligne le .* Il sera daté du 3 mars 2019 dans les listes/),
		).toBeDefined();
	});

	it("stays when an earlier version is restored, and is in the conflict if it was saved elsewhere", async () => {
		const { choose, press, restore, stored, type, stores } = await open({ published: true });
		choose("2019-03-03");
		type(/^Title/, "Second");
		await press("Publish Changes");
		await restore(1);
		const { publishedAt: _, ...restored } = await stored();
		expect(restored).toMatchObject({ title: "First", publishedOn: "2019-03-03" });
		await stores.articles.saving.update(restored.id, { ...restored, publishedOn: "2018-01-01" });
		choose("2017-07-07");
		await press("Publish Changes");
		const shown = (side: RegExp) => within(screen.getByRole("region", { name: side }));
		expect(shown(/^Yours/).getByText("7 July 2017")).toBeDefined();
		expect(shown(/^Saved elsewhere/).getByText("1 January 2018")).toBeDefined();
	});
});
