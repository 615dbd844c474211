import { Worker as Thread } from "node:worker_threads";
import { onTestFinished } from "vitest";
import type { ReadWorker } from "#app/features/articles/writing/reading/markdown-reader.ts";

/** Returns a thread that runs the editor's worker, as a browser would: it ends with the test at the latest. */
export function threadWorker(): ReadWorker {
	const thread = new Thread(new URL("./thread-worker.entry.ts", import.meta.url));
	const worker: ReadWorker = {
		onmessage: null,
		onerror: null,
		postMessage: (task: unknown) => thread.postMessage(task),
		terminate: () => void thread.terminate(),
	};
	const listening = worker as { onmessage(event: unknown): void; onerror(event: unknown): void };
	thread.on("message", (data) => listening.onmessage({ data }));
	thread.on("error", (error) => listening.onerror(error));
	onTestFinished(async () => void (await thread.terminate()));
	return worker;
}
