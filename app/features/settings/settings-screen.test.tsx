import "#platform/testing/dom.ts";
import { act, fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { someApplication } from "#server/testing/applications.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { openScreen } from "#server/testing/content-area.tsx";
import { activeMembersKey } from "./setting.ts";
import SettingsScreen from "./settings.admin.tsx";

const label = "Active Members Count";
const field = () => screen.getByRole<HTMLInputElement>("spinbutton", { name: label });
const preview = () => screen.getByRole("figure").textContent;

async function open() {
	const browser = await openBrowser();
	const tools = await openScreen(browser, <SettingsScreen />);
	const type = (value: string) => act(() => void fireEvent.input(field(), { target: { value } }));
	const stored = async () => (await browser.stores.settings.find(activeMembersKey))?.value;
	return { ...tools, browser, type, stored };
}

describe("the number of active members", () => {
	it("is saved, and previewed while it is typed", async () => {
		const { type, press, stored, browser } = await open();
		type("120");
		expect(preview()).toContain("Connect with 120+ successful professionals");
		await press("Update Count");
		expect(await stored()).toBe("120");
		expect(browser.toast()).toContain("Active members count updated successfully");
		expect(screen.getByText(/^Current count: 120 · last confirmed on 15 January 2026/)).toBeDefined();
	});

	it.each(["", "-1", "1.5", "1000001"])("is not saved as %j, with an error at the field", async (typed) => {
		const { type, press, browser } = await open();
		type(typed);
		await press("Update Count");
		expect(field().getAttribute("aria-invalid")).toBe("true");
		expect(browser.toast()).toContain("Please enter a valid number");
		expect(browser.network.exchanges.filter(({ method }) => method !== "GET")).toEqual([]);
		type("7");
		expect(field().getAttribute("aria-invalid")).toBeNull();
	});

	it("follows the list of members once somebody is on it, and is then in its field", async () => {
		const { press, stored, browser, type } = await open();
		const { masters } = browser.site.services;
		const follow = async () => {
			act(() => void fireEvent.click(screen.getByRole("switch", { name: /^Follow the list/ })));
			await browser.settled();
		};
		type("120");
		await press("Update Count");
		await follow();
		expect(browser.toast()).toContain("Nobody on the list has an active membership yet.");
		expect(await stored()).toBe("120");
		await someApplication({ db: browser.database.db, masters }, { state: "accepted", membership: "active" });
		await follow();
		expect(await stored()).toBe("1");
		expect(field().value).toBe("1");
	});

	it("can be confirmed unchanged, which ends the reminder", async () => {
		const { type, press, browser, stored } = await open();
		type("120");
		await press("Update Count");
		await browser.pass(400 * 86_400_000);
		await browser.signInHere();
		const later = await openScreen(browser, <SettingsScreen />, "/admin/later");
		await browser.settled();
		expect(screen.getAllByText(/^Is it still true/).length).toBeGreaterThan(0);
		later.unmount();
		expect(await stored()).toBe("120");
	});

	it("is the sample's until it is saved, and says so", async () => {
		const browser = await openBrowser();
		await browser.stores.settings.begin(activeMembersKey, "234");
		const { press } = await openScreen(browser, <SettingsScreen />);
		expect(screen.getByText(/^This is the sample’s number\./)).toBeDefined();
		expect(screen.getByText("Current count: 234")).toBeDefined();
		await press("Update Count");
		expect(screen.queryByText(/^This is the sample’s number\./)).toBeNull();
		expect(screen.getByText(/last confirmed on 15 January 2026/)).toBeDefined();
	});

	it("keeps what was typed if saving fails", async () => {
		const { type, press, browser } = await open();
		browser.network.cut();
		type("120");
		await press("Update Count");
		expect(browser.toast()).toContain("Failed to update member count");
		expect(field().value).toBe("120");
	});
});
