import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import type { HtmlStep } from "#app/features/articles/storage/articles.html.server.ts";
import type { Log } from "#platform/log/log.ts";
import type { Job } from "./job.ts";

/** The pause between two texts, so that the processor is there for visitors. */
const restMs = 100;

type Parts = {
	remakeHtml(after: string, rest: () => Promise<unknown>): Promise<HtmlStep>;
	/** The same of the pages that the owner added, all of them at once: there are few. */
	remakePages(rest: () => Promise<unknown>): Promise<number>;
	log: Log;
};

/**
 * Renders missing and outdated HTML of texts once after a start, in the background, one at a time.
 * A failure is logged; the next start makes up for it.
 */
export function remakeOutdatedHtml({ remakeHtml, remakePages, log }: Parts, pauseMs = restMs): Job {
	const stopping = new AbortController();
	const { signal } = stopping;
	const rest = () => wait(pauseMs, undefined, { signal });

	async function walk(): Promise<void> {
		let made = 0;
		let after: string | undefined = "";
		while (after !== undefined) {
			await nextTurn(undefined, { signal });
			const step: HtmlStep = await remakeHtml(after, rest);
			made += step.made;
			after = step.next;
		}
		made += await remakePages(rest);
		if (made > 0) log.info({ made }, "the HTML of texts was made anew");
	}

	let walking = Promise.resolve();

	function look(): Promise<void> {
		walking = walking.then(walk).catch((error: unknown) => {
			if (!signal.aborted) log.error({ err: error }, "the HTML of texts could not be made anew");
		});
		return walking;
	}

	return {
		start: () => void look(),
		look,
		/** Resolves once the text that is being made has its HTML, so that the database can be closed. */
		async stop(): Promise<void> {
			stopping.abort();
			await walking;
		},
	};
}
