import type { HeldAddress } from "#app/features/state/form-links.store.server.ts";
import { isPublicSite } from "#app/i18n/web-address.ts";
import type { Log } from "#platform/log/log.ts";
import type { AddressAnswer } from "#platform/web/ask-address.ts";
import { type Job, repeatedJob } from "./job.ts";

/** Interval of looking for due links, and so the longest wait of a new link. */
const everyMs = 10 * 60_000;

export type LinkOptions = {
	/** The name in the log: a form link, a link of a text. */
	name: string;
	/** Reserves the addresses that are due. */
	takeDue(): Promise<HeldAddress[]>;
	record(answers: (HeldAddress & { answer: AddressAnswer })[]): Promise<void>;
	siteUrl: string;
	/** True if a restore waits for its answer: nobody is written to by itself until then. */
	isHeld?: (() => Promise<boolean>) | undefined;
	log: Log;
	/** Asks an address what it answers; ends where the signal says so. */
	ask?: ((address: string, signal: AbortSignal) => Promise<AddressAnswer>) | undefined;
};

/**
 * Asks addresses of other sites now and then whether they are there. A site without a public address
 * asks nobody. Not started yet.
 */
export function watchLinks(options: LinkOptions): Job {
	const { name, takeDue, record, siteUrl, isHeld, log, ask = asking(siteUrl) } = options;

	async function turn(signal: AbortSignal): Promise<void> {
		if (!isPublicSite(siteUrl) || (await isHeld?.())) return;
		const due = await takeDue();
		if (due.length === 0) return;
		const answers = await Promise.all(
			due.map(async (held) => ({ ...held, answer: await ask(held.address, signal) })),
		);
		// A check that was cut off is repeated by the next process.
		if (signal.aborted) return;
		await record(answers);
		for (const { address, answer } of answers) {
			log.info({ host: new URL(address).hostname, ...answer }, `${name} was looked at`);
		}
	}

	return repeatedJob({ everyMs, turn, log, failed: `${name} could not be looked at` });
}

/** Loaded with the first look: a site that is being set up asks nobody. */
function asking(siteUrl: string): NonNullable<LinkOptions["ask"]> {
	const userAgent = `Mozilla/5.0 (compatible; EnsembleLinks/1.0; +${siteUrl})`;
	return async (address, signal) => {
		const { askAddress } = await import("#platform/web/ask-address.ts");
		return askAddress(address, { signal, userAgent });
	};
}
