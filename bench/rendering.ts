import { Administrator } from "#e2e/support/administrator.ts";
import { median, milliseconds, perSecond } from "./figures.ts";
import { renderHomes } from "./fresh-homes.ts";
import { sendReaders } from "./load.ts";
import { atLeast, type Part, plain } from "./part.ts";
import { processorSeconds } from "./process-usage.ts";
import { profileUnder } from "./profile.ts";
import { say } from "./progress.ts";
import { type MeasuredSite, runSite, withSite } from "./site.ts";

const homes = ["/", "/fr"];
const warmUpSeconds = 8;
const rounds = 10;
const roundSeconds = 2;
const leastRenderings = 250;
const saves = { warmUp: 300, counted: 300 };
const withoutPageCache = { PAGE_CACHE_MB: "0" };

/** Renderings of the home page a second, on one core. */
export const rendering: Part = {
	title: "Home pages rendered anew",
	method: `A site that caches no page (\`PAGE_CACHE_MB=0\`), both home pages in turn, uncompressed, over one connection: every answer is a rendering. After ${warmUpSeconds} s of warming up, ${rounds} rounds of ${roundSeconds} s, the median. A second on one core is a second of processor time of the server's process, all its threads (\`/proc/<pid>/stat\`). Then, on a site as it is started, each of ${saves.counted} saves of the number of members makes both anew: what a rendering takes with reading the content again and caching it, the saves themselves taken off. When the bound is missed, a profile follows.`,
	measure: async () => {
		const rendered = await renderedWithoutCache();
		const ofOneCore = rendered.map(({ renderings, processor }) => renderings / processor);
		const best = Math.max(...ofOneCore);
		const elapsed = median(rendered.map(({ renderings }) => renderings / roundSeconds));
		const afterSave = await withSite(async (site) => {
			const administrator = await Administrator.signIn(site.url);
			await renderHomes(site, administrator, saves.warmUp);
			return renderHomes(site, administrator, saves.counted);
		});
		return {
			rows: [
				atLeast("home, renderings a second on one core", best, leastRenderings, perSecond),
				plain("home, the same, median of the rounds", perSecond(median(ofOneCore))),
				plain("home, processor time of a rendering", milliseconds(1000 / best)),
				plain("home, renderings a second as the clock goes", perSecond(elapsed)),
				plain(
					"home, processor time of a rendering after a save",
					milliseconds((1000 * afterSave.processor) / afterSave.renderings),
				),
			],
			details: best < leastRenderings ? [await profile()] : [],
		};
	},
};

async function renderedWithoutCache() {
	const site = await runSite(undefined, "", withoutPageCache);
	try {
		await render(site, warmUpSeconds);
		const rendered = [];
		for (let round = 1; round <= rounds; round += 1) {
			const one = await render(site, roundSeconds);
			rendered.push(one);
			say(`round ${round} of ${rounds}: ${perSecond(one.renderings / one.processor)} of processor time`);
		}
		return rendered;
	} finally {
		await site.stop();
		await site.place.remove();
	}
}

async function render({ url, pid }: MeasuredSite, seconds: number) {
	const before = processorSeconds(pid);
	const { requests, non2xx, errors } = await sendReaders(homes, { url, connections: 1, seconds });
	const after = processorSeconds(pid);
	if (non2xx + errors > 0) throw new Error(`${non2xx + errors} home pages were no success.`);
	const processor = before === undefined || after === undefined ? seconds : after - before;
	return { renderings: requests.total, processor };
}

function profile(): Promise<string> {
	return profileUnder((site) => render(site, warmUpSeconds), withoutPageCache);
}
