import "#platform/testing/dom.ts";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { authorInput } from "#app/features/authors/author.ts";
import type { Language } from "#app/site/site-config.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { openScreen } from "#server/testing/content-area.tsx";
import AuthorsScreen from "./authors.admin.tsx";

const pauseMs = 1_000;
const field = (label: RegExp) => screen.queryByLabelText<HTMLInputElement>(label)?.value;
const words = /^A few words$/;

/** Opens the screen of the authors, of whom there is one. */
async function open(language: Language = "en") {
	const browser = await openBrowser(language);
	const { id } = await browser.stores.authors.create(authorInput.parse({ name: "Ann" }));
	const openTab = (state?: object) => openScreen(browser, <AuthorsScreen />, "/admin/screen", state);
	return { ...browser, id, openTab };
}

describe("what is typed of an author and not saved", () => {
	it("comes back by itself after a session that ended, beside what was saved elsewhere", async () => {
		const { id, openTab, stores, endSession, signInHere, queries } = await open();
		const first = await openTab();
		await first.press("Edit Ann");
		first.type(words, "Writes.");
		await endSession();
		await first.press("Save");
		first.unmount();
		await stores.authors.update(id, { ...authorInput.parse({ name: "Anna" }), version: 1 });
		await signInHere();
		queries.clear();

		const { tab, press } = await openTab({ resumed: true });
		expect([field(/^Name/), field(words)]).toEqual(["Anna", "Writes."]);
		expect(tab.getByText("What you had typed is back. It is not saved yet.")).toBeDefined();
		await press("Save");
		expect(await stores.authors.list()).toMatchObject([{ name: "Anna", words: "Writes." }]);
		expect(Object.keys(localStorage)).toEqual([]);
	});

	it("is offered after a crash, in the form that was left last, which opens again", async () => {
		const { openTab, pass } = await open("fr");
		const added = await openTab();
		await added.press("Ajouter un auteur");
		added.type(/^Nom/, "Zoé");
		await pass(pauseMs);
		added.container.remove();
		const changed = await openTab();
		expect(field(/^Nom/)).toBe("");
		await changed.press("Annuler");
		await changed.press("Modifier Ann");
		changed.type(/^Nom/, "Anne");
		await pass(pauseMs);
		changed.container.remove();

		for (const [saved, typed] of [
			["Ann", "Anne"],
			["", "Zoé"],
		]) {
			const { press, unmount } = await openTab();
			expect(field(/^Nom/)).toBe(saved);
			await press("Restaurer");
			expect(field(/^Nom/)).toBe(typed);
			await press("Annuler");
			unmount();
		}
		expect(Object.keys(localStorage)).toEqual([]);
		await openTab();
		expect(field(/^Nom/)).toBeUndefined();
	});

	it("is gone with an author who is deleted while the form is open", async () => {
		const { openTab, pass } = await open();
		const { press, type } = await openTab();
		await press("Edit Ann");
		type(words, "Writes.");
		await pass(pauseMs);
		expect(Object.keys(localStorage)).toHaveLength(1);
		await press("Delete Ann");
		await press("Delete");
		expect(field(words)).toBeUndefined();
		expect(Object.keys(localStorage)).toEqual([]);
	});
});
