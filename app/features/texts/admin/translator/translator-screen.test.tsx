import "#platform/testing/dom.ts";
import { act, fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { TextList } from "#app/features/texts/site-text.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { openScreen } from "#server/testing/content-area.tsx";
import TranslatorScreen from "./translator.admin.tsx";

type Browser = Awaited<ReturnType<typeof openBrowser>>;

/** Returns the file that a translator is given, changed. */
async function fileOf({ send, signIn }: Browser, change: (file: string) => string): Promise<string> {
	const answer = await send("GET", "/api/admin/texts/translation?language=fr", undefined, await signIn());
	return change(await answer.text());
}

async function draftsOf({ send, signIn }: Browser): Promise<string[]> {
	const answer = await send("GET", "/api/admin/texts", undefined, await signIn());
	const { texts } = (await answer.json()) as TextList;
	return texts.flatMap(({ languages }) => languages.fr.draft ?? []);
}

/** Brings a file back. */
async function bring(browser: Browser, words: string): Promise<void> {
	const input = screen.getByLabelText("Import the translated file", { selector: "input" });
	const files = [new File([words], "fr.po")];
	act(() => void fireEvent.change(input, { target: { files } }));
	await browser.settled();
}

describe("a translator's file", () => {
	it("joins the changes of the next publication once it comes back", async () => {
		const browser = await openBrowser();
		const file = await fileOf(browser, (text) =>
			text.replace(/(msgctxt "favicon\.label"[\s\S]*?msgstr ")[^"]*/, "$1Notre signe"),
		);
		await openScreen(browser, <TranslatorScreen />);
		await bring(browser, file);
		expect(browser.toast()).toMatch(/joined your changes/);
		expect(await draftsOf(browser)).toContain("Notre signe");
		expect(screen.queryByRole("alert")).toBeNull();
	});

	it("tells how many texts of it were left out because the translator did not finish them", async () => {
		const browser = await openBrowser();
		const file = await fileOf(browser, (text) =>
			text
				.replace(/(msgctxt "favicon\.label"[\s\S]*?msgstr ")[^"]*/, "#, fuzzy\n$1Notre signe")
				.replace(/(msgctxt "blog\.readMore"[\s\S]*?msgstr ")[^"]*/, "$1Poursuivre"),
		);
		await openScreen(browser, <TranslatorScreen />);
		await bring(browser, file);
		expect(browser.toast()).toContain("1 text joined your changes");
		expect(browser.toast()).toContain("1 text, marked as unfinished in the file, was left out.");
		expect(await draftsOf(browser)).toEqual(["Poursuivre"]);
	});

	it("that breaks a text is refused whole, with the place and the reason", async () => {
		const browser = await openBrowser();
		const file = await fileOf(browser, (text) =>
			text.replace(/(msgctxt "favicon\.label"[\s\S]*?msgstr ")[^"]*/, "$1{{nothing}}"),
		);
		await openScreen(browser, <TranslatorScreen />);
		await bring(browser, file);
		const alert = screen.getByRole("alert").textContent;
		expect(alert).toContain("1 place needs attention");
		expect(alert).toContain("Favicon preview · Small heading (favicon.label)");
		expect(alert).toContain("There is no such fact: nothing.");
		expect(await draftsOf(browser)).toEqual([]);
	});

	describe("with a text that changed here too", () => {
		const key = "favicon.label";
		const drafting = ({ stores }: Browser, text: string) =>
			stores.textDrafts.saveAll([{ key, language: "fr", text }]);

		/** Brings back a file whose text was changed here while it was away. */
		async function bringConflict() {
			const browser = await openBrowser();
			const file = await fileOf(browser, (text) =>
				text
					.replace(/(msgctxt "favicon\.label"[\s\S]*?msgstr ")[^"]*/, "$1Notre signe")
					.replace(/(msgctxt "blog\.readMore"[\s\S]*?msgstr ")[^"]*/, "$1Poursuivre"),
			);
			await drafting(browser, "Notre emblème");
			const { press } = await openScreen(browser, <TranslatorScreen />);
			await bring(browser, file);
			const heading = screen.getByRole("heading", { name: "1 text changed in the file and here." });
			expect(document.activeElement).toBe(heading);
			expect(heading.parentElement?.textContent).toMatch(/Here: Notre emblème.*In the file: Notre signe/);
			expect(await draftsOf(browser)).toEqual(["Notre emblème"]);
			return { browser, press };
		}

		it.each([
			["Use the file’s versions", ["Poursuivre", "Notre signe"]],
			["Keep the versions here", ["Poursuivre", "Notre emblème"]],
			["Cancel", ["Notre emblème"]],
		])("asks which counts: “%s”", async (answer, drafts) => {
			const { browser, press } = await bringConflict();
			await press(answer);
			expect((await draftsOf(browser)).toSorted()).toEqual(drafts.toSorted());
			expect(screen.queryByRole("heading", { name: /changed in the file/ })).toBeNull();
		});

		it("asks again where it has changed once more before the answer", async () => {
			const { browser, press } = await bringConflict();
			await drafting(browser, "Notre sceau");
			await press("Use the file’s versions");
			expect(await draftsOf(browser)).toEqual(["Notre sceau"]);
			expect(screen.getByText("Notre sceau")).toBeDefined();
		});
	});

	it.each([
		["what is no such file", "%PDF-1.7 binary"],
		["an empty file", ""],
	])("is not taken for one where it is %s", async (_what, words) => {
		const browser = await openBrowser();
		await openScreen(browser, <TranslatorScreen />);
		await bring(browser, words);
		expect(document.body.textContent).toMatch(/not a translator’s file|was not taken/);
		expect(await draftsOf(browser)).toEqual([]);
	});

	it("that did not arrive can be brought again", async () => {
		const browser = await openBrowser();
		await openScreen(browser, <TranslatorScreen />);
		browser.network.cut();
		await bring(browser, "x");
		expect(browser.toast()).toContain("The file was not imported");
		expect(
			screen.getByRole<HTMLButtonElement>("button", { name: "Import the translated file" }).disabled,
		).toBe(false);
	});
});
