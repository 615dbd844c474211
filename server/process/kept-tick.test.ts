import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";

/** Writes the least time of a tick, of several rounds, before garbage is collected and after. */
const program = `
	import { setImmediate as turn, setTimeout as pause } from "node:timers/promises";
	import { keepOneTick } from "./server/process/kept-tick.ts";
	keepOneTick();
	async function leastTime() {
		let least = Infinity;
		for (let round = 0; round < 8; round += 1) {
			const began = process.cpuUsage();
			for (let batch = 0; batch < 1000; batch += 1) {
				for (let tick = 0; tick < 100; tick += 1) process.nextTick(() => undefined, batch);
				await turn();
			}
			const { user, system } = process.cpuUsage(began);
			least = Math.min(least, user + system);
		}
		return least;
	}
	const before = await leastTime();
	for (let collection = 0; collection < 8; collection += 1) {
		// Nothing waits in the queue of ticks.
		await pause(1);
		gc();
	}
	console.log(JSON.stringify({ before, after: await leastTime() }));`;

it("a tick takes no longer once garbage was collected", () => {
	const args = ["--expose-gc", "--input-type=module", "-e", program];
	const written = execFileSync(process.execPath, args, { encoding: "utf8" });
	const { before, after } = JSON.parse(written) as { before: number; after: number };
	expect(after / before).toBeLessThan(2);
});
