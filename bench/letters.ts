import { Administrator } from "#e2e/support/administrator.ts";
import { megabytes, milliseconds, perSecond, times } from "./figures.ts";
import { addReadersTo, awaitSent, cancelLetter, openSink, sendLetter } from "./letter-sending.ts";
import { atLeast, atMost, type Part, plain } from "./part.ts";
import { probeHealth } from "./probe.ts";
import { residentBytes } from "./process-usage.ts";
import { saturate } from "./saturate.ts";
import { settle } from "./settle.ts";
import { type MeasuredSite, runSite } from "./site.ts";

const readers = 10_000;
const minPerSecond = 150;
const maxMemoryBytes = 250_000_000;
const maxSlower = 1.5;
const loadSeconds = 6;
const healthMs = 200;

async function measure(site: MeasuredSite) {
	const administrator = await Administrator.signIn(site.url);
	await addReadersTo(site.place, readers);
	const load = {
		url: `${site.url}/blog`,
		connections: 64,
		seconds: loadSeconds,
		headers: { "accept-encoding": "br" },
	};
	await settle(load.url);

	const first = await sendLetter(administrator);
	const began = performance.now();
	const health = await probeHealth(site.url, healthMs);
	let memory = 0;
	await awaitSent(administrator, first, readers, () => {
		memory = Math.max(memory, residentBytes(site.pid));
	});
	const rate = readers / ((performance.now() - began) / 1000);
	const { slowestMs, medianMs } = await health.stop();

	const alone = await saturate(load, site.pid);
	const second = await sendLetter(administrator);
	await awaitSent(administrator, second, 1);
	const beside = await saturate(load, site.pid);
	await cancelLetter(administrator, second);
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
