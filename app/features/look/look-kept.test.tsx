import "#platform/testing/dom.ts";
import { describe, expect, it } from "vitest";
import { openBrowser } from "#server/testing/browser.tsx";
import { openScreen } from "#server/testing/content-area.tsx";
import LookScreen from "./look.admin.tsx";
import { newChoices } from "./stored-look.ts";

async function open() {
	const browser = await openBrowser();
	const openTab = async (state?: object) => {
		const opened = await openScreen(browser, <LookScreen />, "/admin/facts/look", state);
		const code = () => opened.tab.getByLabelText<HTMLInputElement>("Colour code").value;
		return { ...opened, code };
	};
	return { browser, openTab };
}

describe("a look that was chosen and not saved", () => {
	it("comes back by itself after a session that ended, beside what was saved elsewhere", async () => {
		const { browser, openTab } = await open();
		const first = await openTab();
		first.type("Colour code", "#1a237e");
		await browser.endSession();
		await first.press("Save Look");
		first.unmount();
		await browser.stores.look.save({ ...newChoices, whiteOnDark: false }, 1);
		await browser.signInHere();
		browser.queries.clear();

		const { code, tab, press } = await openTab({ resumed: true });
		expect(code()).toBe("#1a237e");
		expect(tab.getByText("What you had typed is back. It is not saved yet.")).toBeDefined();
		await press("Save Look");
		const { look } = await browser.stores.look.find();
		expect(look).toEqual({ ...newChoices, accent: "#1a237e", whiteOnDark: false });
		expect(Object.keys(localStorage)).toEqual([]);
	});

	it("is offered after a crash, and taken or left", async () => {
		const { browser, openTab } = await open();
		const crashed = await openTab();
		const shipped = crashed.code();
		crashed.type("Colour code", "#1a237e");
		await browser.pass(1_000);
		crashed.container.remove();
		const second = await openTab();
		expect(second.code()).toBe(shipped);
		await second.press("Restore");
		expect(second.code()).toBe("#1a237e");
		await browser.pass(1_000);
		second.container.remove();
		const third = await openTab();
		await third.press("Discard");
		expect([third.code(), third.tab.queryByText(/were found on this device/)]).toEqual([shipped, null]);
	});

	it("stands in the field each time, where two were left behind and both are taken", async () => {
		const { browser, openTab } = await open();
		for (const colour of ["#1a237e", "#4a148c"]) {
			const crashed = await openTab();
			crashed.type("Colour code", colour);
			await browser.pass(1_000);
			crashed.container.remove();
		}
		const { code, press, type } = await openTab();
		type("Colour code", "#1");
		await press("Restore");
		expect(code()).toBe("#4a148c");
		await press("Restore");
		expect(code()).toBe("#1a237e");
		await press("Save Look");
		expect((await browser.stores.look.find()).look.accent).toBe("#1a237e");
	});
});
