import { setTimeout as wait } from "node:timers/promises";
import type { Trial } from "./checks.ts";
import { type Statuses, writeSetting } from "./idle-writes.ts";

const betweenMs = 20;

/** The statuses that readers and writers saw through a proxy, and the longest wait for a page. */
export type Noticed = { pages: Statuses; writes: Statuses; longestMs: number };

/**
 * Reads pages and writes a setting without a pause while `act` runs, `atOnce` of each at once.
 * @returns its result too.
 */
export async function underLoad<Result>(
	trial: Trial,
	act: () => Promise<Result>,
	atOnce = 1,
): Promise<Noticed & { result: Result }> {
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

	async function keepReading(): Promise<void> {
		while (!isOver) await Promise.all([read(), wait(betweenMs)]);
	}

	async function keepWriting(): Promise<void> {
		while (!isOver) {
			count(writes, await writeSetting(trial));
			await wait(betweenMs);
		}
	}

	const working = Array.from({ length: atOnce }, () => [keepReading(), keepWriting()]).flat();
	const result = await act().finally(() => {
		isOver = true;
	});
	await Promise.all(working);
	return { pages, writes, longestMs, result };
}
