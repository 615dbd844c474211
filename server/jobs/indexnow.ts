import type { IndexNowStore, PageStamps } from "#app/features/seo/indexnow/indexnow.store.server.ts";
import { keyFilePath } from "#app/features/seo/indexnow/key-file.http.server.ts";
import type { ListedPage } from "#app/features/seo/listed-pages.server.ts";
import { isPublicSite } from "#app/i18n/web-address.ts";
import { languages } from "#app/site/site-config.ts";
import type { ContentRevision } from "#platform/database/content-revision.ts";
import type { Log } from "#platform/log/log.ts";
import { type Job, repeatedJob } from "./job.ts";

/** Interval of looking for changes, and so the longest delay of a message. */
const everyMs = 30_000;
const answerMs = 30_000;
/** Limit of the protocol (https://www.indexnow.org/documentation). */
const addressesOfMessage = 10_000;

type Options = {
	indexNow: IndexNowStore;
	listPages: () => Promise<ListedPage[]>;
	/** Returns whether search engines may list the site at all. */
	mayBeListed: () => Promise<boolean>;
	/** Returns whether its owner wants search engines to be told. */
	isWanted: () => Promise<boolean>;
	/** True if a restore waits for its answer: nothing leaves by itself until then. */
	isHeld: () => Promise<boolean>;
	revision: Pick<ContentRevision, "current">;
	siteUrl: string;
	/** The address that takes messages. */
	endpoint: string;
	log: Log;
};

/**
 * Tells search engines of pages that were published, changed, moved or withdrawn, by IndexNow. A site
 * without a public address, or that is not open, tells nothing. Not started yet.
 */
export function tellSearchEngines(options: Options): Job {
	const { indexNow, listPages, mayBeListed, isWanted, isHeld, revision, siteUrl, endpoint, log } = options;
	/** The revision of which all is told. */
	let settled: string | undefined;

	async function turn(signal: AbortSignal): Promise<void> {
		const current = revision.current();
		const isSettled = current !== undefined && current === settled;
		if (!isPublicSite(siteUrl) || isSettled || (await isHeld())) return;
		const isListed = await mayBeListed();
		const state = await indexNow.find();
		// Search engines know, or find by themselves, the pages that are there when a listed site begins.
		if (state === undefined) await indexNow.begin(isListed ? stampsOf(await listPages()) : new Map());
		const isTold = !isListed || !(await isWanted()) || (await tellInMessages(signal));
		if (isTold) settled = current;
	}

	/** @returns whether nothing is left to tell. */
	async function tellInMessages(stopped: AbortSignal): Promise<boolean> {
		for (;;) {
			const present = stampsOf(await listPages());
			const { changed, gone, isAll } = await indexNow.findNews(present);
			const paths = [...gone, ...changed].slice(0, addressesOfMessage);
			if (paths.length === 0) return isAll;
			if (!(await tell(paths, present, stopped))) return false;
		}
	}

	/** Sends one message. @returns whether it was taken. */
	async function tell(paths: readonly string[], present: PageStamps, stopped: AbortSignal): Promise<boolean> {
		const turn = await indexNow.take();
		if (turn === undefined) return false;
		const { key, heldUntil } = turn;
		const { host } = new URL(siteUrl);
		const urlList = paths.map((path) => siteUrl + path);
		const answer = await send({ host, key, keyLocation: siteUrl + keyFilePath(key), urlList }, stopped);
		// A message that was cut off is sent again by the next process.
		if (answer === undefined) return false;
		const stamped = paths.flatMap((path): [string, string][] => {
			const stamp = present.get(path);
			return stamp === undefined ? [] : [[path, stamp]];
		});
		await indexNow.record(heldUntil, answer, {
			told: stamped,
			gone: paths.filter((path) => !present.has(path)),
		});
		log.info({ addresses: paths.length, status: answer.status }, "search engines were told of changes");
		return answer.status === 200 || answer.status === 202;
	}

	async function send(message: object, stopped: AbortSignal) {
		try {
			const { status, headers, body } = await fetch(endpoint, {
				method: "POST",
				headers: { "Content-Type": "application/json; charset=utf-8" },
				body: JSON.stringify(message),
				redirect: "manual",
				signal: AbortSignal.any([stopped, AbortSignal.timeout(answerMs)]),
			});
			await body?.cancel();
			return { status, retryAfterMs: waitAskedFor(headers.get("Retry-After")) };
		} catch (error) {
			if (stopped.aborted) return undefined;
			log.warn({ reason: String(error) }, "search engines did not answer");
			return { status: null };
		}
	}

	return repeatedJob({ everyMs, turn, log, failed: "search engines could not be told of changes" });
}

/** Returns each address of pages with its last change. */
function stampsOf(pages: readonly ListedPage[]): PageStamps {
	return new Map(
		pages.flatMap(({ paths, listedIn = languages, updatedAt = "" }) =>
			listedIn.map((language) => [paths[language], updatedAt] as const),
		),
	);
}

/** Reads `Retry-After`: seconds, or a date. */
function waitAskedFor(header: string | null): number | undefined {
	if (header === null) return undefined;
	const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
	return Number.isNaN(ms) ? undefined : ms;
}
