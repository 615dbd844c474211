import { ApiError } from "./api-error.ts";
import { contentAreaHeader } from "./session-cookies.ts";
import { forgetSession, sessionId } from "./session-storage.ts";

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** The request that ends the last session of this tab: its answer removes the session's cookies. */
let ending: Promise<unknown> = Promise.resolve();

/**
 * Sends a request of the content area, in the session of this browser. Every answer comes from our own
 * server, in the shape that its schema states; a 204 answers undefined.
 * @throws ApiError for every answer that is not a success, and with status 0 when none came. A 401
 * also forgets the session, which leads back to the sign-in screen.
 */
export async function apiRequest<Answer>(
	method: Method,
	path: string,
	body?: unknown,
	signal?: AbortSignal,
): Promise<Answer> {
	return read<Answer>(await sendInSession(method, path, body, signal));
}

/**
 * Fetches a file of the content area. @throws ApiError as `apiRequest` does, also when the
 * file breaks off.
 */
export async function download(path: string): Promise<Blob> {
	const response = await sendInSession("GET", path);
	if (!response.ok) return read<never>(response);
	try {
		return await response.blob();
	} catch (error) {
		throw new ApiError(0, String(error));
	}
}

/**
 * One page of a list: its entries, how many there are on all pages, and the address of the next
 * one.
 */
export type ListPage<Entry> = { entries: Entry[]; total: number; next: string | undefined };

/** Reads one page of a list. @throws ApiError as `apiRequest` does. */
export async function apiPage<Entry>(path: string, signal: AbortSignal): Promise<ListPage<Entry>> {
	const response = await sendInSession("GET", path, undefined, signal);
	const entries = await read<Entry[]>(response);
	return {
		entries,
		total: Number(response.headers.get("X-Total-Count") ?? entries.length),
		next: /<([^>]+)>; rel="next"/.exec(response.headers.get("Link") ?? "")?.[1],
	};
}

/**
 * Exchanges the access code for a session, which the answer sets as a cookie, and returns its id as
 * `token`. A wrong code says nothing of the session that may be open.
 */
export async function exchangeCode(password: string): Promise<{ token: string }> {
	await ending;
	return read(await send("POST", "/api/admin/login", { password }));
}

/** Ends the session on the server, and here also when the server is away. */
export function endOwnSession(): void {
	ending = send("POST", "/api/admin/logout").catch(() => undefined);
	forgetSession();
}

async function sendInSession(
	method: Method,
	path: string,
	body?: unknown,
	signal?: AbortSignal,
): Promise<Response> {
	const id = sessionId();
	const response = await send(method, path, body, signal);
	// A late answer to an earlier session's request says nothing of the present one.
	if (response.status === 401 && id === sessionId()) forgetSession();
	return response;
}

async function send(method: Method, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
	try {
		return await fetch(path, {
			method,
			headers: {
				[contentAreaHeader]: "1",
				...(body === undefined ? {} : { "Content-Type": "application/json" }),
			},
			...(body === undefined ? {} : { body: JSON.stringify(body) }),
			...(signal && { signal }),
		});
	} catch (error) {
		if (signal?.aborted) throw error;
		throw new ApiError(0, String(error));
	}
}

async function read<Answer>(response: Response): Promise<Answer> {
	const text = await response.text().catch(() => "");
	if (!response.ok) throw new ApiError(response.status, text || response.statusText);
	return (text === "" ? undefined : JSON.parse(text)) as Answer;
}
