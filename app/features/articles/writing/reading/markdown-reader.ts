import type { TextError } from "#app/features/articles/rendered-text.ts";
import type { SplitMarkdown } from "../document/markdown-blocks.ts";
import type { ReadAnswer, ReadTask } from "./read-task.ts";

/** The part of the Worker interface that is used here. */
export type ReadWorker = Pick<Worker, "onmessage" | "onerror" | "postMessage" | "terminate">;

/** 200,000 characters of prose take a slow phone two seconds. */
const timeoutMs = 5_000;
/** Milliseconds to find the line of a text that took too long. */
const locateMs = 2_000;

/** A text cannot be shown in the editor. Without a error, the worker failed and not the text. */
export class Unreadable extends Error {
	readonly textError: TextError | undefined;

	constructor(textError: TextError | undefined) {
		super("The text cannot be shown.");
		this.name = "Unreadable";
		this.textError = textError;
	}
}

export type MarkdownReader = {
	/** @throws Unreadable */
	read(markdown: string): Promise<SplitMarkdown>;
	/** Cancels the text that is being read; its promise never settles. */
	close(): void;
};

/** Reads texts in a worker, within limits. */
export function markdownReader(
	startWorker: () => ReadWorker = startReader,
	limits = { timeoutMs, locateMs },
): MarkdownReader {
	let end: () => void = () => undefined;

	/** Runs a task. @returns the last answer, or the line it reached within its time. */
	function ask(task: ReadTask, ms: number): Promise<ReadAnswer | undefined> {
		return new Promise((resolve, reject) => {
			const worker = startWorker();
			let last: ReadAnswer | undefined;
			const timer = setTimeout(() => settle(() => resolve(last)), ms);
			end = () => {
				clearTimeout(timer);
				worker.terminate();
			};
			function settle(tell: () => void): void {
				end();
				tell();
			}
			worker.onmessage = ({ data }: MessageEvent<ReadAnswer>) => {
				last = data;
				if (!("line" in data)) settle(() => resolve(data));
			};
			worker.onerror = () => settle(() => reject(new Unreadable(undefined)));
			worker.postMessage(task);
		});
	}

	async function read(markdown: string): Promise<SplitMarkdown> {
		const answer = await ask({ kind: "read", markdown }, limits.timeoutMs);
		if (answer !== undefined && "text" in answer) return answer.text;
		if (answer !== undefined && "textError" in answer) throw new Unreadable(answer.textError);
		const place = await ask({ kind: "locate", markdown }, limits.locateMs);
		throw new Unreadable({ reason: "complex", line: place && "line" in place ? place.line : undefined });
	}

	return { read, close: () => end() };
}

function startReader(): ReadWorker {
	try {
		return new Worker(new URL("./reader.worker.ts", import.meta.url), { type: "module" });
	} catch {
		throw new Unreadable(undefined);
	}
}
