import type { Context, MiddlewareHandler } from "hono";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { isContentArea } from "#app/metadata/public-pages.ts";
import { eventLoopTurns } from "#platform/concurrency/event-loop-turns.ts";
import { shares } from "#platform/concurrency/shares.ts";
import { isBusy, workQueue } from "#platform/concurrency/work-queue.ts";
import { busyPage } from "./busy-page.ts";
import { documentPath } from "./request-address.ts";

export type RenderingLimits = {
	/** Renderings that run at once: one uses the processor while the others wait for the database. */
	concurrency: number;
	/** Renderings that may wait for their turn: about a second of work. */
	maxWaiting: number;
	/** Renderings of one client that run or wait, so that no client alone takes all places. */
	maxOfClient: number;
};

const limits: RenderingLimits = { concurrency: 8, maxWaiting: 128, maxOfClient: 16 };
/** The content area has a queue of its own: visitors never keep the owner out. */
const contentAreaLimits: RenderingLimits = { concurrency: 2, maxWaiting: 32, maxOfClient: 16 };
const retryAfterSeconds = 2;

type Parts = {
	knownTexts: () => SiteTexts;
	clientOf: (context: Context) => string;
	limits?: RenderingLimits | undefined;
};

/**
 * Limits renderings that run and wait, of all clients and of each; others get a cheap 503. Each
 * begins in a turn of its own: answers from SQLite never leave it, and a burst would hold up all
 * else.
 */
export function limitRenderings({ knownTexts, clientOf, limits: given = limits }: Parts): MiddlewareHandler {
	const visitors = renderingQueue(given);
	const contentArea = renderingQueue(contentAreaLimits);
	return async (context, next) => {
		const { path } = context.req;
		const run = isContentArea(documentPath(path)) ? contentArea : visitors;
		const isDone = await run(clientOf(context), next);
		return isDone ? undefined : busyPage(path, knownTexts(), retryAfterSeconds);
	};
}

/** @returns a function that renders in its turn; it answers false where there is no place. */
function renderingQueue({ maxOfClient, ...given }: RenderingLimits) {
	const queue = workQueue({ ...given, retryAfterSeconds });
	const inTurn = eventLoopTurns(1);
	const takeShare = shares(maxOfClient);
	return async (client: string, render: () => Promise<void>): Promise<boolean> => {
		const release = takeShare(client);
		if (release === undefined) return false;
		try {
			await queue.run("visitor", async () => {
				await new Promise<void>((begin) => inTurn(begin, client));
				return render();
			});
			return true;
		} catch (error) {
			if (!isBusy(error)) throw error;
			return false;
		} finally {
			release();
		}
	};
}
