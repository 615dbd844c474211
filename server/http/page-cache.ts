import { LRUCache } from "lru-cache";
import type { ContentRevision } from "../platform/content-revision";
import { Representation } from "./representation";

const maxBytes = 48 * 1024 * 1024;

type Kept = { revision: string; page: Representation };

/** Where a page came from: its own rendering, or a rendering that others share. */
export type Found = { page: Representation; shared: boolean };

/**
 * Keeps rendered pages in memory by address, and serves them until something that the site shows changes. A page
 * belongs to the revision at which its rendering began, so that a change made meanwhile is never missed.
 */
export class PageCache {
	readonly #revision: Pick<ContentRevision, "current">;
	readonly #kept = new LRUCache<string, Kept>({
		maxSize: maxBytes,
		sizeCalculation: ({ page }) => page.size,
	});
	readonly #underway = new Map<string, Promise<Representation | undefined>>();

	constructor(revision: Pick<ContentRevision, "current">) {
		this.#revision = revision;
	}

	/** The page of an address, if it is kept and nothing changed since. */
	find(address: string): Representation | undefined {
		const kept = this.#kept.get(address);
		return kept !== undefined && kept.revision === this.#revision.current() ? kept.page : undefined;
	}

	/**
	 * The page of an address, rendered once however many ask for it at the same time.
	 * @returns the rendered answer itself when it is not one to keep: the others then render their own.
	 */
	async findOrRender(address: string, render: () => Promise<Response>): Promise<Found | Response> {
		const kept = this.find(address);
		if (kept !== undefined) return { page: kept, shared: true };
		const revision = this.#revision.current();
		if (revision === undefined) return render();
		const name = `${revision} ${address}`;
		const underway = this.#underway.get(name);
		if (underway !== undefined) {
			const page = await underway;
			return page === undefined ? render() : { page, shared: true };
		}
		return this.#renderFor(name, address, revision, render);
	}

	async #renderFor(name: string, address: string, revision: string, render: () => Promise<Response>) {
		const ready = Promise.withResolvers<Representation | undefined>();
		this.#underway.set(name, ready.promise);
		try {
			const response = await render();
			if (!isKeepable(response)) {
				ready.resolve(undefined);
				return response;
			}
			const page = await represent(response);
			this.#kept.set(address, { revision, page });
			ready.resolve(page);
			return { page, shared: false };
		} finally {
			ready.resolve(undefined);
			this.#underway.delete(name);
		}
	}
}

/** Errors, private answers and answers that set a cookie are nobody else's. */
function isKeepable(response: Response): boolean {
	const cacheControl = response.headers.get("Cache-Control") ?? "";
	return (
		response.status === 200 && !response.headers.has("Set-Cookie") && !/no-store|private/.test(cacheControl)
	);
}

async function represent(response: Response): Promise<Representation> {
	const body = Buffer.from(await response.arrayBuffer());
	const headers = Object.fromEntries(response.headers);
	delete headers["x-request-id"];
	delete headers["content-length"];
	return new Representation(response.status, headers, body);
}
