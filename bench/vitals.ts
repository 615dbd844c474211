import type { Browser, CDPSession, Page } from "@playwright/test";
import { phone } from "./browser.ts";

/** Milliseconds of paints, blocking and the fixed script, and the sum of shifts. */
export type Vitals = { fcp: number; lcp: number; tbt: number; cls: number; script: number };

type Seen = { fcp: number; lcp: number; cls: number; blocked: { start: number; end: number }[] };

const kilobit = 1000 / 8;
const slow4g = {
	offline: false,
	latency: 150,
	downloadThroughput: 1600 * kilobit,
	uploadThroughput: 750 * kilobit,
};
const slowerProcessor = 4;
/** Long enough that what a page does late is seen, and its blocking counted. */
const quietMs = 2_000;

/** Opens a page on a slow phone with an empty cache, until it is quiet. */
export async function vitalsOf(browser: Browser, url: string): Promise<Vitals> {
	const context = await browser.newContext(phone);
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	await slowDown(session);
	await page.addInitScript(observe);
	const before = await timeFixedScript(page);
	await page.goto(url, { waitUntil: "networkidle" });
	await page.waitForFunction((quiet) => performance.now() - Reflect.get(window, "lastTask") > quiet, quietMs);
	const { blocked, ...vitals } = await page.evaluate(() => Reflect.get(window, "seen") as Seen);
	const after = await timeFixedScript(page);
	await context.close();
	return { ...vitals, tbt: totalBlocking(blocked, vitals.fcp), script: Math.max(before, after) };
}

/**
 * Returns the total blocking time: after the first paint, beyond 50 ms of each task
 * (https://web.dev/articles/tbt).
 */
function totalBlocking(tasks: Seen["blocked"], fcp: number): number {
	return tasks.reduce((sum, { start, end }) => sum + Math.max(0, end - Math.max(start, fcp) - 50), 0);
}

async function slowDown(session: CDPSession): Promise<void> {
	await session.send("Network.enable");
	await session.send("Network.emulateNetworkConditions", slow4g);
	await session.send("Emulation.setCPUThrottlingRate", { rate: slowerProcessor });
}

/** Runs in the page before everything else, and adds up what happens. */
function observe(): void {
	const seen: Seen = { fcp: 0, lcp: 0, cls: 0, blocked: [] };
	Object.assign(window, { seen, lastTask: 0 });
	const watch = (type: string, see: (entry: PerformanceEntry) => void) =>
		new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
	watch("paint", ({ name, startTime }) => {
		if (name === "first-contentful-paint") seen.fcp = startTime;
	});
	watch("largest-contentful-paint", ({ startTime }) => {
		seen.lcp = startTime;
	});
	watch("longtask", ({ startTime, duration }) => {
		const end = startTime + duration;
		Object.assign(window, { lastTask: end });
		// A task is often reported before the paint that it ended with.
		seen.blocked.push({ start: startTime, end });
	});
	watch("layout-shift", (entry) => {
		const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
		if (!hadRecentInput) seen.cls += value;
	});
}

/** Milliseconds of a fixed script: the longer, the busier the machine. */
function timeFixedScript(page: Page): Promise<number> {
	return page.evaluate(() => {
		const began = performance.now();
		let sum = 0;
		for (let step = 0; step < 5_000_000; step += 1) sum = (sum * 31 + step) % 1_000_003;
		return sum < 0 ? 0 : performance.now() - began;
	});
}
