import type { Server } from "node:http";
import type { Log } from "./platform/log";

/** Requests that are still running after this long are cut off. */
const patienceMs = 10_000;
/** How often connections that have become idle are closed while the last requests run. */
const sweepMs = 50;

type StoppedSite = {
	/** Refuses what waits in a queue, so that requests do not wait for it. */
	dropWaiting(): void;
	/** Called when every request has ended. */
	close(): Promise<void>;
	log: Log;
};

/** On SIGTERM or SIGINT: accepts nothing new, lets running requests end, closes the site and exits with 0. */
export function stopGracefully(server: Server, { dropWaiting, close, log }: StoppedSite): void {
	let stopping = false;

	function stop(signal: NodeJS.Signals): void {
		if (stopping) return;
		stopping = true;
		log.info({ signal }, "stopping");
		const cutOff = setTimeout(() => server.closeAllConnections(), patienceMs);
		const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
		dropWaiting();
		server.close(async () => {
			clearTimeout(cutOff);
			clearInterval(sweep);
			await close();
			log.info("stopped");
			process.exit(0);
		});
	}

	process.on("SIGTERM", stop);
	process.on("SIGINT", stop);
}
