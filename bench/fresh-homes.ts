import type { Administrator } from "#e2e/support/administrator.ts";
import { processorSeconds } from "./process-usage.ts";
import type { MeasuredSite } from "./site.ts";

const homes = ["/", "/fr"];
/** Compressing is no part of rendering. */
const headers = { "accept-encoding": "identity" };

/** The cost of rendering, without the saves that made it necessary. Seconds. */
export type Rendered = { renderings: number; processor: number; elapsed: number };

/**
 * Has both home pages rendered again, `saves` times: each save changes the number of members that
 * they show. The same saves without a look at the pages are timed before, and taken off.
 */
export async function renderHomes(
	{ url, pid }: Pick<MeasuredSite, "url" | "pid">,
	administrator: Administrator,
	saves: number,
): Promise<Rendered> {
	const alone = await timed(pid, async () => {
		for (let count = 0; count < saves; count += 1) await administrator.setMemberCount(1_000 + count);
	});
	const both = await timed(pid, async () => {
		for (let count = 0; count < saves; count += 1) {
			await administrator.setMemberCount(1_000 + count);
			await Promise.all(homes.map(async (path) => (await fetch(url + path, { headers })).arrayBuffer()));
		}
	});
	return {
		renderings: saves * homes.length,
		processor: both.processor - alone.processor,
		elapsed: both.elapsed - alone.elapsed,
	};
}

async function timed(pid: number, work: () => Promise<void>) {
	const before = processorSeconds(pid);
	const began = performance.now();
	await work();
	const elapsed = (performance.now() - began) / 1000;
	const after = processorSeconds(pid);
	return { elapsed, processor: before === undefined || after === undefined ? elapsed : after - before };
}
