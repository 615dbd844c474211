import "#platform/testing/dom.ts";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { ApiError } from "./api-error.ts";
import { sendForm } from "./client.ts";
import { contentAreaHeader } from "./session-cookies.ts";
import { isSignedIn } from "./session-flag.ts";
import { beginSession, forgetSession } from "./session-storage.ts";

type Sent = { path: string; init: RequestInit };

/** Returns a server that answers every form with this. */
function server(answer: (sent: Sent) => Response | Promise<Response>): Sent[] {
	const all: Sent[] = [];
	vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
		all.push({ path, init });
		return answer({ path, init });
	});
	onTestFinished(() => void vi.unstubAllGlobals());
	return all;
}

/** Returns an answer that comes in these pieces. */
function inPieces(...pieces: (string | Uint8Array<ArrayBuffer>)[]): Response {
	const encoder = new TextEncoder();
	return new Response(
		new ReadableStream({
			start(controller) {
				for (const piece of pieces) {
					controller.enqueue(typeof piece === "string" ? encoder.encode(piece) : piece);
				}
				controller.close();
			},
		}),
	);
}

async function send(signal = new AbortController().signal) {
	const lines: unknown[] = [];
	await sendForm("/api/imports", new FormData(), (line) => lines.push(line), signal);
	return lines;
}

beforeEach(() => forgetSession());

describe("a form with a file", () => {
	it("is sent as the content area's, as a form and not as JSON", async () => {
		const sent = server(() => new Response(""));
		await send();
		expect(sent).toHaveLength(1);
		expect(sent[0]?.init.method).toBe("POST");
		expect(sent[0]?.init.body).toBeInstanceOf(FormData);
		expect(sent[0]?.init.headers).toEqual({ [contentAreaHeader]: "1" });
	});

	it.each([
		["whole lines", ['{"a":1}\n', '{"a":2}\n']],
		["a line in pieces", ['{"a"', ":1}\n{", '"a":2}\n']],
		["no end of the last line", ['{"a":1}\n{"a":2}']],
		["all at once", ['{"a":1}\n{"a":2}\n']],
	])("hands over each line of the answer, of %s", async (_how, pieces) => {
		server(() => inPieces(...pieces));
		expect(await send()).toEqual([{ a: 1 }, { a: 2 }]);
	});

	it("reads a letter that comes in two pieces", async () => {
		const bytes = new TextEncoder().encode('{"name":"Zoé"}\n');
		const cut = bytes.indexOf(0xc3) + 1;
		server(() => inPieces(bytes.slice(0, cut), bytes.slice(cut)));
		expect(await send()).toEqual([{ name: "Zoé" }]);
	});

	it("hands over nothing of an empty answer", async () => {
		server(() => new Response(null, { status: 200 }));
		expect(await send()).toEqual([]);
	});

	it("that fails shows the server's message", async () => {
		const body = JSON.stringify({ message: "Too large.", code: "too-large", fields: { file: "Too large." } });
		server(() => new Response(body, { status: 413 }));
		await expect(send()).rejects.toMatchObject({
			status: 413,
			serverMessage: "Too large.",
			code: "too-large",
			fields: { file: "Too large." },
		});
	});

	it("ends the session that it was refused for, and no later one", async () => {
		beginSession("old");
		server(() => new Response("", { status: 401 }));
		await expect(send()).rejects.toMatchObject({ status: 401 });
		expect(isSignedIn()).toBe(false);
		beginSession("old");
		server(() => {
			beginSession("new");
			return new Response("", { status: 401 });
		});
		await expect(send()).rejects.toBeInstanceOf(ApiError);
		expect(isSignedIn()).toBe(true);
	});

	it("that never arrives is one error", async () => {
		server(() => Promise.reject(new TypeError("Failed to fetch")));
		await expect(send()).rejects.toMatchObject({ status: 0, unreachable: true });
	});

	it("whose response breaks off is one error, after the lines that came", async () => {
		const lines: unknown[] = [];
		server(() => inPieces('{"a":1}\n{"a"'));
		const sending = sendForm("/api/imports", new FormData(), (line) => lines.push(line), AbortSignal.any([]));
		await expect(sending).rejects.toMatchObject({ status: 0 });
		expect(lines).toEqual([{ a: 1 }]);
	});

	it("that is given up is no failure of the network", async () => {
		const controller = new AbortController();
		server(({ init }) => {
			controller.abort();
			return Promise.reject(init.signal?.reason);
		});
		await expect(send(controller.signal)).rejects.toMatchObject({ name: "AbortError" });
	});
});
