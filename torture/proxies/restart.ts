import { setTimeout as wait } from "node:timers/promises";
import type { SiteSlot } from "../site-slot.ts";
import type { Trial } from "./checks.ts";
import { type Statuses, writeSetting } from "./idle-writes.ts";

const betweenMs = 20;

/** The experience of a reader and a writer during a restart of the site. */
export type Noticed = {
	pages: Statuses;
	writes: Statuses;
	/** The longest that the reader waited for an answer. */
	longestMs: number;
	/** From the site's being ready until the first page through the proxy. */
	backAfterMs: number;
};

export async function restartBehind(trial: Trial, site: SiteSlot): Promise<Noticed> {
	const [pages, writes]: [Statuses, Statuses] = [new Map(), new Map()];
	let isOver = false;
	let longestMs = 0;
	const count = (statuses: Statuses, status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);

	async function read(): Promise<void> {
		const began = performance.now();
		const status = await trial.visitor.ask("/blog").then(
			(answer) => answer.status,
			() => 0,
		);
		count(pages, status);
		longestMs = Math.max(longestMs, performance.now() - began);
	}

	const reading = (async () => {
		while (!isOver) await Promise.all([read(), wait(betweenMs)]);
	})();
	const writing = (async () => {
		while (!isOver) {
			count(writes, await writeSetting(trial));
			await wait(betweenMs);
		}
	})();
	await site.stop();
	await site.start();
	const ready = performance.now();
	while ((await trial.visitor.ask("/blog")).status !== 200) await wait(betweenMs);
	const backAfterMs = performance.now() - ready;
	isOver = true;
	await Promise.all([reading, writing]);
	return { pages, writes, longestMs, backAfterMs };
}
