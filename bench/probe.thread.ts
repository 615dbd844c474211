import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { median } from "./figures.ts";
import type { Probe, ProbeTimes } from "./probe.ts";

const { url, everyMs, method = "GET", json, headers: given = {} } = workerData as Probe;
const timesMs: number[] = [];
const failed: string[] = [];
const pending: Promise<void>[] = [];
let isOver = false;

async function ask(): Promise<void> {
	const began = performance.now();
	try {
		const headers = json === undefined ? given : { ...given, "Content-Type": "application/json" };
		const body = json === undefined ? undefined : JSON.stringify(json);
		const answer = await fetch(url, { method, headers, body });
		await answer.arrayBuffer();
		if (!answer.ok) failed.push(String(answer.status));
	} catch (error) {
		failed.push(String(error));
	}
	timesMs.push(performance.now() - began);
}

if (parentPort === null) throw new Error("The probe runs in a thread.");
const port = parentPort;
const stopped = once(port, "message").then(() => {
	isOver = true;
});
await ask();
timesMs.length = 0;
port.postMessage("warm");
while (!isOver) {
	pending.push(ask());
	await Promise.race([wait(everyMs), stopped]);
}
await Promise.all(pending);
port.postMessage({
	slowestMs: Math.max(...timesMs),
	medianMs: median(timesMs),
	failed,
} satisfies ProbeTimes);
