/** A thread that does what a test asks of it. */
import { parentPort, threadId, workerData } from "node:worker_threads";

const noted = new Int32Array((workerData as { progress: SharedArrayBuffer }).progress);

parentPort?.on("message", (task: { do: string; word?: string }) => {
	if (task.do === "throw") throw new Error("as asked");
	if (task.do === "fill") {
		const full: number[][] = [];
		for (;;) full.push(Array.from({ length: 10_000 }, (_, index) => index + 0.5));
	}
	if (task.do === "spin") {
		noted[0] = 7;
		for (;;) noted[0] = 7;
	}
	parentPort?.postMessage({ word: task.word, thread: threadId });
});
parentPort?.postMessage("ready");
