import { type ElementHandle, type KeyInput, launch } from "puppeteer-core";
import type { Engine } from "./engine.ts";
import { findProgram } from "./installed.ts";

/** Debian's Firefox, driven over WebDriver BiDi. */
export async function openFirefox(): Promise<Engine> {
	const browser = await launch({
		browser: "firefox",
		executablePath: findProgram("firefox-esr", "firefox-esr"),
		headless: true,
		extraPrefsFirefox: { "intl.accept_languages": "en-GB, en" },
	});
	const page = await browser.newPage();
	return {
		resize: (width, height) => page.setViewport({ width, height }),
		open: async (address) => {
			await page.goto(address, { waitUntil: "load" });
		},
		evaluate: async <Value>(expression: string) => (await page.evaluate(expression)) as Value,
		moveTo: (x, y) => page.mouse.move(x, y),
		click: async () => {
			await page.mouse.down();
			await page.mouse.up();
		},
		wheel: (pixels) => page.mouse.wheel({ deltaY: pixels }),
		type: (text) => page.keyboard.type(text),
		press: async (keys) => {
			const names = keys.split("+") as KeyInput[];
			for (const name of names) await page.keyboard.down(name);
			for (const name of names.toReversed()) await page.keyboard.up(name);
		},
		giveFile: async (selector, path) => {
			const input = (await page.$(selector)) as ElementHandle<HTMLInputElement> | null;
			await input?.uploadFile(path);
		},
		partsLeadOn: true,
		close: () => browser.close(),
	};
}
