import { setTimeout as wait } from "node:timers/promises";
import type { SiteSlot } from "../site-slot.ts";
import type { Trial } from "./checks.ts";
import { type Noticed, underLoad } from "./load.ts";

const betweenMs = 20;

/**
 * Restarts the site behind a proxy under load.
 * @returns what was noticed, and the milliseconds from its being ready to the first page through the proxy.
 */
export async function restartBehind(
	trial: Trial,
	site: SiteSlot,
): Promise<Noticed & { backAfterMs: number }> {
	const { result, ...noticed } = await underLoad(trial, async () => {
		await site.stop();
		await site.start();
		const ready = performance.now();
		while ((await trial.visitor.ask("/blog")).status !== 200) await wait(betweenMs);
		return performance.now() - ready;
	});
	return { ...noticed, backAfterMs: result };
}
