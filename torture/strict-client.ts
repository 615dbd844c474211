import type { Client } from "./client.ts";

/** One request: what failed of it, an answer of 5xx or none, and how long it took. */
export type Asked = { failure: string | undefined; ms: number };

/** Returns a client that tells of every request, and counts a 5xx and an answer that never came as failures. */
export function strictly({ ask }: Client, tell: (asked: Asked) => void): Client {
	return {
		ask: async (process, method, path, body) => {
			const began = performance.now();
			const answer = await ask(process, method, path, body);
			const isFailure = answer === undefined || answer.status >= 500;
			const failure = isFailure ? `${answer?.status ?? "no answer"} ${method} ${path}` : undefined;
			tell({ failure, ms: performance.now() - began });
			return answer;
		},
	};
}
