import { type Logger, pino } from "pino";
import type { Environment } from "./environment";

export type Log = Logger;

/** One JSON line an event on standard output. Authorisation and cookies are never logged. */
export function openLog(level: Environment["logLevel"]): Log {
	return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
}
