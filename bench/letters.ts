import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { Letter } from "#app/features/letters/letter.ts";
import type { LetterProgress } from "#app/features/letters/letter-progress.ts";
import { Administrator } from "#e2e/support/administrator.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { addReaders, wholeLetter } from "#server/testing/readers.ts";
import { megabytes, milliseconds, perSecond, times } from "./figures.ts";
import { atLeast, atMost, type Part, plain } from "./part.ts";
import { probeHealth } from "./probe.ts";
import { residentBytes } from "./process-usage.ts";
import { saturate } from "./saturate.ts";
import { type MeasuredSite, runSite } from "./site.ts";

const readers = 10_000;
const minPerSecond = 150;
const maxMemoryBytes = 250_000_000;
const maxSlower = 1.5;
const loadSeconds = 6;
const lookMs = 1_000;
const healthMs = 200;
const path = "/api/admin/letters";

/** A mail server in a thread of its own: it takes nothing from the load that is sent to the pages. */
async function openSink() {
	const thread = new Worker(new URL("./mail-sink.thread.ts", import.meta.url));
	const [port] = (await once(thread, "message")) as [number];
	return { url: `smtp://127.0.0.1:${port}`, close: () => thread.terminate() };
}

/** Starts a letter to every reader. @returns its id. */
async function sendLetter(administrator: Administrator): Promise<string> {
	const { id } = await administrator.request<Letter>("POST", path, {});
	await administrator.request("PUT", `${path}/${id}`, { ...wholeLetter, version: 1 });
	await administrator.request("POST", `${path}/${id}/send`, { version: 2, audience: "all" });
	return id;
}

/** Waits until a letter has reached so many. @returns the most memory meanwhile. */
async function awaitSent(site: MeasuredSite, administrator: Administrator, id: string, count: number) {
	let memory = 0;
	for (;;) {
		const { sent } = await administrator.request<LetterProgress>("GET", `${path}/${id}/progress`);
		memory = Math.max(memory, residentBytes(site.pid));
		if (sent >= count) return memory;
		await wait(lookMs);
	}
}

async function measure(site: MeasuredSite) {
	const administrator = await Administrator.signIn(site.url);
	const { dataDir, databaseUrl } = site.place;
	const database = await openDatabase({ dataDir, databaseUrl: databaseUrl || undefined });
	await addReaders(database, readers);
	await database.close();
	const load = {
		url: `${site.url}/blog`,
		connections: 64,
		seconds: loadSeconds,
		headers: { "accept-encoding": "br" },
	};
	await (await fetch(load.url, { headers: load.headers })).arrayBuffer();

	const first = await sendLetter(administrator);
	const began = performance.now();
	const health = await probeHealth(site.url, healthMs);
	const memory = await awaitSent(site, administrator, first, readers);
	const rate = readers / ((performance.now() - began) / 1000);
	const { slowestMs, medianMs } = await health.stop();

	const alone = await saturate(load, site.pid);
	const second = await sendLetter(administrator);
	await awaitSent(site, administrator, second, 1);
	const beside = await saturate(load, site.pid);
	await administrator.request("POST", `${path}/${second}/step`, { step: "cancel" });
	return {
		rows: [
			atLeast("letters: sent", rate, minPerSecond, perSecond),
			atMost("letters: resident memory, most", memory, maxMemoryBytes, megabytes),
			atMost("letters: pages slower meanwhile", alone.perSecond / beside.perSecond, maxSlower, times),
			plain("letters: pages alone, beside", `${perSecond(alone.perSecond)}, ${perSecond(beside.perSecond)}`),
			plain("letters: /healthz, median, slowest", `${milliseconds(medianMs)}, ${milliseconds(slowestMs)}`),
		],
		details: [],
	};
}

/** A letter to many readers, and what visitors notice of it. */
export const letters: Part = {
	title: "A letter to 10,000 readers",
	method: `Half of the ${readers} readers read French; the mail server is a thread of the measuring process, which takes everything. From the answer to Send until the last letter is noted as sent; \`ps -o rss\` and \`/healthz\` meanwhile. Then a cached page on 64 connections for ${loadSeconds} s, alone and beside another letter.`,
	measure: async () => {
		const sink = await openSink();
		const site = await runSite(undefined, "", { SMTP_URL: sink.url });
		try {
			return await measure(site);
		} finally {
			await site.stop();
			await site.place.remove();
			await sink.close();
		}
	},
};
