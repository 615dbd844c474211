import { setTimeout as wait } from "node:timers/promises";
import { freshPlace, type Place } from "#e2e/support/site-process.ts";
import { median, seconds } from "./figures.ts";
import { atMost, type Part, plain } from "./part.ts";
import { processorSeconds } from "./process-usage.ts";
import { say } from "./progress.ts";
import { spawnMeasured } from "./site.ts";

const starts = 5;
const maxSeconds = 1;
const pollMs = 2;

/** The time from starting the process to having its first page. */
export const start: Part = {
	title: "Start",
	method: `From starting the process, with the words of \`npm start\` (npm itself apart, which adds its own start), until the home page has arrived; asked for every ${pollMs} ms. Median of ${starts} starts on an empty folder, which migrate and seed, and of ${starts} on the folder that the one before left, in turns.`,
	measure: async () => {
		const empty: Started[] = [];
		const existing: Started[] = [];
		const of = (starts: Started[], figure: keyof Started) => median(starts.map((one) => one[figure]));
		for (let number = 1; number <= starts; number += 1) {
			const place = await freshPlace("sqlite");
			empty.push(await startToFirstPage(place));
			existing.push(await startToFirstPage(place));
			const last = [empty, existing].map((starts) => seconds(starts.at(-1)?.elapsed ?? 0));
			say(`start ${number} of ${starts}: ${last.join(", ")}`);
			await place.remove();
		}
		return {
			rows: [
				atMost("start to first page, empty folder", of(empty, "elapsed"), maxSeconds, seconds),
				atMost("start to first page, existing folder", of(existing, "elapsed"), maxSeconds, seconds),
				plain("processor time of it, empty folder", seconds(of(empty, "processor"))),
				plain("processor time of it, existing folder", seconds(of(existing, "processor"))),
			],
			details: [],
		};
	},
};

/** Seconds of a start: as the clock goes, and of the processor. */
type Started = { elapsed: number; processor: number };

async function startToFirstPage(place: Place): Promise<Started> {
	const began = performance.now();
	const site = await spawnMeasured(place);
	while (!(await hasPage(site.url))) await wait(pollMs);
	const elapsed = (performance.now() - began) / 1000;
	const processor = processorSeconds(site.pid) ?? elapsed;
	await site.stop();
	return { elapsed, processor };
}

async function hasPage(url: string): Promise<boolean> {
	try {
		const answer = await fetch(url);
		await answer.arrayBuffer();
		return answer.ok;
	} catch {
		return false;
	}
}
