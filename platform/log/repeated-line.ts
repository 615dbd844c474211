import { symbols } from "pino";
import type { Log } from "./log.ts";

/** The parts of a pino logger: https://github.com/pinojs/pino/blob/main/docs/api.md#pino-symbols */
type Made = {
	asJson: (this: Log, facts: object, message: string, level: number, time: string) => string;
	time: () => string;
	stream: { write(line: string): void };
};

/**
 * Prepares a line of the log that is written for many requests. All but its time and the request's
 * id is made into JSON once, by the logger itself: making it anew for each answer of the page cache
 * would cost more than finding the answer.
 */
export function repeatedLine(log: Log, facts: object, message: string): (requestId: string) => void {
	if (!log.isLevelEnabled("info")) return () => undefined;
	const level = log.levels.values.info ?? 0;
	const { asJson, time, stream } = made(log);
	const begin = `{"level":${level}`;
	const rest = asJson.call(log, facts, message, level, "").slice(begin.length);
	return (requestId) => stream.write(`${begin}${time()},"requestId":"${requestId}"${rest}`);
}

function made(log: Log): Made {
	return {
		asJson: Reflect.get(log, symbols.asJsonSym),
		time: Reflect.get(log, symbols.timeSym),
		stream: Reflect.get(log, symbols.streamSym),
	};
}
