import { rm } from "node:fs/promises";
import { join } from "node:path";
import { Administrator } from "#e2e/support/administrator.ts";
import { megabytes, milliseconds, whole } from "./figures.ts";
import { atMost, type Part, plain } from "./part.ts";
import { fetchPatiently, pictureAddresses } from "./pictures.ts";
import { probeHealth, probeSignIn, type RunningProbe, startProbe } from "./probe.ts";
import { residentBytes } from "./process-usage.ts";
import { publicPages } from "./public-pages.ts";
import { type MeasuredSite, runSite } from "./site.ts";

const requests = 500;
const maxBytes = 350_000_000;
const maxMs = { signIn: 2000, health: 100, stored: 250, page: 1000 };
const everyMs = { signIn: 1000, health: 100 };

/** Measures other requests while a storm asks for pictures that are not made yet. */
export const coldPictures: Part = {
	title: "A storm of cold pictures",
	method: `The sample site, its picture cache emptied: ${requests} requests at once, for every size and format of every picture, each again after a 503 until it is served. From before the first until the last is served, from threads of their own: a sign-in every ${everyMs.signIn} ms, \`/healthz\` and a picture that is stored every ${everyMs.health} ms; and, one after the other, a page that a save made new, compressed with brotli. The slowest of each, and the greatest \`ps -o rss\`.`,
	measure: async () => {
		const first = await runSite();
		await first.stop();
		await rm(join(first.place.dataDir, "cache"), { recursive: true });
		const site = await runSite(first.place);
		try {
			const addresses = await pictureAddresses(site.url);
			const [stored = ""] = addresses.splice(0, 1);
			await fetchPatiently(site.url + stored);
			const began = performance.now();
			await Administrator.signIn(site.url);
			const atRest = performance.now() - began;
			const probes = {
				signIn: await probeSignIn(site.url, everyMs.signIn),
				health: await probeHealth(site.url, everyMs.health),
				stored: await startProbe({ url: site.url + stored, everyMs: everyMs.health }),
			};
			const storm = Array.from({ length: requests }, (_, index) => addresses[index % addresses.length]);
			let isOver = false;
			const refusals = Promise.all(storm.map((address) => fetchPatiently(site.url + address))).finally(() => {
				isOver = true;
			});
			const { page, max } = await watch(site, () => isOver);
			const slowest = {
				page,
				signIn: await slowestOf(probes.signIn),
				health: await slowestOf(probes.health),
				stored: await slowestOf(probes.stored),
			};
			const refused = (await refusals).reduce((sum, count) => sum + count, 0);
			return {
				rows: [
					plain("cold pictures: a sign-in before", milliseconds(atRest)),
					atMost("cold pictures: slowest sign-in meanwhile", slowest.signIn, maxMs.signIn, milliseconds),
					atMost("cold pictures: slowest /healthz", slowest.health, maxMs.health, milliseconds),
					atMost("cold pictures: slowest stored picture", slowest.stored, maxMs.stored, milliseconds),
					atMost("cold pictures: slowest new page", slowest.page, maxMs.page, milliseconds),
					atMost("cold pictures: resident memory, the most", max, maxBytes, megabytes),
					plain("cold pictures: answers 503", whole(refused)),
				],
				details: [],
			};
		} finally {
			await site.stop();
			await site.place.remove();
		}
	},
};

async function watch({ url, pid }: MeasuredSite, isOver: () => boolean) {
	const administrator = await Administrator.signIn(url);
	// Pages that nobody asked for yet; when all were, the ones that a saved setting made new.
	const pages = (await publicPages()).map(({ address }) => address);
	let max = 0;
	let page = 0;
	for (let turn = 0; !isOver(); turn += 1) {
		const began = performance.now();
		await read(url + pages[turn % pages.length]);
		page = Math.max(page, performance.now() - began);
		await administrator.setMemberCount(500 + turn);
		max = Math.max(max, residentBytes(pid));
	}
	return { page, max };
}

async function slowestOf(probe: RunningProbe): Promise<number> {
	const { slowestMs, failed } = await probe.stop();
	if (failed.length > 0) throw new Error(`A probe failed: ${failed.join(", ")}`);
	return slowestMs;
}

async function read(url: string): Promise<void> {
	const answer = await fetch(url, { headers: { "accept-encoding": "br" } });
	await answer.arrayBuffer();
	if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
}
