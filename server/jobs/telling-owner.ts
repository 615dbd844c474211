import { setTimeout as delay } from "node:timers/promises";
import type { Log } from "#platform/log/log.ts";

/** The pause before the next try while the mail server is away. */
const tellAgainMs = 10 * 60_000;

type Options = { signal: AbortSignal; log: Log; againMs?: number | undefined };

/** Mails the owner that nothing is saved, until it is taken or `signal` aborts. */
export async function tellUntilTaken(
	tellOwner: () => Promise<void>,
	{ signal, log, againMs = tellAgainMs }: Options,
): Promise<void> {
	while (!signal.aborted) {
		try {
			return await tellOwner();
		} catch (error) {
			if (error === signal.reason) return;
			log.error({ err: error }, "the owner could not be told that nothing is saved");
			await delay(againMs, undefined, { ref: false, signal }).catch(() => undefined);
		}
	}
}
