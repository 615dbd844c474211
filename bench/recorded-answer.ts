import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";

/** An answer of the site: its headers and its bytes as they travelled, in base64. */
export type RecordedAnswer = { headers: Record<string, string>; body: string };

/** Headers that every server of `node:http` writes itself. */
const ofTheConnection = new Set(["date", "connection", "keep-alive", "transfer-encoding"]);

/** Records the site's own answer to a request with these headers. */
export async function recordAnswer(url: string, headers: Record<string, string>): Promise<RecordedAnswer> {
	const [answer] = (await once(get(url, { headers }), "response")) as [IncomingMessage];
	const own = Object.entries(answer.headers).filter(([name]) => !ofTheConnection.has(name));
	const body = await buffer(answer);
	return { headers: Object.fromEntries(own) as Record<string, string>, body: body.toString("base64") };
}

/** Starts a bare server process that gives everyone the answer stored in `folder`. */
export async function serveBare(
	answer: RecordedAnswer,
	folder: string,
): Promise<{ url: string; pid: number; stop(): void }> {
	const file = join(folder, "answer.json");
	writeFileSync(file, JSON.stringify(answer));
	const child: ChildProcess = fork("bench/bare-server.ts", [file]);
	const [port] = (await once(child, "message")) as [number];
	return { url: `http://localhost:${port}`, pid: child.pid ?? 0, stop: () => child.disconnect() };
}
