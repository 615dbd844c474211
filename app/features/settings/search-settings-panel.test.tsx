import "#platform/testing/dom.ts";
import { act, fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { openBrowser } from "#server/testing/browser.tsx";
import { openScreen } from "#server/testing/content-area.tsx";
import { searchSettings } from "./search-settings.ts";
import { SearchSettingsPanel } from "./search-settings-panel.tsx";

async function open() {
	const browser = await openBrowser();
	const tools = await openScreen(browser, <SearchSettingsPanel />);
	const stored = async (key: string) => (await browser.stores.settings.find(key))?.value;
	return { ...tools, browser, stored };
}

it("telling search engines is switched off, and on again", async () => {
	const { browser, stored } = await open();
	const flip = async () => {
		act(() => void fireEvent.click(screen.getByRole("switch", { name: /^Tell search engines/ })));
		await browser.settled();
	};
	await flip();
	expect(await stored(searchSettings.indexNow)).toBe("off");
	expect(browser.toast()).toContain("Setting saved");
	await flip();
	expect(await stored(searchSettings.indexNow)).toBe("on");
});

it("a pasted tag becomes its code, and what is none is refused at its field", async () => {
	const { browser, stored } = await open();
	const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: /^Google/ });
	const save = async (value: string) => {
		act(() => void fireEvent.change(field(), { target: { value } }));
		act(() => void fireEvent.submit(field()));
		await browser.settled();
	};
	await save("not a code");
	expect(field().getAttribute("aria-invalid")).toBe("true");
	expect(await stored("google_verification")).toBeUndefined();
	await save('<meta name="google-site-verification" content="abc">');
	expect(field().value).toBe("abc");
	expect(await stored("google_verification")).toBe("abc");
});
