import "#platform/testing/dom.ts";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { storedDrafts } from "#app/content/drafts/stored-drafts.ts";
import { type CustomPage, pageInput } from "#app/features/custom-pages/custom-page.ts";
import { pageDrafts } from "#app/features/custom-pages/working-copy.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { answerConflict, conflictingFields } from "#server/testing/conflict.ts";
import { openScreen } from "#server/testing/content-area.tsx";
import { typeForPages, typeInto } from "#server/testing/field-typing.ts";
import { PageForm } from "./page-form.tsx";

type Browser = Awaited<ReturnType<typeof openBrowser>>;

const path = "/api/admin/pages";

const add = ({ stores }: Browser, changes: object = {}) =>
	stores.customPages.create(pageInput.parse({ title: "Contact", content: "Write to us.", ...changes }));

const open = (browser: Browser, page?: CustomPage) => openScreen(browser, <PageForm page={page} />);

const onDevice = (id: string) =>
	storedDrafts(localStorage, pageDrafts, id)
		.list()
		.map(({ draft }) => draft.title);

/** Returns the note below a field. */
const noteOf = (field: HTMLElement) =>
	document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent ?? "";

/** Has visitors read the page once it is saved. */
const turnOn = () => {
	const control = screen.getByRole("switch", { name: /^On the website/ });
	act(() => void fireEvent.click(control));
};

