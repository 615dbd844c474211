import type { MiddlewareHandler } from "hono";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { eventLoopTurns } from "#platform/concurrency/event-loop-turns.ts";
import { isBusy, workQueue } from "#platform/concurrency/work-queue.ts";
import { busyPage } from "./busy-page.ts";

export type RenderingLimits = {
	/** Renderings that run at once: one uses the processor while the others wait for the database. */
	concurrency: number;
	/** Renderings that may wait for their turn: about a second of work. */
	maxWaiting: number;
};

const limits: RenderingLimits = { concurrency: 8, maxWaiting: 128 };
const retryAfterSeconds = 2;

/**
 * Lets so many renderings run at once and so many wait. Who comes later is told to come back, and
 * costs nothing. Each begins in a turn of the event loop of its own: an answer from SQLite never
 * leaves the turn, so that a burst of renderings would hold up every other request until its end.
 */
export function limitRenderings(knownTexts: () => SiteTexts, given = limits): MiddlewareHandler {
	const queue = workQueue({ ...given, retryAfterSeconds });
	const inTurn = eventLoopTurns(1);
	return async (context, next) => {
		try {
			return await queue.run("visitor", async () => {
				await new Promise<void>(inTurn);
				return next();
			});
		} catch (error) {
			if (!isBusy(error)) throw error;
			return busyPage(context.req.path, knownTexts(), retryAfterSeconds);
		}
	};
}
