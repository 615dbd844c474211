import { setTimeout as wait } from "node:timers/promises";
import type { Trial } from "../proxies/checks.ts";
import { type Statuses, writeSetting } from "../proxies/idle-writes.ts";
import type { SiteSlot } from "../site-slot.ts";

const betweenMs = 20;
/** Before the kill, and with the others alone. */
const quietMs = 3_000;

/** The experience of readers and a writer behind a proxy while one machine is lost. */
export type Seen = { pages: Statuses; writes: Statuses; longestMs: number };

/**
 * Kills the last of the processes under load, and starts it again.
 * @throws Error where a page was not answered, or a write with what nobody promises.
 */
export async function killOneBehind(trial: Trial, slots: readonly SiteSlot[]): Promise<Seen> {
	const [pages, writes]: [Statuses, Statuses] = [new Map(), new Map()];
	const count = (statuses: Statuses, status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
	let isOver = false;
	let longestMs = 0;

	async function read(): Promise<void> {
		const began = performance.now();
		const status = await trial.visitor.ask("/blog").then(
			(answer) => answer.status,
			() => 0,
		);
		count(pages, status);
		longestMs = Math.max(longestMs, performance.now() - began);
	}

	const working = [
		(async () => {
			while (!isOver) await Promise.all([read(), read(), wait(betweenMs)]);
		})(),
		(async () => {
			while (!isOver) {
				count(writes, await writeSetting(trial));
				await wait(betweenMs);
			}
		})(),
	];
	const last = slots.at(-1);
	await wait(quietMs);
	await last?.kill();
	await wait(quietMs);
	await last?.start();
	await wait(quietMs);
	isOver = true;
	await Promise.all(working);
	if ([...pages.keys()].some((status) => status !== 200)) throw new Error(`Pages: ${[...pages]}`);
	if ([...writes.keys()].some((status) => ![200, 503].includes(status)))
		throw new Error(`Writes: ${[...writes]}`);
	return { pages, writes, longestMs };
}
