import type { Server } from "node:http";
import type { Log } from "./platform/log";

/** Requests that are still running after this long are cut off. */
const patienceMs = 10_000;
/** How often connections that have become idle are closed while the last requests run. */
const sweepMs = 50;

/** On SIGTERM or SIGINT: accepts nothing new, lets running requests end, closes the database and exits with 0. */
export function stopGracefully(server: Server, closeDatabase: () => Promise<void>, log: Log): void {
	let stopping = false;

	function stop(signal: NodeJS.Signals): void {
		if (stopping) return;
		stopping = true;
		log.info({ signal }, "stopping");
		const cutOff = setTimeout(() => server.closeAllConnections(), patienceMs);
		const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
		server.close(async () => {
			clearTimeout(cutOff);
			clearInterval(sweep);
			await closeDatabase();
			log.info("stopped");
			process.exit(0);
		});
	}

	process.on("SIGTERM", stop);
	process.on("SIGINT", stop);
}
