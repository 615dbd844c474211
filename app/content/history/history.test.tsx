import "#platform/testing/dom.ts";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { blankDraft, draftOf } from "#app/content/draft.ts";
import { type LetterDraft, letterFields } from "#app/features/letters/letter.ts";
import type { Language } from "#app/site/site-config.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { administer, openScreen } from "#server/testing/content-area.tsx";
import { wholeLetter } from "#server/testing/readers.ts";
import { HistoryPanel } from "./history-panel.tsx";
import { VersionComparison } from "./version-comparison.tsx";

afterEach(cleanup);

const path = "/api/admin/letters";
const minuteMs = 60_000;
const blank = blankDraft(letterFields);

/** Opens the history of a letter that was written in three goes. */
async function open(language: Language = "en") {
	const browser = await openBrowser(language);
	const { letters } = browser.stores;
	const { id } = await letters.create({ ...wholeLetter, subject: "First" });
	for (const [version, subject] of [
		[1, "Second"],
		[2, ""],
	] as const) {
		await browser.pass(20 * minuteMs);
		await letters.update(id, { ...wholeLetter, subject, version });
	}
	const present = draftOf(letterFields, await letters.get(id));
	const restored: number[] = [];
	let refusal: Error | undefined;
	const opened = await openScreen(
		browser,
		<HistoryPanel
			fields={letterFields}
			queryKey={[path, id]}
			present={() => present}
			presentVersion={3}
			restore={async ({ version }) => {
				if (refusal !== undefined) throw refusal;
				restored.push(version);
			}}
			restoreText="Readers see it at once."
		/>,
	);
	const press = async (name: string | RegExp) => {
		await opened.press(name);
		await browser.pass(1);
	};
	return {
		browser,
		restored,
		...opened,
		press,
		refuse: (error: Error) => {
			refusal = error;
		},
	};
}

const versions = () => within(screen.getByRole("list", { name: "History" })).getAllByRole("listitem");

describe("the history of what is written", () => {
	it("is read when it is asked for, the newest first, and says which is the present one", async () => {
		const { browser, press } = await open();
		expect(browser.network.sent("GET", path)).toEqual([]);
		await press("Show earlier versions");
		expect(
			versions().map(({ textContent }) => textContent?.replace(/^Saved .*?(\(|(?=Version))/, "$1")),
		).toEqual([
			expect.stringMatching(/^\(current\)Version 3 · Untitled draft · \d+ words/),
			expect.stringMatching(/^Version 2 · Second · /),
			expect.stringMatching(/^Version 1 · First · /),
		]);
		expect(document.activeElement).toBe(screen.getByRole("list", { name: "History" }));
	});

	it("compares one with the text in the form, and closes without a change", async () => {
		const { press, restored } = await open();
		await press("Show earlier versions");
		await press("Compare version 1");
		const dialog = screen.getByRole("dialog", { name: "Version 1 and the current text" });
		const english = within(dialog).getByRole("region", { name: "English" });
		expect(english.querySelector("del")?.textContent).toContain("First");
		expect(within(dialog).queryByRole("region", { name: "Français" })).toBeNull();
		await press("Close");
		expect(screen.queryByRole("dialog")).toBeNull();
		expect(restored).toEqual([]);
	});

	it("restores one once that is confirmed, and says which", async () => {
		const { browser, press, restored } = await open();
		await press("Show earlier versions");
		await press("Compare version 2");
		await press("Restore this version");
		expect(restored).toEqual([]);
		const question = screen.getByRole("alertdialog", { name: "Restore this version?" });
		expect(
			within(question).getByText(/^Readers see it at once\. Its texts are saved as a new version/),
		).toBeDefined();
		act(() => void fireEvent.click(within(question).getByRole("button", { name: "Restore this version" })));
		await browser.settled();
		expect(restored).toEqual([2]);
		expect(browser.toast()).toContain("Version 2 is restored.");
	});

	it("offers no way back to the present one", async () => {
		const { press } = await open();
		await press("Show earlier versions");
		await press("Compare version 3");
		expect(screen.getByRole("dialog", { name: "Version 3 and the current text" })).toBeDefined();
		expect(screen.queryByRole("button", { name: "Restore this version" })).toBeNull();
	});

	it("says that one could not be restored", async () => {
		const { browser, press, restored, refuse } = await open();
		refuse(new Error("away"));
		await press("Show earlier versions");
		await press("Compare version 1");
		await press("Restore this version");
		const question = screen.getByRole("alertdialog");
		act(() => void fireEvent.click(within(question).getByRole("button", { name: "Restore this version" })));
		await browser.settled();
		expect(browser.toast()).toContain("Failed to restore the version");
		expect(restored).toEqual([]);
	});

	it("says that it could not be fetched, also one version of it", async () => {
		const { browser, press } = await open();
		await press("Show earlier versions");
		browser.network.breakDown("GET", path, 503);
		await press("Compare version 1");
		expect(within(screen.getByRole("dialog")).getByText("Failed to fetch the versions")).toBeDefined();
		expect(screen.getByRole<HTMLButtonElement>("button", { name: "Restore this version" }).disabled).toBe(
			true,
		);
	});
});

describe("two texts beside each other", () => {
	const draft = (change: Partial<LetterDraft>): LetterDraft => ({ ...blank, ...change });

	it.each([
		["en", "Both texts are the same."],
		["fr", /identiques/],
	] as const)("are said to be the same where they are, in %s", (language, said) => {
		administer(<VersionComparison fields={letterFields} before={blank} after={blank} />, language);
		expect(screen.getByText(said)).toBeDefined();
	});

	it("show the languages that differ, each marked as such", () => {
		const before = draft({ subject: "One moon", fr: { ...blank.fr, subject: "Une lune" } });
		const after = draft({ subject: "One sea", fr: { ...blank.fr, subject: "Une lune" } });
		administer(<VersionComparison fields={letterFields} before={before} after={after} />);
		const english = screen.getByRole("region", { name: "English" });
		expect([english.querySelector("del")?.textContent, english.querySelector("ins")?.textContent]).toEqual([
			"moon",
			"sea",
		]);
		expect(screen.queryByRole("region", { name: "Français" })).toBeNull();
		expect(english.querySelector("[lang=en]")).not.toBeNull();
	});

	it("write hostile words as text", () => {
		const after = draft({ content: "<img src=x onerror=alert(1)>" });
		administer(<VersionComparison fields={letterFields} before={blank} after={after} />);
		expect(document.querySelector("img")).toBeNull();
		expect(screen.getByRole("region", { name: "English" }).textContent).toContain("<img src=x");
	});
});
