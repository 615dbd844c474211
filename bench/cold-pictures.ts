import { rm } from "node:fs/promises";
import { join } from "node:path";
import { Administrator } from "#e2e/support/administrator.ts";
import { megabytes, milliseconds, whole } from "./figures.ts";
import { atMost, type Part, plain } from "./part.ts";
import { fetchPatiently, pictureAddresses } from "./pictures.ts";
import { residentBytes } from "./process-usage.ts";
import { publicPages } from "./public-pages.ts";
import { type MeasuredSite, runSite } from "./site.ts";

const requests = 500;
const mostBytes = 350_000_000;
const mostMs = { signIn: 2000, health: 100, stored: 250, page: 1000 };

type Slowest = Record<keyof typeof mostMs, number>;

/** What others notice while a storm of requests asks for pictures that are not made yet. */
export const coldPictures: Part = {
	title: "A storm of cold pictures",
	method: `The sample site, its picture cache emptied: ${requests} requests at once, for every size and format of every picture, each again after a 503 until it is served. Until the last is served, one after the other and without a pause: a sign-in, \`/healthz\`, a picture that is stored, and a page asked for the first time, compressed with brotli. The slowest of each, and the greatest \`ps -o rss\`.`,
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
			const storm = Array.from({ length: requests }, (_, index) => addresses[index % addresses.length]);
			let isOver = false;
			const refusals = Promise.all(storm.map((address) => fetchPatiently(site.url + address))).finally(() => {
				isOver = true;
			});
			const { slowest, most } = await watch(site, stored, () => isOver);
			const refused = (await refusals).reduce((sum, count) => sum + count, 0);
			return {
				rows: [
					plain("cold pictures: a sign-in before", milliseconds(atRest)),
					atMost("cold pictures: slowest sign-in meanwhile", slowest.signIn, mostMs.signIn, milliseconds),
					atMost("cold pictures: slowest /healthz", slowest.health, mostMs.health, milliseconds),
					atMost("cold pictures: slowest stored picture", slowest.stored, mostMs.stored, milliseconds),
					atMost("cold pictures: slowest new page", slowest.page, mostMs.page, milliseconds),
					atMost("cold pictures: resident memory, the most", most, mostBytes, megabytes),
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

async function watch({ url, pid }: MeasuredSite, stored: string, isOver: () => boolean) {
	const slowest: Slowest = { signIn: 0, health: 0, stored: 0, page: 0 };
	// Pages that nobody asked for yet; when all were, the ones that a saved setting made new.
	const pages = (await publicPages()).map(({ address }) => address);
	let most = 0;
	for (let turn = 0; !isOver(); turn += 1) {
		const noted = async (what: keyof Slowest, act: () => Promise<unknown>) => {
			const began = performance.now();
			await act();
			slowest[what] = Math.max(slowest[what], performance.now() - began);
		};
		let administrator: Administrator | undefined;
		await noted("signIn", async () => {
			administrator = await Administrator.signIn(url);
		});
		await noted("health", () => read(`${url}/healthz`));
		await noted("stored", () => read(url + stored));
		await noted("page", () => read(url + pages[turn % pages.length]));
		await administrator?.setMemberCount(500 + turn);
		most = Math.max(most, residentBytes(pid));
	}
	return { slowest, most };
}

async function read(url: string): Promise<void> {
	const answer = await fetch(url, { headers: { "accept-encoding": "br" } });
	await answer.arrayBuffer();
	if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
}
