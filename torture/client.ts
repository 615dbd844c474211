import type { Tally } from "./tally.ts";
import { WriteGate } from "./write-gate.ts";

const patienceMs = 40_000;

/** An answer; undefined without one, whether or not the request was carried out. */
export type Answer = { status: number; text: string; sentAt: number } | undefined;

/** Asks the processes of the site, and notes every answer that nobody promised. */
export type Client = {
	/** Asks one of the processes: a form is sent as it is, anything else as JSON. */
	ask(process: number, method: string, path: string, body?: object): Promise<Answer>;
};

type Options = {
	urls: readonly string[];
	token: string;
	tally: Tally;
	/** Names the client that a request is counted for: none is slowed down. */
	nameOfClient: () => string;
	/** Delays writes while it is closed. */
	gate?: WriteGate;
};

/** A failing server may say one of these, and nothing else. */
const promised = new Set([503, 507]);

export function openClient({ urls, token, tally, nameOfClient, gate = new WriteGate() }: Options): Client {
	const send: Client["ask"] = async (process, method, path, body) => {
		const sentAt = performance.now();
		const headers: Record<string, string> = { "X-Forwarded-For": nameOfClient() };
		if (path.startsWith("/api/")) headers.Authorization = `Bearer ${token}`;
		if (body !== undefined && !(body instanceof FormData)) headers["Content-Type"] = "application/json";
		try {
			const answer = await fetch(`${urls[process]}${path}`, {
				method,
				headers,
				redirect: "manual",
				signal: AbortSignal.timeout(patienceMs),
				...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
			});
			const text = await answer.text();
			if (answer.status >= 500 && !promised.has(answer.status)) {
				tally.unpromised(`${answer.status} ${method} ${path}: ${text.slice(0, 120)}`);
			}
			return { status: answer.status, text, sentAt };
		} catch {
			return undefined;
		}
	};
	return {
		ask: (process, method, ...rest) =>
			method === "GET" ? send(process, method, ...rest) : gate.pass(() => send(process, method, ...rest)),
	};
}
