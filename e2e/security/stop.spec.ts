import { Agent, get } from "node:http";
import { connect } from "node:net";
import { expect, test } from "#e2e/support/fixtures.ts";
import { type SiteProcess, samplePlace, startSite } from "#e2e/support/site-process.ts";

const readers = 64;
const answersBefore = 5;
/** A cached page, one that is rendered for each request, and an endpoint. */
const paths = ["/", "/fr/preview/unknown", "/api/events"];

type Read = { answers: number; cut: unknown };

/** Repeats a request on one connection until the site closes it. */
async function readOnOneConnection(url: string, noteAnswer: () => void): Promise<Read> {
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	for (let answers = 0; ; answers += 1) {
		const path = paths[answers % paths.length];
		try {
			const isLast = await new Promise<boolean>((resolve, reject) => {
				const asking = get(`${url}${path}`, { agent }, (answer) => {
					answer.once("error", reject).once("end", () => resolve(answer.headers.connection === "close"));
					answer.resume();
				});
				asking.once("error", reject);
			});
			noteAnswer();
			if (isLast) return { answers, cut: undefined };
		} catch (cut) {
			return { answers, cut };
		}
	}
}

for (const signal of ["SIGTERM", "SIGHUP"] as const) {
	test(`${signal} beside ${readers} readers cuts none of them, and ends with 0`, {
		tag: signal === "SIGHUP" ? "@long" : [],
	}, async () => {
		const place = await samplePlace("sqlite");
		const site = await startSite(place);
		let answers = 0;
		const reading = Array.from({ length: readers }, () =>
			readOnOneConnection(site.url, () => {
				answers += 1;
			}),
		);
		await expect.poll(() => answers, { timeout: 20_000 }).toBeGreaterThan(readers * answersBefore);
		expect(await site.stop(signal)).toBe(0);
		const reads = await Promise.all(reading);
		expect(reads.flatMap(({ cut }) => (cut === undefined ? [] : [String(cut)]))).toEqual([]);
		await place.remove();
	});
}

test("a second signal ends the process at once", { tag: "@long" }, async () => {
	const place = await samplePlace("sqlite");
	const site = await startSite(place);
	await unfinishedRequest(site);
	const stopped = site.stop("SIGTERM");
	await expect.poll(() => site.output()).toContain('"msg":"stopping"');
	// One within a second counts as the same.
	await expect(async () => {
		site.process.kill("SIGTERM");
		expect(site.output()).toContain('"msg":"ended before everything was done"');
	}).toPass();
	expect(await stopped).toBe(1);
	await place.remove();
});

test("an error that nobody caught is one line of the log, and the end of the process", async () => {
	const place = await samplePlace("sqlite");
	const provoke = `process.on("SIGUSR2", () => { throw new Error("provoked"); })`;
	const site = await startSite(place, {}, [
		process.execPath,
		"--import",
		`data:text/javascript,${encodeURIComponent(provoke)}`,
		"scripts/start.js",
	]);
	expect(await site.stop("SIGUSR2")).toBe(1);
	const last = site.output().trimEnd().split("\n").at(-1) ?? "";
	expect(JSON.parse(last)).toMatchObject({ level: 60, msg: "crashed", err: { message: "provoked" } });
	await place.remove();
});

/** A request whose body never ends: it would hold the stop for ten seconds. */
async function unfinishedRequest(site: SiteProcess): Promise<void> {
	const socket = connect(Number(new URL(site.url).port), "127.0.0.1");
	socket.on("error", () => undefined);
	await new Promise((resolve) => socket.once("connect", resolve));
	const head =
		"POST /api/newsletter HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{";
	await new Promise((resolve) => socket.write(head, resolve));
}
