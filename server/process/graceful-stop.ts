import { flushLog, type Log } from "#platform/log/log.ts";
import type { StoppableServer } from "#server/listener/stoppable-server.ts";

/** Requests that are still running after this long are cut off. */
const cutOffMs = 10_000;
/** A second signal this soon is the same: Ctrl-C comes from the terminal and from npm. */
const sameWishMs = 1_000;
/** The process ends after this long, whatever still holds it. */
const hardEndMs = 15_000;

type StoppedSite = {
	/** Refuses what waits in a queue, so that requests do not wait for it. */
	dropWaiting(): void;
	/** Called when every request has ended. */
	close(): Promise<void>;
	log: Log;
};

/**
 * Stops the server on SIGTERM, SIGINT or SIGHUP: accepts no new connection, answers every request that
 * was sent before, closes the site and exits with 0. A second signal more than a second later, or 15 s,
 * end the process at once with 1.
 */
export function stopGracefully(server: StoppableServer, { dropWaiting, close, log }: StoppedSite): void {
	let stoppingSince: number | undefined;

	async function stop(signal: NodeJS.Signals): Promise<void> {
		if (stoppingSince !== undefined) {
			if (performance.now() - stoppingSince < sameWishMs) return;
			endNow({ signal });
		}
		stoppingSince = performance.now();
		log.info({ signal }, "stopping");
		setTimeout(() => server.closeAllConnections(), cutOffMs).unref();
		setTimeout(() => endNow({ afterMs: hardEndMs }), hardEndMs).unref();
		dropWaiting();
		await server.stop();
		await close();
		log.info("stopped");
		await flushLog();
		process.exit(0);
	}

	function endNow(why: object): never {
		log.error(why, "ended before everything was done");
		process.exit(1);
	}

	for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, stop);
}

/** Logs an uncaught error and ends the process: its state cannot be trusted. */
export function endOnCrash(log: Log): void {
	process.on("uncaughtException", async (error) => {
		log.fatal({ err: error }, "crashed");
		await flushLog();
		process.exit(1);
	});
}
