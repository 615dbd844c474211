import { fstatSync, write, writeSync } from "node:fs";

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
