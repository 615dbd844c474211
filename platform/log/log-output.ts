import { fstatSync, write, writeSync } from "node:fs";

/** Lines are written in batches: a write for each would cost half an answer. */
const linesOfWrite = 256;
const flushMs = 100;
/** Lines that wait for a slow reader or a full disk take no more memory than this. */
const maxWaitingCharacters = 4 * 1024 * 1024;
/** The pause after a write that failed, before the next one is tried. */
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
 * Gathers lines and writes them without anybody waiting, one write at a time. Lines beyond a bound
 * are dropped and counted. (pino's own gathering measures the whole queue with each line, retries a
 * full disk without end, and blocks where a pipe is full.)
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

/** Returns a note on a line of its own: what was written before may have ended within one. */
function noteOf(dropped: number): string {
	const note = { level: 40, time: new Date().toISOString(), dropped, msg: "log lines were dropped" };
	return `\n${JSON.stringify(note)}\n`;
}

/** A destination of log lines. */
export type LogSink = {
	/** Writes without blocking; `done` tells whether all was taken. One call at a time. */
	write(text: string, done: (isWritten: boolean) => void): void;
	/** Writes as the process ends, as much as is taken at once. */
	writeNow(text: string): void;
};

const stdout = 1;

/** Standard output: files are written in a thread, pipes and terminals without waiting. */
export function standardOutput(): LogSink {
	// An error is `done`'s to tell: without a listener it would end the process.
	process.stdout.on("error", () => undefined);
	return isFile() ? fileSink : streamSink;
}

/** Files, and devices other than terminals, such as /dev/null. */
function isFile(): boolean {
	try {
		const stat = fstatSync(stdout);
		return stat.isFile() || (stat.isCharacterDevice() && !process.stdout.isTTY);
	} catch {
		return false;
	}
}

const streamSink: LogSink = {
	write: (text, done) => void process.stdout.write(text, (error) => done(!error)),
	writeNow: (text) => void (text !== "" && process.stdout.write(text)),
};

const fileSink: LogSink = {
	write: (text, done) => writeWhole(Buffer.from(text), done),
	writeNow: (text) => {
		try {
			writeSync(stdout, text);
		} catch {
			// The disk is full: there is nobody left to tell.
		}
	},
};

function writeWhole(bytes: Buffer, done: (isWritten: boolean) => void): void {
	write(stdout, bytes, (error, count) => {
		if (error !== null) done(false);
		else if (count < bytes.length) writeWhole(bytes.subarray(count), done);
		else done(true);
	});
}
