import { type Browser, chromium } from "@playwright/test";
import { findChromium, quietFlags } from "#e2e/support/browser.ts";

/** The phone that Lighthouse plays: a Moto G Power. */
export const phone = {
	viewport: { width: 412, height: 823 },
	deviceScaleFactor: 1.75,
	isMobile: true,
	hasTouch: true,
};

/** Starts the browser of the browser tests. `flags` are more of its own. */
export function launchBrowser(flags: string[] = []): Promise<Browser> {
	return chromium.launch({ executablePath: findChromium(), args: [...quietFlags, ...flags] });
}
