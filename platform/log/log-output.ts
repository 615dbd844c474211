import { type LogSink, standardOutput } from "./log-sink.ts";

/** Lines are written in batches: a write for each would cost half an answer. */
const linesOfWrite = 256;
const flushMs = 100;
/** Lines that wait for a slow reader or a full disk take no more memory than this. */
const maxWaitingCharacters = 4 * 1024 * 1024;
/** After a write that failed, the next one is tried this much later. */
const retryMs = 1_000;
/** A log that takes no more lines holds up the end of the process for this long at most. */
const flushTimeoutMs = 1_000;

export type LogOutput = {
	write(line: string): void;
	/** Resolves when every line is written, or after a second. */
	flush(): Promise<void>;
	/** The number of lines dropped since the start. */
	dropped(): number;
};

/**
 * Gathers lines and writes them without anybody waiting: one write at a time, the next lines behind
 * it. Where lines come sooner than they are taken, those beyond a bound are dropped and counted.
 * (pino's own gathering measures the whole queue with each line, tries a full disk again
 * without end, and blocks where a pipe is full.)
 */
export function logOutput(sink: LogSink = standardOutput()): LogOutput {
	let lines: string[] = [];
	let characters = 0;
	let dropped = 0;
	/** Includes those that a note in the log has reported. */
	let everDropped = 0;
	let isBusy = false;
	let timer: NodeJS.Timeout | undefined;
	/** Set while somebody waits for every line to be written. */
	let flushed: PromiseWithResolvers<void> | undefined;

	function take(): string {
		const text = (dropped > 0 ? noteOf(dropped) : "") + lines.join("");
		lines = [];
		characters = 0;
		dropped = 0;
		return text;
	}

	function writeWaiting(): void {
		clearTimeout(timer);
		timer = undefined;
		isBusy = true;
		const written = lines.length;
		const lost = written + dropped;
		sink.write(take(), (isWritten) => {
			if (!isWritten) {
				dropped += lost;
				everDropped += written;
			}
			if (isWritten) goOn();
			else timer = setTimeout(goOn, retryMs).unref();
		});
	}

	function goOn(): void {
		isBusy = false;
		clearTimeout(timer);
		timer = undefined;
		const isEmpty = lines.length === 0 && dropped === 0;
		if (isEmpty) flushed?.resolve();
		else if (flushed !== undefined) writeWaiting();
		else writeSoon();
	}

	function writeSoon(): void {
		if (lines.length >= linesOfWrite) writeWaiting();
		else timer ??= setTimeout(writeWaiting, flushMs).unref();
	}

	process.once("exit", () => sink.writeNow(take()));

	return {
		write: (line) => {
			if (characters + line.length > maxWaitingCharacters) {
				dropped += 1;
				everDropped += 1;
				return;
			}
			lines.push(line);
			characters += line.length;
			if (!isBusy) writeSoon();
		},
		flush: async () => {
			flushed = Promise.withResolvers();
			const timeout = setTimeout(flushed.resolve, flushTimeoutMs);
			if (!isBusy) goOn();
			await flushed.promise;
			flushed = undefined;
			clearTimeout(timeout);
		},
		dropped: () => everDropped,
	};
}

/** On a line of its own: what was written before may have ended within one. */
function noteOf(dropped: number): string {
	const note = { level: 40, time: new Date().toISOString(), dropped, msg: "log lines were dropped" };
	return `\n${JSON.stringify(note)}\n`;
}
