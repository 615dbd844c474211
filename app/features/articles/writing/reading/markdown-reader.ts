import { useEffect, useEffectEvent, useState } from "react";
import type { TextError } from "#app/features/articles/rendered-text.ts";
import { NestedTooDeep } from "#app/features/articles/rendering/nesting.ts";
import { type SplitMarkdown, splitMarkdown } from "../document/markdown-blocks.ts";
import type { ReadAnswer, ReadTask } from "./read-task.ts";

/** The part of the Worker interface that is used here. */
export type ReadWorker = Pick<Worker, "onmessage" | "onerror" | "postMessage" | "terminate">;

/** 200,000 characters of prose take a slow phone two seconds. */
const timeoutMs = 5_000;
/** Milliseconds to find the line of a text that took too long. */
const locateMs = 2_000;

/** A text cannot be shown in the editor. Without an error, the worker failed and not the text. */
export class Unreadable extends Error {
	readonly textError: TextError | undefined;

	constructor(textError: TextError | undefined) {
		super("The text cannot be shown.");
		this.name = "Unreadable";
		this.textError = textError;
	}
}

/** Reads texts in a worker, within limits. */
export function markdownReader(
	startWorker: () => ReadWorker = startReader,
	limits = { timeoutMs, locateMs },
) {
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

	/** @throws Unreadable */
	async function read(markdown: string): Promise<SplitMarkdown> {
		const answer = await ask({ kind: "read", markdown }, limits.timeoutMs);
		if (answer !== undefined && "text" in answer) return answer.text;
		if (answer !== undefined && "textError" in answer) throw new Unreadable(answer.textError);
		const place = await ask({ kind: "locate", markdown }, limits.locateMs);
		throw new Unreadable({ reason: "complex", line: place && "line" in place ? place.line : undefined });
	}

	return {
		read,
		/** Cancels the text that is being read; its promise never settles. */
		close: () => end(),
	};
}

function startReader(): ReadWorker {
	try {
		return new Worker(new URL("./reader.worker.ts", import.meta.url), { type: "module" });
	} catch {
		throw new Unreadable(undefined);
	}
}

/** The length up to which a text is read on the page itself: none of this length takes long. */
const shortText = 2_000;

/** Reads the text to show, a long one in the worker. @returns whether one is being read. */
export function useReadText(options: {
	/** False while the text is not shown. */
	active: boolean;
	value: string;
	isShown(markdown: string): boolean;
	onRead(markdown: string, split: SplitMarkdown): void;
	onUnreadable(textError: TextError | undefined): void;
}): boolean {
	const { active, value } = options;
	const [reading, setReading] = useState(false);
	const isShown = useEffectEvent(options.isShown);
	const tell = useEffectEvent(options.onRead);
	const refuse = useEffectEvent((error: unknown) => options.onUnreadable(errorOf(error)));

	useEffect(() => {
		if (!active || isShown(value)) return undefined;
		if (value.length <= shortText) {
			try {
				tell(value, splitMarkdown(value));
			} catch (error) {
				refuse(error);
			}
			return undefined;
		}
		const reader = markdownReader();
		setReading(true);
		reader
			.read(value)
			.then((split) => tell(value, split))
			.catch((error: unknown) => refuse(error))
			.finally(() => setReading(false));
		return () => {
			reader.close();
			setReading(false);
		};
	}, [active, value]);

	return reading;
}

/** Returns why a text is not shown. @throws any error that the text did not cause. */
function errorOf(error: unknown): TextError | undefined {
	if (error instanceof Unreadable) return error.textError;
	if (error instanceof NestedTooDeep) return { reason: "nested", line: error.line };
	throw error;
}
