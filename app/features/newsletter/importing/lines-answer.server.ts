import type { ImportLine } from "./subscriber-import.ts";

type Work = (say: (line: ImportLine) => void, signal: AbortSignal) => Promise<ImportLine>;

/**
 * The answer to work that takes a while: a line of JSON for each step, and one for how it ended.
 * Whoever goes away ends the work. `onError` hears of what nobody expected.
 */
export function linesAnswer(work: Work, onError: (error: unknown) => void): Response {
	const gone = new AbortController();
	const encoder = new TextEncoder();
	const body = new ReadableStream<Uint8Array>({
		start: async (controller) => {
			const say = (line: ImportLine) => {
				if (!gone.signal.aborted) controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
			};
			try {
				say(await work(say, gone.signal));
			} catch (error) {
				if (gone.signal.aborted) return;
				onError(error);
				say({ kind: "failed" });
			}
			if (!gone.signal.aborted) controller.close();
		},
		cancel: () => gone.abort(),
	});
	return new Response(body, { headers: { "Content-Type": "text/x-ndjson" } });
}
