import { ApiError } from "./api-error.ts";
import { askForKey } from "./key-question.ts";
import { contentAreaHeader } from "./session-cookies.ts";
import { forgetSession, sessionId } from "./session-storage.ts";

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** The request that ends this tab's last session: its response removes the session's cookies. */
let ending: Promise<unknown> = Promise.resolve();

/**
 * Sends a request in this browser's session. A 204 returns undefined.
 * @throws ApiError without success, with status 0 without a response. A 401 ends the session here.
 */
export async function apiRequest<Answer>(
	method: Method,
	path: string,
	body?: unknown,
	signal?: AbortSignal,
): Promise<Answer> {
	return read<Answer>(await sendInSession(method, path, body, signal));
}

/** Fetches a file of the content area. @throws ApiError as `apiRequest` does, also if it breaks off. */
export async function download(path: string): Promise<Blob> {
	const response = await sendInSession("GET", path);
	if (!response.ok) return read<never>(response);
	try {
		return await response.blob();
	} catch (error) {
		throw new ApiError(0, String(error));
	}
}

/** One page of a list, with the number of entries on all pages and the address of the next one. */
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

/** Exchanges a key for a session: the access code, or at another path another one. A wrong one ends none. */
export async function exchangeKey(key: object, path = "/api/admin/login"): Promise<{ token: string }> {
	await ending;
	return read(await send("POST", path, key));
}

/** Ends the session on the server, and here also if the server is away. */
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
	let response = await send(method, path, body, signal);
	if ((await isKeyNeeded(response)) && (await askForKey())) response = await send(method, path, body, signal);
	// A late response to an earlier session's request does not end the present one.
	if (response.status === 401 && id === sessionId()) forgetSession();
	return response;
}

/** Returns whether a request was refused until the key is given again. */
async function isKeyNeeded(response: Response): Promise<boolean> {
	if (response.status !== 403) return false;
	return new ApiError(403, await response.clone().text()).code === "key-needed";
}

async function send(method: Method, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
	const isJson = body !== undefined && !(body instanceof FormData);
	try {
		return await fetch(path, {
			method,
			headers: { [contentAreaHeader]: "1", ...(isJson && { "Content-Type": "application/json" }) },
			...(body !== undefined && { body: isJson ? JSON.stringify(body) : body }),
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

/** Sends a form. `onLine` gets each JSON line of the response as it arrives. @throws ApiError */
export async function sendForm<Line>(
	path: string,
	body: FormData,
	onLine: (line: Line) => void,
	signal: AbortSignal,
): Promise<void> {
	const response = await sendInSession("POST", path, body, signal);
	if (!response.ok) return read<never>(response);
	try {
		await readLines(response, onLine);
	} catch (error) {
		if (signal.aborted || error instanceof ApiError) throw error;
		throw new ApiError(0, String(error));
	}
}

async function readLines<Line>({ body }: Response, onLine: (line: Line) => void): Promise<void> {
	const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
	let rest = "";
	for (;;) {
		const { done = true, value = "" } = (await reader?.read()) ?? {};
		const lines = `${rest}${value}`.split("\n");
		rest = lines.pop() ?? "";
		for (const line of lines) onLine(JSON.parse(line) as Line);
		if (!done) continue;
		if (rest !== "") onLine(JSON.parse(rest) as Line);
		return;
	}
}

export function saveFile(file: Blob, name: string): void {
	const address = URL.createObjectURL(file);
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	URL.revokeObjectURL(address);
}
