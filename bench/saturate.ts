import { connect, type OnReadOpts, type Socket } from "node:net";
import { percentile } from "./figures.ts";
import type { Answered, Load } from "./load.ts";
import { processorSeconds } from "./process-usage.ts";

const bytesOfRead = 128 * 1024;
const success = Buffer.from("HTTP/1.1 200 ");
const endOfHead = "\r\n\r\n";

/**
 * Sends a load with as little work as can be, for servers that answer faster than autocannon can
 * read: every answer must be as long as the first of its connection, and is not looked into beyond
 * its status. A page is settled before, which makes it shorter.
 * @throws Error when an answer is no success, or a connection ends early, as after a shorter one.
 */
export async function saturate(
	{ url, connections, seconds, headers = {} }: Load,
	pid: number,
): Promise<Answered> {
	const { hostname, port, host, pathname } = new URL(url);
	const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`);
	const request = Buffer.from([`GET ${pathname} HTTP/1.1`, ...lines, "", ""].join("\r\n"));
	const latencies: number[] = [];
	const before = processorSeconds(pid);
	const began = performance.now();
	const end = began + seconds * 1000;
	await Promise.all(
		Array.from({ length: connections }, () =>
			sendUntil({ port: Number(port), host: hostname }, request, end, latencies),
		),
	);
	const elapsed = (performance.now() - began) / 1000;
	const after = processorSeconds(pid);
	return {
		requests: latencies.length,
		perSecond: latencies.length / elapsed,
		p99Ms: percentile(latencies, 99),
		processor: before === undefined || after === undefined ? elapsed : after - before,
	};
}

/** Repeats a request until `end`, and adds the milliseconds of each to `latencies`. */
function sendUntil(
	server: { port: number; host: string },
	request: Buffer,
	end: number,
	latencies: number[],
): Promise<void> {
	return new Promise((resolve, reject) => {
		let sent = 0;
		let missing = 0;
		let total: number | undefined;
		const fail = (what: string) => socket.destroy(new Error(what));
		const ask = () => {
			sent = performance.now();
			missing = 0;
			socket.write(request);
		};
		const take: OnReadOpts["callback"] = (count, buffer) => {
			const chunk = Buffer.from(buffer.buffer, buffer.byteOffset, count);
			if (missing === 0) {
				if (chunk.compare(success, 0, success.length, 0, success.length) !== 0) fail("No success.");
				total ??= lengthOf(chunk);
				missing = total;
			}
			missing -= count;
			if (missing > 0) return true;
			if (missing < 0) fail("An answer of another length.");
			const now = performance.now();
			latencies.push(now - sent);
			if (now < end) ask();
			else socket.end(resolve);
			return true;
		};
		const onread: OnReadOpts = { buffer: Buffer.alloc(bytesOfRead), callback: take };
		const socket: Socket = connect({ ...server, noDelay: true, onread }, ask);
		socket.once("error", reject);
		socket.once("close", () => reject(new Error("The server closed a connection.")));
	});
}

/** Returns the bytes of a whole answer, of which this is the beginning. */
function lengthOf(beginning: Buffer): number {
	const head = beginning.subarray(0, beginning.indexOf(endOfHead)).toString("latin1");
	const bodyLength = /^content-length: (\d+)/im.exec(head)?.[1];
	if (bodyLength === undefined) throw new Error("An answer without its length.");
	return head.length + endOfHead.length + Number(bodyLength);
}
