import { Administrator } from "#e2e/support/administrator.ts";
import { median, milliseconds, perSecond } from "./figures.ts";
import { renderHomes } from "./fresh-homes.ts";
import { atLeast, type Part, plain } from "./part.ts";
import { profileUnder } from "./profile.ts";
import { say } from "./progress.ts";
import { withSite } from "./site.ts";

const warmUpSaves = 800;
const rounds = 7;
const savesOfRound = 300;
const leastRenderings = 250;

/** Renderings of the home page a second, on one core. */
export const rendering: Part = {
	title: "Home pages rendered anew",
	method: `Before each pair of home pages (English and French, at once) the number of members that they show is saved, so that both are rendered; they are asked for uncompressed. After ${warmUpSaves} saves of warming up, ${rounds} rounds of ${savesOfRound}, the median; what the same saves take without the pages is taken off. A second on one core is a second of processor time of the server's process, all its threads (\`/proc/<pid>/stat\`). When the bound is missed, a profile follows.`,
	measure: () =>
		withSite(async (site) => {
			const administrator = await Administrator.signIn(site.url);
			await renderHomes(site, administrator, warmUpSaves);
			const rendered = [];
			for (let round = 1; round <= rounds; round += 1) {
				const one = await renderHomes(site, administrator, savesOfRound);
				rendered.push(one);
				say(`round ${round} of ${rounds}: ${perSecond(one.renderings / one.processor)} of processor time`);
			}
			const ofOneCore = median(rendered.map(({ renderings, processor }) => renderings / processor));
			const elapsed = median(rendered.map((one) => one.renderings / one.elapsed));
			return {
				rows: [
					atLeast("home, renderings a second on one core", ofOneCore, leastRenderings, perSecond),
					plain("home, processor time of a rendering", milliseconds(1000 / ofOneCore)),
					plain("home, renderings a second as the clock goes", perSecond(elapsed)),
				],
				details: ofOneCore < leastRenderings ? [await profile()] : [],
			};
		}),
};

function profile(): Promise<string> {
	return profileUnder(async ({ url, pid }) => {
		await renderHomes({ url, pid }, await Administrator.signIn(url), warmUpSaves);
	});
}
