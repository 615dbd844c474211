/** Gives a thread of Node the `self` of a browser's worker, with its messages. */
import { parentPort } from "node:worker_threads";

const scope = {
	onmessage: undefined as ((event: { data: unknown }) => void) | undefined,
	postMessage: (answer: unknown) => parentPort?.postMessage(answer),
};
Object.assign(globalThis, { self: scope });
await import("#app/features/articles/writing/reading/reader.worker.ts");
parentPort?.on("message", (data) => scope.onmessage?.({ data }));
