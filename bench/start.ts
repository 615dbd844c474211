import { setTimeout as wait } from "node:timers/promises";
import { freshPlace, type Place } from "../e2e/site-process.ts";
import { median, seconds } from "./figures.ts";
import { atMost, type Part } from "./part.ts";
import { say } from "./progress.ts";
import { spawnMeasured } from "./site.ts";

const starts = 5;
const mostSeconds = 1;
const pollMs = 2;

/** From starting the process to having its first page. */
export const start: Part = {
	title: "Start",
	method: `From starting the process, with the words of \`npm start\` (npm itself apart, which adds its own start), until the home page has arrived; asked for every ${pollMs} ms. Median of ${starts} starts on an empty folder, which migrate and seed, and of ${starts} on the folder that the one before left, in turns.`,
	measure: async () => {
		const empty: number[] = [];
		const existing: number[] = [];
		for (let number = 1; number <= starts; number += 1) {
			const place = await freshPlace("sqlite");
			empty.push(await secondsToFirstPage(place));
			existing.push(await secondsToFirstPage(place));
			say(
				`start ${number} of ${starts}: ${[empty, existing].map((taken) => seconds(taken.at(-1) ?? 0)).join(", ")}`,
			);
			await place.remove();
		}
		return {
			rows: [
				atMost("start to first page, empty folder", median(empty), mostSeconds, seconds),
				atMost("start to first page, existing folder", median(existing), mostSeconds, seconds),
			],
			details: [],
		};
	},
};

async function secondsToFirstPage(place: Place): Promise<number> {
	const began = performance.now();
	const site = await spawnMeasured(place);
	while (!(await hasPage(site.url))) await wait(pollMs);
	const taken = (performance.now() - began) / 1000;
	await site.stop();
	return taken;
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
