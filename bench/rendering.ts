import { median, milliseconds, perSecond } from "./figures.ts";
import { sendLoad } from "./load.ts";
import { atLeast, type Part, plain } from "./part.ts";
import { profileUnder } from "./profile.ts";
import { say } from "./progress.ts";
import { withSite } from "./site.ts";

const connections = 4;
const warmUpSeconds = 8;
const rounds = 7;
const roundSeconds = 3;
const leastRenderings = 250;
/** An address of the home page that the page cache never keeps. */
export const uncachedHome = "/?x=1";

/** Renderings of the home page a second, on one core. */
export const rendering: Part = {
	title: "Home pages rendered anew",
	method: `autocannon, ${connections} connections, \`${uncachedHome}\`: an address that is never kept. After ${warmUpSeconds} s of warming up, ${rounds} rounds of ${roundSeconds} s, the median. A second on one core is a second of processor time of the server's process, all its threads (\`/proc/<pid>/stat\`). When the bound is missed, a profile follows.`,
	measure: () =>
		withSite(async ({ url, pid }) => {
			const load = { url: url + uncachedHome, connections };
			await sendLoad({ ...load, seconds: warmUpSeconds }, pid);
			const answered = [];
			for (let round = 1; round <= rounds; round += 1) {
				const one = await sendLoad({ ...load, seconds: roundSeconds }, pid);
				answered.push(one);
				say(`round ${round} of ${rounds}: ${perSecond(one.requests / one.processor)} of processor time`);
			}
			const ofOneCore = median(answered.map(({ requests, processor }) => requests / processor));
			const elapsed = median(answered.map((one) => one.perSecond));
			const missed = ofOneCore < leastRenderings;
			const profiled = { connections, seconds: warmUpSeconds };
			return {
				rows: [
					atLeast("home, renderings a second on one core", ofOneCore, leastRenderings, perSecond),
					plain("home, processor time of a rendering", milliseconds(1000 / ofOneCore)),
					plain("home, renderings a second as the clock goes", perSecond(elapsed)),
				],
				details: missed ? [await profileUnder(sendLoad, uncachedHome, profiled)] : [],
			};
		}),
};
