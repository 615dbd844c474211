import { setTimeout as wait } from "node:timers/promises";
import type { Trial } from "../proxies/checks.ts";
import { type Noticed, underLoad } from "../proxies/load.ts";
import type { SiteSlot } from "../site-slot.ts";

/** The time before the kill, and with the others alone. */
const quietMs = 3_000;

/**
 * Kills the last of the processes under load, and starts it again.
 * @throws Error where a page was not answered, or a write with what nobody promises.
 */
export async function killOneBehind(trial: Trial, slots: readonly SiteSlot[]): Promise<Noticed> {
	const last = slots.at(-1);
	const { pages, writes, longestMs } = await underLoad(trial, async () => {
		await wait(quietMs);
		await last?.kill();
		await wait(quietMs);
		await last?.start();
		await wait(quietMs);
	});
	if ([...pages.keys()].some((status) => status !== 200)) throw new Error(`Pages: ${[...pages]}`);
	if ([...writes.keys()].some((status) => ![200, 503].includes(status))) {
		throw new Error(`Writes: ${[...writes]}`);
	}
	return { pages, writes, longestMs };
}
