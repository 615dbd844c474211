import autocannon from "autocannon";

/** A load: the address, the connections at once, the seconds. */
export type Load = { url: string; connections: number; seconds: number; headers?: Record<string, string> };

/** The figures of a server under a load. Times in milliseconds, processor time in seconds. */
export type Answered = { requests: number; perSecond: number; p99Ms: number; processor: number };

/**
 * Has readers go through paths in turn for as long as the load lasts, each the next as soon as it
 * has its answer, in a thread of their own.
 */
export function sendReaders(
	paths: readonly string[],
	{ url, connections, seconds, headers = {} }: Load,
): Promise<autocannon.Result> {
	const requests = paths.map((path) => ({ method: "GET" as const, path, headers }));
	return new Promise((resolve, reject) => {
		autocannon({ url, connections, duration: seconds, requests, workers: 1 }, (error, result) =>
			error ? reject(error) : resolve(result),
		);
	});
}
