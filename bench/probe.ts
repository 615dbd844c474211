import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { accessCode } from "#e2e/support/site-process.ts";

/** A request that is repeated: each begins on time, however long the last one takes. */
export type Probe = {
	url: string;
	everyMs: number;
	method?: "GET" | "POST";
	json?: unknown;
	headers?: Record<string, string>;
};

/** Milliseconds from a request to the end of its answer, of each one. */
export type ProbeTimes = { slowestMs: number; medianMs: number; failed: string[] };

export type RunningProbe = { stop(): Promise<ProbeTimes> };

/**
 * Repeats a request from a thread of its own until stopped: the event loop of the thread that makes
 * the load is not in its times. An answer that is no success, or none, is noted as failed. Resolves
 * after a first request that is not counted: the thread loads its HTTP client with it.
 */
export async function startProbe(probe: Probe): Promise<RunningProbe> {
	const worker = new Worker(new URL("./probe.thread.ts", import.meta.url), { workerData: probe });
	await once(worker, "message");
	return {
		async stop() {
			const answered = once(worker, "message");
			worker.postMessage("stop");
			const [times] = (await answered) as [ProbeTimes];
			await worker.terminate();
			return times;
		},
	};
}

/** A health check every so often. */
export function probeHealth(siteUrl: string, everyMs: number) {
	return startProbe({ url: `${siteUrl}/healthz`, everyMs });
}

/** A sign-in of the administrator every so often. */
export function probeSignIn(siteUrl: string, everyMs: number) {
	const json = { password: accessCode };
	return startProbe({ url: `${siteUrl}/api/admin/login`, everyMs, method: "POST", json });
}
