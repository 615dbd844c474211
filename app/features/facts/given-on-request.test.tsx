import "#platform/testing/dom.ts";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openBrowser } from "#server/testing/browser.tsx";
import { openScreen } from "#server/testing/content-area.tsx";
import { factsWith, hideQuotes, nameHost, storeFacts } from "#server/testing/sample-site.ts";
import { OpeningPanel } from "./opening-panel.tsx";

const question = () => screen.getByRole("alertdialog").textContent;

describe("what the legal notice leaves out", () => {
	it("is named before the site opens, which it does not keep from opening", async () => {
		const browser = await openBrowser();
		await storeFacts(browser, { ...factsWith(), vatNumber: "VAT1" });
		await hideQuotes(browser);
		const { press, tab } = await openScreen(browser, <OpeningPanel />);
		expect(tab.getByRole("heading", { name: "Not in the legal notice yet" })).toBeDefined();
		expect(tab.queryByRole("link", { name: "VAT number" })).toBeNull();
		await press("Open the site");
		expect(question()).toContain(
			"Nothing of the sample is left to be replaced or confirmed. The legal notice says of these that " +
				"they are given on request: Company registration number, Postal address and Host of the website.",
		);
		screen.getAllByRole("button", { name: "Open the site" }).at(-1)?.click();
		await browser.settled();
		expect((await browser.stores.facts.find()).openedAt).not.toBeNull();
	});

	it("is named in French, one thing as one", async () => {
		const browser = await openBrowser("fr");
		await storeFacts(browser, {
			...factsWith("email"),
			...{ registrationNumber: "C123", address: "1, route côtière" },
		});
		await hideQuotes(browser);
		await nameHost(browser);
		const { press } = await openScreen(browser, <OpeningPanel />);
		await press("Ouvrir le site");
		expect(question()).toContain("Restent à remplacer ou à confirmer\u00a0: E-mail.");
		expect(question()).toContain(
			"indiquent que cet élément est communiqué sur simple demande\u00a0: Numéro de TVA.",
		);
	});

	it("is gone once all of it is filled in", async () => {
		const browser = await openBrowser();
		const identity = { registrationNumber: "C123", vatNumber: "VAT1", address: "1 Coastal Road" };
		await storeFacts(browser, { ...factsWith(), ...identity });
		await hideQuotes(browser);
		await nameHost(browser);
		const { press, tab } = await openScreen(browser, <OpeningPanel />);
		expect(tab.queryByRole("heading", { name: "Not in the legal notice yet" })).toBeNull();
		await press("Open the site");
		expect(question()).not.toContain("legal notice");
	});
});
