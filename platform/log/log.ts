import { type Logger, type LoggerOptions, pino } from "pino";
import type { Environment } from "#platform/environment.ts";
import { type LogOutput, logOutput } from "./log-output.ts";

export type Log = Logger;

let output: LogOutput | undefined;

/** Decides of each line whether and how it is written. */
export type LogMethod = NonNullable<NonNullable<LoggerOptions["hooks"]>["logMethod"]>;

/** Logs one JSON line an event to standard output, within 0.1 s; no authorisation and no cookies. */
export function openLog(level: Environment["logLevel"], logMethod?: LogMethod): Log {
	output ??= logOutput();
	return pino({ level, base: undefined, timestamp: isoTime, hooks: { logMethod } }, output);
}

/** Writes waiting lines, for at most a second. Call it before the process ends. */
export async function flushLog(): Promise<void> {
	await output?.flush();
}

/** Returns the number of log lines that this process dropped. */
export function droppedLogLines(): number {
	return output?.dropped() ?? 0;
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
