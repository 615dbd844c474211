import { LRUCache } from "lru-cache";
import PQueue from "p-queue";
import { type ContentRead, recordReads } from "#platform/content/content-reads.ts";
import type { ContentRevision } from "#platform/database/content-revision.ts";
import { hasMetDamage, isDatabaseAway } from "#platform/database/database-failure.ts";
import { CachedResponse } from "./cached-response.ts";
import type { SharedHeaders } from "./shared-cache.ts";

/** Addresses with a query have no end: they have a share of their own, and push no page out. */
const shareOfQueries = 1 / 3;

/** The status from which on a page could not be made, not one that there is none. */
const firstServerError = 500;

/** A page that is asked for after so long without a change is compressed further. */
const settlesAfterMs = 2_000;

/** Pages that say that there is nothing: a few, at addresses without an end. */
const maxUncached = 4;

type Entry = {
	response: CachedResponse;
	/** The reads of the page: while they return the same, the page is current. */
	reads: ContentRead[];
	day: string;
	/** The revision of all content at which the page was last known to be right. */
	checkedAt: string | undefined;
	/**
	 * The time from which on it may be compressed further; infinite once it was. Pages with a query are too
	 * many.
	 */
	settlesAt: number | undefined;
};

type Rendering = {
	begun: number;
	revision: string | undefined;
	response: Promise<Found & { isShared: boolean }>;
};

/** An answer; `requestId` is that of the request that rendered it, already logged. */
export type Found = {
	response: CachedResponse;
	requestId: string | undefined;
	/** True if it was cached and the database is away: nobody can tell whether it is as before. */
	isUnchecked?: boolean;
};

export type PageCacheParts = {
	revision: Pick<ContentRevision, "current" | "hasChangedSince">;
	/** Returns the present day, which changes pages without a save. */
	day: () => string;
	/** The bytes for all answers together; with 0 none is cached. */
	maxBytes: number;
	/** The status of the answers that are cached. 200 without it. */
	status?: number;
	settlesAfterMs?: number;
	/** Lets caches in front keep what is cached here. Without it, they ask each time. */
	sharedHeaders?: SharedHeaders | undefined;
};

/**
 * Caches rendered answers by key. Each records what it read, and is served until that would read
 * something else: a save renews what shows it, and nothing more.
 */
export class PageCache {
	readonly #revision: PageCacheParts["revision"];
	readonly #day: PageCacheParts["day"];
	readonly #pages: LRUCache<string, Entry>;
	readonly #queries: LRUCache<string, Entry>;
	/** Answers that are not cached, by what is in them: the same one is compressed once. */
	readonly #uncached = new LRUCache<string, CachedResponse>({ max: maxUncached });
	readonly #status: number;
	readonly #settlesAfterMs: number;
	readonly #sharedHeaders: SharedHeaders | undefined;
	/** Compresses one page at a time, so that a change of all pages leaves the other cores to readers. */
	readonly #settling = new PQueue({ concurrency: 1 });
	readonly #inFlight = new Map<string, Rendering>();
	/** Orders renderings and requests. */
	#clock = 0;

	constructor(parts: PageCacheParts) {
		const { revision, day, maxBytes, status = 200 } = parts;
		this.#status = status;
		this.#settlesAfterMs = parts.settlesAfterMs ?? settlesAfterMs;
		this.#sharedHeaders = parts.sharedHeaders;
		this.#revision = revision;
		this.#day = day;
		this.#pages = entries(maxBytes * (1 - shareOfQueries));
		this.#queries = entries(maxBytes * shareOfQueries);
	}

	/** The cached answer of a key, unless content that it read has changed. */
	find(key: string): CachedResponse | undefined {
		const entry = this.#entriesOf(key).get(key);
		const now = this.#revision.current();
		if (entry === undefined || now === undefined || entry.day !== this.#day()) return undefined;
		if (entry.checkedAt !== now) {
			const isChanged = entry.reads.some(({ kind, revision }) => revision !== this.#revision.current(kind));
			if (isChanged) return undefined;
			entry.checkedAt = now;
		}
		if (entry.settlesAt !== undefined && entry.settlesAt < performance.now()) this.#settle(key, entry);
		return entry.response;
	}

	#settle(key: string, entry: Entry): void {
		entry.settlesAt = undefined;
		void this.#settling.add(async () => {
			if (this.#pages.peek(key) === entry) await entry.response.settle();
		});
	}