describe("the form of a page", () => {
	it("begins in the administrator's language, and goes on with the page that it saved", async () => {
		const browser = await openBrowser("fr");
		const { type, press, router } = await open(browser);
		const french = screen.getByRole("tab", { name: /Français/ });
		expect(french.getAttribute("aria-selected")).toBe("true");
		type(/^Titre \*/, "Nous joindre");
		await press("Enregistrer");
		const [page] = await browser.stores.customPages.list();
		expect(page).toMatchObject({ title: "Nous joindre", path: "/fr/nous-joindre", published: false });
		expect(router.state.location.pathname).toBe(`/admin/edit-page/${page?.id}`);
		expect(browser.toast()).toContain("C’est un brouillon");
	});

	it("has French typography in its title as it is typed, which its address does not show", async () => {
		typeForPages();
		const browser = await openBrowser("fr");
		const { tab, press } = await open(browser);
		typeInto(tab.getByLabelText<HTMLInputElement>(/^Titre \*/), "L'île : en été !");
		await press("Enregistrer");
		const [page] = await browser.stores.customPages.list();
		expect(page).toMatchObject({ title: "L’île\u00a0: en été\u00a0!", path: "/fr/lile-en-ete" });
	});

	it("keeps what is typed on the device and on the server until it is saved, and then nowhere else", async () => {
		const browser = await openBrowser();
		const page = await add(browser);
		const { type, press } = await open(browser, page);
		type(/^Title(?! for)/, "Reach us");
		await browser.pass(1_500);
		expect(onDevice(page.id)).toEqual(["Reach us"]);
		expect(await browser.stores.pageCopies.find(page.id)).toMatchObject({ draft: { title: "Reach us" } });
		await press("Save");
		await browser.pass(10_000);
		expect(await browser.stores.customPages.get(page.id)).toMatchObject({ title: "Reach us", version: 2 });
		expect(onDevice(page.id)).toEqual([]);
		expect(await browser.stores.pageCopies.find(page.id)).toBeUndefined();
		// What is saved next is made from the version that was just saved.
		type(/^Title(?! for)/, "Contact");
		await press("Save");
		expect(browser.network.sent("PUT", path).map(({ status }) => status)).toEqual([200, 200]);
	});

	it("says at the field what is missing to publish it, and leads there", async () => {
		const browser = await openBrowser();
		const { type, press, tab } = await open(browser);
		await press("Save");
		expect(tab.getByLabelText(/^Title(?! for)/).getAttribute("aria-invalid")).toBe("true");
		type(/^Title(?! for)/, "Contact");
		expect(tab.getByLabelText(/^Title(?! for)/).getAttribute("aria-invalid")).toBeNull();
		turnOn();
		await press("Save");
		expect(tab.getAllByText("Please fill in this field.")).toHaveLength(1);
		expect(browser.network.sent("POST", path)).toEqual([]);
	});

	it("shows the address as it will be, and a free one where it is taken", async () => {
		const browser = await openBrowser();
		await add(browser, { title: "Team" });
		const { type, press, tab } = await open(browser);
		type(/^Title(?! for)/, "Our œuvre!");
		expect(tab.getByText("On the website: /our-oeuvre")).toBeDefined();
		type(/^Address/, "Team");
		expect(tab.getByText("On the website: /team")).toBeDefined();
		await press("Save");
		expect(noteOf(tab.getByLabelText(/^Address/))).toBe("The address /team is taken. team-2 is free.");
		type(/^Address/, "blog");
		await press("Save");
		expect(noteOf(tab.getByLabelText(/^Address/))).toBe("The address /blog is taken. blog-2 is free.");
		expect(tab.getByLabelText<HTMLInputElement>(/^Title(?! for)/).value).toBe("Our œuvre!");
	});

	it("keeps the hint above a text while that becomes complete: the lines below it stay where they are", async () => {
		const browser = await openBrowser();
		const page = await add(browser, { title: "", fr: { title: "Nous joindre", content: "Écrivez-nous." } });
		const { tab } = await open(browser, page);
		act(() => void fireEvent.mouseDown(screen.getByRole("tab", { name: /^English/ }), { button: 0 }));
		const hint = /^English readers see this once/;
		expect(tab.getByText(hint)).toBeDefined();
		const title = tab.getAllByLabelText(/^Title(?! for)/).find(({ lang }) => lang === "en");
		act(() => void fireEvent.input(title ?? document.body, { target: { value: "Contact" } }));
		expect(screen.getByRole("tab", { name: /^English/ }).textContent).toBe("English");
		expect(tab.getByText(hint)).toBeDefined();
		expect(tab.queryByText(/^French readers see this once/)).toBeNull();
	});

	it("has the address follow the title until visitors may know it", async () => {
		const browser = await openBrowser();
		const draft = await add(browser, { title: "Draft" });
		const drafted = await open(browser, draft);
		drafted.type(/^Title(?! for)/, "Our team");
		await drafted.press("Save");
		expect(await browser.stores.customPages.get(draft.id)).toMatchObject({ slug: "our-team" });
		drafted.unmount();
		// One whose title has no letter of ours is called `page` until it has one.
		const unnamed = await add(browser, { title: "你好" });
		expect(unnamed.slug).toBe("page");
		const named = await open(browser, unnamed);
		named.type(/^Title(?! for)/, "Hello");
		await named.press("Save");
		expect(await browser.stores.customPages.get(unnamed.id)).toMatchObject({ slug: "hello" });
		named.unmount();
		const live = await add(browser, { title: "Live", published: true });
		const { type, press } = await open(browser, live);
		type(/^Title(?! for)/, "Another name");
		await press("Save");
		expect(await browser.stores.customPages.get(live.id)).toMatchObject({
			title: "Another name",
			slug: "live",
		});
	});

	it("says which figures contradict a fact, and leaves them as they are", async () => {
		const browser = await openBrowser();
		const page = await add(browser, { content: "The membership fee is Rs 9,500, the ticket Rs 1,000." });
		const { tab, press } = await open(browser, page);
		await browser.pass(600);
		expect(tab.getByText(/“Rs 9,500” contradicts/)).toBeDefined();
		expect(tab.queryByText(/“Rs 1,000”/)).toBeNull();
		await press("Save");
		expect(await browser.stores.customPages.get(page.id)).toMatchObject({ version: 2 });
	});

	it("looks at what search engines are told, and at both languages", async () => {
		const browser = await openBrowser("fr");
		const searched = { searchDescription: "The membership fee is Rs 9,500 a year." };
		const fr = { title: "La cotisation est de 9 500 Rs", content: "Mots." };
		const page = await add(browser, { ...searched, fr });
		const { tab } = await open(browser, page);
		await browser.pass(600);
		expect(tab.getByText(/« 9 500 Rs » contredit/)).toBeDefined();
		act(() => void fireEvent.mouseDown(screen.getByRole("tab", { name: /English/ })));
		await browser.pass(600);
		expect(tab.getByText(/« Rs 9,500 » contredit/)).toBeDefined();
	});

	it("says at the menus that there is no room left in the main one", async () => {
		const browser = await openBrowser();
		for (const title of ["One", "Two", "Three"]) {
			await add(browser, { title, placement: "menu", published: true });
		}
		const page = await add(browser, { title: "Four", placement: "menu" });
		const { press, tab } = await open(browser, page);
		turnOn();
		await press("Save");
		expect(noteOf(tab.getByLabelText(/^Link to this page/))).toMatch(/has room for 3 pages of yours/);
		expect(await browser.stores.customPages.get(page.id)).toMatchObject({ published: false, version: 1 });
	});

	it.each([
		["a failing server", (browser: Browser) => browser.network.breakDown("PUT", path, 503)],
		["no network", (browser: Browser) => browser.network.cut()],
	])("keeps every word with %s, says so, and saves at the next try", async (_case, fail) => {
		const browser = await openBrowser();
		const page = await add(browser);
		const { type, press, tab } = await open(browser, page);
		type(/^Title(?! for)/, "Changed");
		fail(browser);
		await press("Save");
		expect(tab.getByRole("alert").textContent).toContain("Everything you typed is still here");
		expect(tab.getByLabelText<HTMLInputElement>(/^Title(?! for)/).value).toBe("Changed");
		browser.network.mend();
		browser.network.repair();
		await press("Save");
		expect(await browser.stores.customPages.get(page.id)).toMatchObject({ title: "Changed" });
	});

	it("asks which text counts where another tab saved first, and takes either", async () => {
		const browser = await openBrowser();
		const page = await add(browser);
		const [mine, other] = [await open(browser, page), await open(browser, page)];
		const typeIn = ({ tab }: typeof mine, value: string) =>
			act(() => void fireEvent.input(tab.getByLabelText(/^Title(?! for)/), { target: { value } }));
		const saveIn = async ({ tab }: typeof mine) => {
			act(() => void fireEvent.click(tab.getByRole("button", { name: "Save", hidden: true })));
			await browser.settled();
		};
		typeIn(other, "Theirs");
		await saveIn(other);
		typeIn(mine, "Mine");
		await saveIn(mine);
		expect(conflictingFields()).toEqual(["Title (English)"]);
		await answerConflict(browser, "mine");
		expect(await browser.stores.customPages.get(page.id)).toMatchObject({ title: "Mine", version: 3 });
	});

	it("restores the texts of an earlier version, and leaves its addresses, links and publication", async () => {
		const browser = await openBrowser();
		const { customPages } = browser.stores;
		const page = await add(browser, { fr: { title: "Nous joindre", content: "Écrivez-nous." } });
		const fr = { title: "Écrire", content: "Bientôt.", slug: "ecrire" };
		const since = { title: "Reach us", slug: "reach-us", placement: "footer", published: true, fr };
		const present = await customPages.update(page.id, {
			...pageInput.parse({ content: "Soon.", ...since }),
			version: 1,
		});
		const { press, tab } = await open(browser, present);
		await press("Show earlier versions");
		await press("Compare version 1");
		const dialog = within(screen.getByRole("dialog"));
		expect(dialog.getAllByRole("region").map(({ textContent }) => textContent)).toEqual([
			"EnglishContactReach us\n\nWrite to usSoon.",
			"FrançaisNous joindreÉcrire\n\nÉcrivez-nousBientôt.",
		]);
		await press("Restore this version");
		const question = within(screen.getByRole("alertdialog"));
		expect(question.getByText(/^Visitors see it at once\./)).toBeDefined();
		act(() => void fireEvent.click(question.getByRole("button", { name: "Restore this version" })));
		await browser.settled();
		expect(await customPages.get(page.id)).toMatchObject({
			...{ title: "Contact", content: "Write to us.", slug: "reach-us", version: 3 },
			...{ placement: "footer", published: true },
			fr: { title: "Nous joindre", content: "Écrivez-nous.", slug: "ecrire" },
		});
		expect(tab.getByLabelText<HTMLInputElement>(/^Address/).value).toBe("reach-us");
	});

	it("asks before it is left with unsaved words", async () => {
		const browser = await openBrowser();
		const page = await add(browser);
		const { type, press, router } = await open(browser, page);
		type(/^Title(?! for)/, "Changed");
		await press("Pages");
		expect(screen.getByText("What you typed here has not been saved.")).toBeDefined();
		expect(router.state.location.pathname).toBe("/admin/screen");
		await press("Leave");
		expect(router.state.location.pathname).toBe("/admin/pages");
		expect(onDevice(page.id)).toEqual([]);
	});

	it("takes what was typed while a new page was saved along to the form of that page", async () => {
		const browser = await openBrowser();
		const { type, press, router } = await open(browser);
		type(/^Title(?! for)/, "Contact");
		const caught = browser.network.holdAnswer("POST", path);
		await press("Save");
		const answer = await caught;
		type(/^Title(?! for)/, "Contact us");
		answer.release();
		await browser.settled();
		const [page] = await browser.stores.customPages.list();
		expect(router.state.location).toMatchObject({
			pathname: `/admin/edit-page/${page?.id}`,
			state: { resumed: true },
		});
		expect(onDevice(page?.id ?? "")).toEqual(["Contact us"]);
		expect(browser.network.sent("POST", path)).toHaveLength(1);
	});
});
