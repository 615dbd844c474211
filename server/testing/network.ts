import { onTestFinished, vi } from "vitest";
import { defaultLanguage, type Language } from "#app/site/site-config.ts";
import { cookieJar } from "./cookie-jar.ts";

type Server = { request(path: string, init: RequestInit): Response | Promise<Response> };

/** One request of the browser's, with what became of it. */
export type Exchange = {
	method: string;
	path: string;
	body: unknown;
	/** The status that the server answered; undefined while, or where, it never answered. */
	status: number | undefined;
};

/** A request that stands still on its way: it goes on, or never arrives. */
export type Held = { exchange: Exchange; release(): void; lose(): void };

type Matcher = { method: string; path: string };
type Trap = Matcher & { at: "request" | "answer"; caught(held: Held): void };

/**
 * Opens the network between a screen and the real server: `fetch` for the length of a test. Requests are
 * delivered at once and in full, unless a test cuts the line, or holds one on its way there or back. The
 * browser asks for a language, as its settings say.
 */
export function openNetwork(server: Server, language: Language = defaultLanguage) {
	const cookies = cookieJar();
	const exchanges: Exchange[] = [];
	const traps: Trap[] = [];
	let isCut = false;
	let moving = 0;
	let answerInstead: (Matcher & { status: number }) | undefined;

	async function deliver(exchange: Exchange, init: RequestInit): Promise<Response> {
		moving += 1;
		try {
			await pass("request", exchange);
			const response = await answer(exchange, init);
			const { status, statusText, headers, body } = response;
			exchange.status = status;
			const bytes = body === null ? null : await new Response(body).arrayBuffer();
			await pass("answer", exchange);
			cookies.store(response);
			return new Response(bytes, { status, statusText, headers });
		} finally {
			moving -= 1;
		}
	}

	async function answer(exchange: Exchange, { signal: _signal, ...init }: RequestInit): Promise<Response> {
		if (answerInstead !== undefined && matches(answerInstead, exchange)) {
			return new Response("Out of order", { status: answerInstead.status });
		}
		const own = { "Accept-Language": language, Cookie: cookies.header() };
		return server.request(exchange.path, { ...init, headers: { ...init.headers, ...own } });
	}

	async function pass(at: Trap["at"], exchange: Exchange): Promise<void> {
		const trap = traps.find((each) => each.at === at && matches(each, exchange));
		if (trap === undefined) return;
		traps.splice(traps.indexOf(trap), 1);
		moving -= 1;
		try {
			await new Promise<void>((release, reject) => {
				trap.caught({ exchange, release, lose: () => reject(new TypeError("Failed to fetch")) });
			});
		} finally {
			moving += 1;
		}
	}

	function hold(at: Trap["at"], method: string, path: string): Promise<Held> {
		return new Promise((caught) => traps.push({ at, method, path, caught }));
	}

	vi.stubGlobal("fetch", (path: string, init: RequestInit = {}) => {
		const { method = "GET", body, signal } = init;
		const exchange: Exchange = {
			method,
			path,
			body: typeof body === "string" ? JSON.parse(body) : undefined,
			status: undefined,
		};
		if (signal?.aborted) return Promise.reject(signal.reason);
		exchanges.push(exchange);
		if (isCut) return Promise.reject(new TypeError("Failed to fetch"));
		return Promise.race([deliver(exchange, init), ...(signal ? [whenAborted(signal)] : [])]);
	});
	onTestFinished(() => void vi.unstubAllGlobals());

	return {
		cookies,
		/** Every request so far, the first one first. */
		exchanges,
		/** The requests with a method, to addresses that begin so. */
		sent: (method: string, path: string) => exchanges.filter((one) => matches({ method, path }, one)),
		/** Lets no request through from now on. */
		cut: () => {
			isCut = true;
		},
		mend: () => {
			isCut = false;
		},
		/** Answers such requests with a status from now on: they never reach the site. */
		breakDown: (method: string, path: string, status: number) => {
			answerInstead = { method, path, status };
		},
		repair: () => {
			answerInstead = undefined;
		},
		/** Holds the next such request before the server sees it. */
		holdRequest: (method: string, path: string) => hold("request", method, path),
		/** Holds the answer to the next such request, which the server has dealt with. */
		holdAnswer: (method: string, path: string) => hold("answer", method, path),
		/** Returns whether nothing is on its way, but what a test holds. */
		isQuiet: () => moving === 0,
	};
}

function matches({ method, path }: Matcher, exchange: Exchange): boolean {
	return exchange.method === method && exchange.path.startsWith(path);
}

function whenAborted(signal: AbortSignal): Promise<never> {
	return new Promise((_resolve, reject) => {
		signal.addEventListener("abort", () => reject(signal.reason), { once: true });
	});
}