	/** The cached answer of a key, unless content that it read has changed. */
	async get(key: string, render: () => Promise<Response>): Promise<Found> {
		this.#clock += 1;
		const arrived = this.#clock;
		const revision = this.#revision.current();
		for (;;) {
			const cached = this.find(key);
			if (cached !== undefined) return { response: cached, requestId: undefined };
			const inFlight = this.#inFlight.get(key);
			if (inFlight === undefined) return this.#begin(key, render);
			const { response, isShared, isUnchecked = false } = await inFlight.response;
			const isFresh = revision !== undefined && inFlight.revision === revision;
			if (!isFresh && inFlight.begun < arrived) continue;
			return isShared
				? { response, requestId: undefined, isUnchecked }
				: render().then((answer) => toFound(answer));
		}
	}

	#begin(key: string, render: () => Promise<Response>): Rendering["response"] {
		this.#clock += 1;
		const response = this.#renew(key, render).finally(() => this.#inFlight.delete(key));
		this.#inFlight.set(key, { begun: this.#clock, revision: this.#revision.current(), response });
		return response;
	}

	/** The cached answer, if what it read is still there, or a new one. */
	async #renew(key: string, render: () => Promise<Response>): Rendering["response"] {
		const entries = this.#entriesOf(key);
		const known = entries.get(key);
		if (known !== undefined) {
			const compared = await this.#compare(known);
			// While the database is away, yesterday's page is better than none.
			const isUnchecked = compared === "unchecked";
			if (isUnchecked || (compared === "same" && known.day === this.#day())) {
				return { response: known.response, requestId: undefined, isShared: true, isUnchecked };
			}
		}
		const day = this.#day();
		const { result, reads } = await recordReads(render);
		const isShared = isForEverybody(key, result);
		const isCached = reads !== undefined && isShared && result.status === this.#status;
		const kinds = isCached ? reads.map(({ kind }) => kind) : [];
		const found = await toFound(result, isCached ? this.#sharedHeaders : undefined, kinds);
		if (isCached) {
			const settlesAt = entries === this.#pages ? performance.now() + this.#settlesAfterMs : undefined;
			entries.set(key, { response: found.response, reads, day, checkedAt: undefined, settlesAt });
		} else if (result.status < firstServerError) {
			entries.delete(key);
			if (isShared) return { ...found, response: this.#sameAs(found.response), isShared };
		}
		return { ...found, isShared };
	}

	/** The response that was made earlier, where it is the same. */
	#sameAs(response: CachedResponse): CachedResponse {
		const { fingerprint } = response;
		const known = this.#uncached.get(fingerprint) ?? response;
		this.#uncached.set(fingerprint, known);
		return known;
	}

	/**
	 * Returns whether everything that an answer read would be read again. While the database is away,
	 * or damaged where that is stored, it is unchecked, unless it is known to be another.
	 */
	async #compare(entry: Entry): Promise<"same" | "other" | "unchecked"> {
		try {
			for (const read of entry.reads) {
				const { revision, digest } = await read.again();
				if (digest !== read.digest) return "other";
				read.revision = revision;
			}
			return "same";
		} catch (error) {
			const isUnreadable = isDatabaseAway(error) || hasMetDamage(error);
			const mayServe = isUnreadable && entry.reads.every((read) => this.#isUnchangedByUs(read));
			return mayServe ? "unchecked" : "other";
		}
	}

	/** True if this process changed nothing, while the database is away or damaged. */
	#isUnchangedByUs({ revision, kind }: ContentRead): boolean {
		return revision !== undefined && !this.#revision.hasChangedSince(revision, kind);
	}

	#entriesOf(key: string) {
		return key.includes("?") ? this.#queries : this.#pages;
	}
}

function entries(maxBytes: number) {
	// The library takes 0 for no limit; no answer is as small as a byte.
	const maxSize = Math.max(1, Math.floor(maxBytes));
	return new LRUCache<string, Entry>({ maxSize, sizeCalculation: ({ response }) => response.size });
}

/** The API forbids clients to cache; endpoints that opt in are cached here anyway. */
function isForEverybody(key: string, { headers }: Response): boolean {
	const cacheControl = headers.get("Cache-Control") ?? "";
	const refuses = key.startsWith("/api/") ? /private/ : /private|no-store/;
	return !headers.has("Set-Cookie") && !refuses.test(cacheControl);
}

async function toFound(
	response: Response,
	sharedHeaders?: SharedHeaders,
	kinds: readonly string[] = [],
): Promise<Found> {
	const body = Buffer.from(await response.arrayBuffer());
	const headers = Object.fromEntries(response.headers);
	const requestId = headers["x-request-id"];
	delete headers["x-request-id"];
	delete headers["content-length"];
	const sent = sharedHeaders?.(headers, kinds) ?? headers;
	return { response: new CachedResponse(response.status, sent, body), requestId };
}
