import { type Logger, pino } from "pino";
import type { Environment } from "./environment";

export type Log = Logger;

/** Lines are written together, so many bytes at once or after so long: a write for each would cost half an answer. */
const bytesOfWrite = 8192;
const flushMs = 100;

type Output = ReturnType<typeof pino.destination>;
let output: Output | undefined;

/**
 * One JSON line an event on standard output, within a tenth of a second and before the process ends. Authorisation
 * and cookies are never logged.
 */
export function openLog(level: Environment["logLevel"]): Log {
	output ??= openOutput();
	return pino({ level, base: undefined, timestamp: isoTime }, output);
}

function openOutput(): Output {
	const opened = pino.destination({ dest: 1, sync: true, minLength: bytesOfWrite, periodicFlush: flushMs });
	process.once("exit", () => opened.flushSync());
	return opened;
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
