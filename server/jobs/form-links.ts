import type { FactsStore } from "#app/features/facts/facts.store.server.ts";
import { formsIn } from "#app/features/state/form-link.ts";
import type { FormLinksStore } from "#app/features/state/form-links.store.server.ts";
import { isPublicSite } from "#app/i18n/web-address.ts";
import { defaultFacts } from "#app/site/facts.ts";
import type { Log } from "#platform/log/log.ts";
import type { AddressAnswer } from "#platform/web/ask-address.ts";

/** Interval of looking for due links, and so the longest wait of a new link. */
const everyMs = 10 * 60_000;

type Options = {
	formLinks: Pick<FormLinksStore, "takeDue" | "record">;
	findFacts: FactsStore["find"];
	siteUrl: string;
	/** True if a restore waits for its answer: nobody is written to by itself until then. */
	isHeld?: () => Promise<boolean>;
	log: Log;
	/** Asks an address what it answers; ends where the signal says so. */
	ask?: (address: string, signal: AbortSignal) => Promise<AddressAnswer>;
};

/**
 * Asks the registration forms that the site leads to once a day whether they are there, and has
 * their owner notified where one is not. A site without a public address asks nobody. Not started
 * yet.
 */
export function watchFormLinks(options: Options) {
	const { formLinks, findFacts, siteUrl, isHeld, log, ask = asking(siteUrl) } = options;
	const stopping = new AbortController();
	let timer: NodeJS.Timeout | undefined;
	let looking: Promise<void> | undefined;

	/** Asks what is due. Resolves when it was asked; a look that is under way is joined. */
	function look(): Promise<void> {
		if (!isPublicSite(siteUrl) || stopping.signal.aborted) return Promise.resolve();
		looking ??= askDue()
			.catch((error: unknown) => log.error({ err: error }, "the form links could not be looked at"))
			.finally(() => {
				looking = undefined;
			});
		return looking;
	}

	async function askDue(): Promise<void> {
		if (await isHeld?.()) return;
		const { facts } = await findFacts();
		const due = await formLinks.takeDue(formsIn(facts).map(({ address }) => address));
		if (due.length === 0) return;
		const answers = await Promise.all(
			due.map(async (held) => ({ ...held, answer: await ask(held.address, stopping.signal) })),
		);
		// A check that was cut off is repeated by the next process.
		if (stopping.signal.aborted) return;
		await formLinks.record(answers, facts.email === defaultFacts.email ? undefined : facts.email);
		for (const { address, answer } of answers) {
			log.info({ host: new URL(address).hostname, ...answer }, "a form link was looked at");
		}
	}

	/** Looks again and again; first a while after the start, when a site has enough to do. */
	function start(): void {
		if (isPublicSite(siteUrl)) timer = setInterval(look, everyMs).unref();
	}

	/** Asks no more. Resolves once nothing is under way. */
	async function stop(): Promise<void> {
		stopping.abort();
		clearInterval(timer);
		await looking;
	}

	return { start, look, stop };
}

/** Loaded with the first look: a site that is being set up asks nobody. */
function asking(siteUrl: string): NonNullable<Options["ask"]> {
	const userAgent = `Mozilla/5.0 (compatible; EnsembleLinks/1.0; +${siteUrl})`;
	return async (address, signal) => {
		const { askAddress } = await import("#platform/web/ask-address.ts");
		return askAddress(address, { signal, userAgent });
	};
}
