import { type DestinationStream, type Logger, pino } from "pino";
import type { Environment } from "./environment";

export type Log = Logger;

/** Lines are written together, so many at once or after so long: a write for each would cost half an answer. */
const linesOfWrite = 256;
const flushMs = 100;

let output: DestinationStream | undefined;

/**
 * One JSON line an event on standard output, within a tenth of a second and before the process ends. Authorisation
 * and cookies are never logged.
 */
export function openLog(level: Environment["logLevel"]): Log {
	output ??= openOutput();
	return pino({ level, base: undefined, timestamp: isoTime }, output);
}

/** Gathers the lines itself: pino's own gathering measures all that waits anew with each line. */
function openOutput(): DestinationStream {
	const opened = pino.destination({ dest: 1, sync: true });
	let lines: string[] = [];
	let timer: NodeJS.Timeout | undefined;
	function flush(): void {
		clearTimeout(timer);
		timer = undefined;
		const text = lines.join("");
		lines = [];
		if (text !== "") opened.write(text);
	}
	process.once("exit", () => {
		flush();
		opened.flushSync();
	});
	return {
		write(line) {
			lines.push(line);
			if (lines.length >= linesOfWrite) flush();
			else timer ??= setTimeout(flush, flushMs).unref();
		},
	};
}

let lastMs = 0;
let lastTime = "";

/** The time of a line, written once for all lines of a millisecond. */
function isoTime(): string {
	const now = Date.now();
	if (now !== lastMs) {
		lastMs = now;
		lastTime = `,"time":"${new Date(now).toISOString()}"`;
	}
	return lastTime;
}
