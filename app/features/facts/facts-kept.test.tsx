import "#platform/testing/dom.ts";
import { act } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { isSignedIn } from "#app/api-client/session-flag.ts";
import { defaultFacts } from "#app/site/facts.ts";
import type { Language } from "#app/site/site-config.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { openScreen } from "#server/testing/content-area.tsx";
import FactsScreen from "./facts.admin.tsx";

const pauseMs = 1_000;
const found = /were found on this device/;

async function open(language: Language = "en") {
	const browser = await openBrowser(language);
	const openTab = async (state?: object) => {
		const opened = await openScreen(browser, <FactsScreen />, "/admin/facts", state);
		const box = (name: RegExp) => opened.tab.getByLabelText<HTMLInputElement>(name);
		return { ...opened, box };
	};
	const stored = async () => (await browser.stores.facts.find()).facts;
	return { browser, openTab, stored };
}

describe("facts that were typed and not saved", () => {
	it("come back by themselves after a session that ended in the midst of them", async () => {
		const { browser, openTab, stored } = await open();
		const first = await openTab();
		first.type(/^Name/, "Duo");
		first.type(/^Membership fee/, "");
		await browser.endSession();
		await browser.stores.facts.save({ ...defaultFacts, dates: 7 }, 1);
		first.type(/^Phone/, "+230 6111 2222");
		first.unmount();
		await browser.signInHere();
		browser.queries.clear();

		const { box, type, press, tab } = await openTab({ resumed: true });
		expect(isSignedIn()).toBe(true);
		expect([box(/^Name/).value, box(/^Phone/).value]).toEqual(["Duo", "+230 6111 2222"]);
		expect(box(/^Membership fee/).value).toBe("");
		expect(tab.getByText("What you had typed is back. It is not saved yet.")).toBeDefined();
		type(/^Membership fee/, "9000");
		await press("Save Facts");
		expect(await stored()).toEqual({
			...defaultFacts,
			...{ name: "Duo", phone: "+230 6111 2222", fee: 9000, dates: 7 },
		});
		expect(tab.queryByText("What you had typed is back. It is not saved yet.")).toBeNull();
		expect(Object.keys(localStorage)).toEqual([]);
	});

	it("are offered after a crash, and taken when their owner says so", async () => {
		const { browser, openTab } = await open();
		const crashed = await openTab();
		crashed.type(/^Name/, "Duo");
		await browser.pass(pauseMs);
		crashed.container.remove();
		const { tab, box, press } = await openTab();
		expect(tab.getByText(found)).toBeDefined();
		expect(box(/^Name/).value).toBe(defaultFacts.name);
		await press("Restore");
		expect([tab.queryByText(found), box(/^Name/).value]).toEqual([null, "Duo"]);
		expect(tab.getByText("Changes not saved yet.")).toBeDefined();
		expect(document.activeElement).not.toBe(document.body);
	});

	it("are offered in French, and are gone once their owner does not want them", async () => {
		const { browser, openTab } = await open("fr");
		const crashed = await openTab();
		crashed.type(/^Nom(?! préc| de)/, "Duo");
		await browser.pass(pauseMs);
		crashed.unmount();
		const { tab, press } = await openTab();
		expect(tab.getByText(/ont été retrouvées sur cet appareil/)).toBeDefined();
		await press("Ne pas reprendre");
		expect(tab.queryByText(/ont été retrouvées/)).toBeNull();
		expect(Object.keys(localStorage)).toEqual([]);
	});

	it("are nothing where all is typed back, or what is stored cannot be read", async () => {
		const { browser, openTab } = await open();
		const first = await openTab();
		first.type(/^Name/, "Duo");
		await browser.pass(pauseMs);
		first.type(/^Name/, defaultFacts.name);
		await browser.pass(pauseMs);
		expect(Object.keys(localStorage)).toEqual([]);
		const broken = { storedAt: "", version: 1, draft: { fee: {} } };
		localStorage.setItem("facts-draft:site:broken", JSON.stringify(broken));
		first.unmount();
		const { tab } = await openTab();
		expect(tab.queryByText(found)).toBeNull();
		expect(Object.keys(localStorage)).toEqual([]);
	});

	it("are not kept once their owner chose to leave without them", async () => {
		const { browser, openTab } = await open();
		const { type, router, press, unmount } = await openTab();
		type(/^Name/, "Duo");
		await browser.pass(pauseMs);
		await act(() => router.navigate("/admin/dashboard"));
		await press(/^Leave/);
		unmount();
		expect(Object.keys(localStorage)).toEqual([]);
	});
});
