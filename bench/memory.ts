import { setTimeout as wait } from "node:timers/promises";
import { Administrator } from "#e2e/support/administrator.ts";
import { megabytes } from "./figures.ts";
import { renderHomes } from "./fresh-homes.ts";
import { atMost, type Part, plain } from "./part.ts";
import { residentBytes } from "./process-usage.ts";
import { saturate } from "./saturate.ts";
import { settle } from "./settle.ts";
import { type MeasuredSite, runSite } from "./site.ts";

const settleMs = 5_000;
const loadSeconds = 15;
const homeSaves = 2_000;
const maxIdle = 150_000_000;
const maxLoaded = 300_000_000;

/** Resident memory before and after work. */
export const memory: Part = {
	title: "Resident memory",
	method: `\`ps -o rss\` of a site that has shown its home page, after ${settleMs / 1000} s: at the first start, which seeds, and at a later one. Then after ${loadSeconds} s of cached pages on 64 connections and ${homeSaves * 2} home pages rendered anew, at once and after ${settleMs / 1000} s more.`,
	measure: async () => {
		const first = await runSite();
		const seeded = await idleBytes(first);
		await first.stop();
		const site = await runSite(first.place);
		try {
			const idle = await idleBytes(site);
			await work(site);
			const loaded = residentBytes(site.pid);
			await wait(settleMs);
			return {
				rows: [
					atMost("resident memory, idle", idle, maxIdle, megabytes),
					atMost("resident memory, idle after the first start", seeded, maxIdle, megabytes),
					atMost("resident memory, after the load", loaded, maxLoaded, megabytes),
					plain(`resident memory, ${settleMs / 1000} s later`, megabytes(residentBytes(site.pid))),
				],
				details: [],
			};
		} finally {
			await site.stop();
			await site.place.remove();
		}
	},
};

async function idleBytes({ url, pid }: MeasuredSite): Promise<number> {
	await (await fetch(url)).arrayBuffer();
	await wait(settleMs);
	return residentBytes(pid);
}

async function work({ url, pid }: MeasuredSite): Promise<void> {
	const headers = { "accept-encoding": "br" };
	for (const path of ["/", "/blog", "/fr"]) {
		await settle(url + path);
		const load = { url: url + path, connections: 64, seconds: loadSeconds / 3, headers };
		await saturate(load, pid);
	}
	await renderHomes({ url, pid }, await Administrator.signIn(url), homeSaves);
}
