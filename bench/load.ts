import autocannon from "autocannon";
import { percentile } from "./figures.ts";
import { processorSeconds } from "./process-usage.ts";

/** What is asked, by how many connections at once, for how many seconds. */
export type Load = { url: string; connections: number; seconds: number; headers?: Record<string, string> };

/** What a server did under a load. Times in milliseconds, processor time in seconds. */
export type Answered = { requests: number; perSecond: number; p99Ms: number; processor: number };

/**
 * Sends requests for as long as the load lasts, each connection the next as soon as it has its answer.
 * `pid` is the server's process.
 * @throws Error when any answer was not a success.
 */
export async function sendLoad({ url, connections, seconds, headers }: Load, pid: number): Promise<Answered> {
	const before = processorSeconds(pid);
	const began = performance.now();
	const latencies: number[] = [];
	const result = await new Promise<autocannon.Result>((resolve, reject) => {
		const instance = autocannon({ url, connections, duration: seconds, headers }, (error, done) =>
			error ? reject(error) : resolve(done),
		);
		instance.on("response", (_client, _status, _bytes, time) => latencies.push(time));
	});
	const elapsed = (performance.now() - began) / 1000;
	const after = processorSeconds(pid);
	const failed = result.errors + result.non2xx;
	if (failed > 0) throw new Error(`${failed} of ${latencies.length} answers of ${url} were no success.`);
	return {
		requests: latencies.length,
		perSecond: latencies.length / result.duration,
		p99Ms: percentile(latencies, 99),
		processor: before === undefined || after === undefined ? elapsed : after - before,
	};
}
