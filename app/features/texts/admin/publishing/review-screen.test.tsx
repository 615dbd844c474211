import "#platform/testing/dom.ts";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { unsentChanges } from "#app/features/texts/admin/editing/unsent-changes.ts";
import { publicationsOfPage } from "#app/features/texts/text-publication.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { openScreen } from "#server/testing/content-area.tsx";
import { label, publishTexts, textOf, writeDraft } from "#server/testing/text-drafts.ts";
import TextHistoryScreen from "./history.admin.tsx";
import ReviewScreen from "./review.admin.tsx";

describe("reviewing the changes", () => {
	it("shows each beside what visitors read, and publishes all of them at once", async () => {
		const browser = await openBrowser();
		await writeDraft(browser);
		await writeDraft(browser, { language: "fr", text: "Notre signe" });
		const { tab, press, router } = await openScreen(browser, <ReviewScreen />);
		expect(tab.getAllByRole("heading", { level: 3 })).toHaveLength(2);
		expect(tab.getAllByText("Our mark")[0]?.closest("ins, span")).not.toBeNull();
		await press("Publish now");
		expect(browser.toast()).toContain("Your texts are live");
		expect(router.state.location.pathname).toBe("/admin/texts");
		const written = await textOf(browser, label.key);
		expect([written?.en.published, written?.fr.published]).toEqual(["Our mark", "Notre signe"]);
	});

	it("notes where the other language was not changed", async () => {
		const browser = await openBrowser();
		await writeDraft(browser);
		const { tab } = await openScreen(browser, <ReviewScreen />);
		expect(tab.getByText("Not changed in French.")).toBeDefined();
	});

	it("says which texts of this browser did not reach the server, with the way to them", async () => {
		const browser = await openBrowser();
		await writeDraft(browser);
		const storage = unsentChanges(localStorage);
		const change = {
			key: "blog.readMore",
			text: "Half a",
			base: "Read",
			storedAt: "2026-01-15T07:00:00.000Z",
		};
		for (const language of ["en", "fr"] as const) {
			storage.store({ ...change, language, storedKey: storage.newKey() });
		}
		const { tab, unmount } = await openScreen(browser, <ReviewScreen />);
		expect(tab.getByText("1 text was typed in this browser and not saved.")).toBeDefined();
		const way = tab.getByRole("link", { name: "Show what is not saved" });
		expect(way.getAttribute("href")).toBe("/admin/texts?state=unsent");
		unmount();
		localStorage.clear();
		const after = await openScreen(browser, <ReviewScreen />);
		expect(after.tab.queryByText(/not saved/)).toBeNull();
	});

	it("takes one change back, and leaves the others", async () => {
		const browser = await openBrowser();
		await writeDraft(browser);
		await writeDraft(browser, { language: "fr", text: "Notre signe" });
		const { tab } = await openScreen(browser, <ReviewScreen />);
		const [first] = tab.getAllByRole("button", { name: "Undo the change" });
		act(() => void fireEvent.click(first as HTMLElement));
		await browser.settled();
		const written = await textOf(browser, label.key);
		expect([written?.en.draft, written?.fr.draft]).toEqual([null, "Notre signe"]);
		expect(tab.getAllByRole("heading", { level: 3 })).toHaveLength(1);
	});

	it("publishes nothing that was not looked at", async () => {
		const browser = await openBrowser();
		await writeDraft(browser);
		const { tab, press } = await openScreen(browser, <ReviewScreen />);
		await writeDraft(browser, { language: "fr", text: "Notre signe" });
		await press("Publish now");
		expect(browser.toast()).toContain("The texts were not published");
		expect((await textOf(browser, label.key))?.en.published).toBeNull();
		expect(tab.getAllByRole("heading", { level: 3 })).toHaveLength(2);
	});

	it("asks before it discards all of them", async () => {
		const browser = await openBrowser();
		await writeDraft(browser);
		const { tab, press } = await openScreen(browser, <ReviewScreen />);
		await press("Discard the changes");
		const question = within(screen.getByRole("alertdialog"));
		act(() => void fireEvent.click(question.getByRole("button", { name: "Discard the changes" })));
		await browser.settled();
		expect((await textOf(browser, label.key))?.en.draft).toBeNull();
		expect(tab.getByText("Nothing is waiting to be published")).toBeDefined();
	});
});

describe("what was published", () => {
	it("is taken back at once, but what was changed again since", async () => {
		const browser = await openBrowser();
		await writeDraft(browser);
		await writeDraft(browser, { language: "fr", text: "Notre signe" });
		await publishTexts(browser);
		const { tab, press } = await openScreen(browser, <TextHistoryScreen />);
		await press(/^Show the changes of/);
		expect(tab.getAllByRole("button", { name: "Undo this change" })).toHaveLength(2);
		await press(/^Undo the publication of/);
		const question = within(screen.getByRole("alertdialog"));
		act(() => void fireEvent.click(question.getByRole("button", { name: "Undo" })));
		await browser.settled();
		expect(browser.toast()).toContain("Undone");
		expect((await textOf(browser, label.key))?.en.published).toBeNull();
		expect(tab.getByText("Undone", { selector: "span" })).toBeDefined();
	});

	it("is read on to the first publication", async () => {
		const browser = await openBrowser();
		const { textDrafts, texts } = browser.stores;
		for (let turn = 0; turn <= publicationsOfPage; turn += 1) {
			await textDrafts.saveAll([{ ...label, text: `Mark ${turn}` }]);
			await texts.publish((await textDrafts.read()).revision);
		}
		const { tab, press } = await openScreen(browser, <TextHistoryScreen />);
		const shown = () => tab.getAllByRole("button", { name: /^Show the changes of/ }).length;
		expect(shown()).toBe(publicationsOfPage);
		await press("Show more");
		expect(shown()).toBe(publicationsOfPage + 1);
		expect(tab.queryByRole("button", { name: "Show more" })).toBeNull();
	});

	it("says that nothing was yet", async () => {
		const { tab } = await openScreen(await openBrowser(), <TextHistoryScreen />);
		expect(tab.getByText("Nothing has been published yet")).toBeDefined();
	});
});
