import "#platform/testing/dom.ts";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { pageInput } from "#app/features/custom-pages/custom-page.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { openScreen } from "#server/testing/content-area.tsx";
import PagesScreen from "./pages.admin.tsx";

type Browser = Awaited<ReturnType<typeof openBrowser>>;

const add = ({ stores }: Browser, title: string, changes: object = {}) =>
	stores.customPages.create(pageInput.parse({ title, content: "Words.", published: true, ...changes }));

const titles = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

/** Returns what screen readers are told of the list. */
const statusText = () => document.querySelector("p[role=status]")?.textContent;

describe("the list of the owner's pages", () => {
	it("says what it is for while it is empty, and leads to the first one", async () => {
		const browser = await openBrowser("fr");
		const { press, router } = await openScreen(browser, <PagesScreen />);
		expect(screen.getByText("Pas encore de page à vous")).toBeDefined();
		await press("Écrire la première");
		expect(router.state.location.pathname).toBe("/admin/add-page");
	});

	it("says of each where it stands and what is missing", async () => {
		const browser = await openBrowser();
		await add(browser, "Contact", { placement: "menu" });
		await add(browser, "", { fr: { title: "Équipe", content: "Mots." }, content: "", published: false });
		const { tab } = await openScreen(browser, <PagesScreen />);
		const [contact, team] = tab.getAllByRole("listitem").map((row) => within(row));
		expect(contact?.getByText("In the main menu")).toBeDefined();
		expect(contact?.getByText("/contact")).toBeDefined();
		expect(contact?.getByText("Not in French")).toBeDefined();
		expect(contact?.getByRole("link", { name: /View Contact/ }).getAttribute("href")).toBe("/contact");
		expect(team?.getByText("Draft")).toBeDefined();
		expect(team?.getByText("/fr/equipe")).toBeDefined();
		expect(team?.queryByRole("link", { name: /View/ })).toBeNull();
	});

	it("moves a page by its buttons, at once and for good, and keeps the focus there", async () => {
		const browser = await openBrowser();
		for (const title of ["One", "Two", "Three"]) await add(browser, title);
		const { press } = await openScreen(browser, <PagesScreen />);
		await press("Move Three up");
		expect(statusText()).toBe("Three is number 2 of 3 now");
		await press("Move Three up");
		await press("Move Three up");
		expect(statusText()).toBe("Three is number 1 of 3 now");
		expect(titles()).toEqual(["Three", "One", "Two"]);
		expect(document.activeElement?.getAttribute("aria-label")).toBe("Move Three up");
		const saved = await browser.stores.customPages.list();
		expect(saved.map(({ title }) => title)).toEqual(["Three", "One", "Two"]);
		expect(browser.network.sent("PUT", "/api/admin/page-order")).toHaveLength(2);
	});

	it("shows the order that is saved where another could not be", async () => {
		const browser = await openBrowser();
		for (const title of ["One", "Two"]) await add(browser, title);
		const { press } = await openScreen(browser, <PagesScreen />);
		browser.network.breakDown("PUT", "/api/admin/page-order", 503);
		await press("Move Two up");
		expect(browser.toast()).toContain("The order could not be saved");
		expect([titles(), statusText()]).toEqual([["One", "Two"], ""]);
	});

	it("asks before a page is deleted, and takes that back", async () => {
		const browser = await openBrowser();
		await add(browser, "Contact");
		await add(browser, "Team");
		const { press } = await openScreen(browser, <PagesScreen />);
		await press("Delete Contact");
		expect(
			screen.getByText(/no longer read Contact\. You can restore it from Deleted for 30 days/),
		).toBeDefined();
		await press("Delete");
		expect(titles()).toEqual(["Team"]);
		expect(await browser.stores.customPages.findShown("contact", "en")).toBeUndefined();
		await press("Undo");
		expect(titles()).toEqual(["Contact", "Team"]);
		expect(await browser.stores.customPages.findShown("contact", "en")).toBeDefined();
	});

	it("says of a restored page that no link leads to it where the menu is full", async () => {
		const browser = await openBrowser("fr");
		await add(browser, "Contact", { placement: "menu" });
		const { press } = await openScreen(browser, <PagesScreen />);
		await press("Supprimer Contact");
		await press("Supprimer");
		for (const title of ["One", "Two", "Three"]) await add(browser, title, { placement: "menu" });
		await press("Annuler");
		expect(browser.toast()).toContain("Page restaurée");
		expect(browser.toast()).toContain("Le menu principal est complet");
	});

	it("keeps the focus on the screen where the last page is deleted", async () => {
		const browser = await openBrowser();
		await add(browser, "Contact");
		const { press } = await openScreen(browser, <PagesScreen />);
		await press("Delete Contact");
		await press("Delete");
		expect(screen.getByText("No page of yours yet")).toBeDefined();
		expect(document.activeElement?.tagName).toBe("H1");
	});

	it("says that it could not be read, and tries again when asked", async () => {
		const browser = await openBrowser();
		browser.network.breakDown("GET", "/api/admin/pages", 503);
		const { press } = await openScreen(browser, <PagesScreen />);
		expect(screen.getByRole("alert").textContent).toContain("Your pages could not be loaded");
		browser.network.repair();
		await press("Try again");
		expect(screen.getByText("No page of yours yet")).toBeDefined();
	});
});
