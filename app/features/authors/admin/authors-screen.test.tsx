import "#platform/testing/dom.ts";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { authorInput } from "#app/features/authors/author.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { answerConflict, conflictingFields } from "#server/testing/conflict.ts";
import { openScreen } from "#server/testing/content-area.tsx";
import AuthorsScreen from "./authors.admin.tsx";

type Browser = Awaited<ReturnType<typeof openBrowser>>;

const path = "/api/admin/authors";
const add = ({ stores }: Browser, name: string) => stores.authors.create(authorInput.parse({ name }));
const names = () => screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);

describe("the list of authors", () => {
	it("says what it is for while it is empty, and takes the first one", async () => {
		const browser = await openBrowser("fr");
		const { press, type } = await openScreen(browser, <AuthorsScreen />);
		expect(screen.getByText("Pas encore d’auteur")).toBeDefined();
		await press("Ajouter un auteur");
		expect(document.activeElement).toBe(field(/^Nom/));
		await press("Enregistrer");
		expect(screen.getByText("Merci de remplir ce champ.")).toBeDefined();
		type(/^Nom/, "Zoé Duval");
		await press("Enregistrer");
		expect(names()).toEqual(["Zoé Duval"]);
		expect(browser.toast()).toContain("Auteur enregistré");
		expect(await browser.stores.authors.list()).toMatchObject([{ name: "Zoé Duval", slug: "zoe-duval" }]);
	});

	it("changes one, keeps what was typed where that fails, and joins what another tab changed", async () => {
		const browser = await openBrowser();
		const { id } = await add(browser, "Ann");
		const { press, type } = await openScreen(browser, <AuthorsScreen />);
		await press("Edit Ann");
		type(/^A few words$/, "Writes.");
		browser.network.breakDown("PUT", path, 503);
		await press("Save");
		expect(browser.toast()).toContain("The author could not be saved");
		expect(field(/^A few words$/).value).toBe("Writes.");
		browser.network.repair();
		await browser.stores.authors.update(id, { ...authorInput.parse({ name: "Anna" }), version: 1 });
		await press("Save");
		expect(await browser.stores.authors.list()).toMatchObject([
			{ name: "Anna", words: "Writes.", version: 3 },
		]);
		expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
	});

	it("asks where another tab changed the same words", async () => {
		const browser = await openBrowser();
		const { id } = await add(browser, "Ann");
		const { press, type } = await openScreen(browser, <AuthorsScreen />);
		await press("Edit Ann");
		type(/^A few words$/, "Writes.");
		const input = authorInput.parse({ name: "Ann", words: "Reads." });
		await browser.stores.authors.update(id, { ...input, version: 1 });
		await press("Save");
		expect(conflictingFields()).toEqual(["A few words (English)"]);
		await answerConflict(browser, "both");
		expect(await browser.stores.authors.list()).toMatchObject([{ words: "Reads.\n\nWrites.", version: 3 }]);
	});

	it("asks before one is deleted, and says how many articles name them", async () => {
		const browser = await openBrowser();
		const { id: authorId } = await add(browser, "Ann");
		await add(browser, "Ben");
		const words = { title: "T", excerpt: "E", content: "C", authorId };
		for (const published of [true, false]) {
			await browser.stores.articles.saving.create(articleInput.parse({ ...words, published }));
		}
		const { tab, press } = await openScreen(browser, <AuthorsScreen />);
		const [ann, ben] = tab.getAllByRole("listitem").map((row) => within(row));
		expect(ann?.getByText("Signs 2 articles")).toBeDefined();
		expect(ann?.getByRole("link", { name: /View the page of Ann/ }).getAttribute("href")).toBe(
			"/authors/ann",
		);
		expect(ben?.getByText("Signs no article")).toBeDefined();
		expect(ben?.queryByRole("link")).toBeNull();
		await press("Delete Ann");
		expect(screen.getByRole("alertdialog").textContent).toContain("This author signs 2 articles.");
		await press("Cancel");
		expect(names()).toEqual(["Ann", "Ben"]);
		await press("Delete Ann");
		await press("Delete");
		expect(names()).toEqual(["Ben"]);
		expect(document.activeElement?.textContent).toBe("1 author");
		await press("Undo");
		expect(names()).toEqual(["Ann", "Ben"]);
		expect(browser.toast()).toContain("Author restored");
		expect(await browser.stores.authors.list()).toMatchObject([
			{ id: authorId, articles: 2 },
			{ name: "Ben" },
		]);
	});

	it("asks before what is typed is left", async () => {
		const browser = await openBrowser();
		const { press, type, router } = await openScreen(browser, <AuthorsScreen />);
		await press("Add an author");
		type(/^Name/, "Ann");
		await press("All Articles");
		expect(screen.getByRole("alertdialog").textContent).toContain("has not been saved");
		await press("Stay");
		expect([router.state.location.pathname, field(/^Name/).value]).toEqual(["/admin/screen", "Ann"]);
		await browser.pass(1_000);
		await press("All Articles");
		await press(/^Leave/);
		expect(Object.keys(localStorage)).toEqual([]);
	});
});
