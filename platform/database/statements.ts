import type { LogEvent } from "kysely";

const reading = /^\s*\(?\s*(select|pragma|begin deferred)\b/i;
/** These may write, too. */
const eitherWay = /^\s*\(?\s*(with|explain)\b/i;
const writing = /\b(insert|update|delete)\b/i;

/** Returns whether a statement writes nothing. Its text holds no values: they are bound. */
export function isReading(statement: string): boolean {
	return reading.test(statement) || (eitherWay.test(statement) && !writing.test(statement));
}

/** Told of each statement: what it did, and how long the database took for it. */
export type OnStatement = (kind: "read" | "write" | "other", seconds: number) => void;

/** Tells of each statement of a Kysely, failed ones too; nothing is measured for nobody. */
export function statementTimes(onStatement: OnStatement | undefined) {
	if (onStatement === undefined) return undefined;
	return ({ query, queryDurationMillis }: LogEvent): void =>
		onStatement(kindOf(query.sql), queryDurationMillis / 1000);
}

function kindOf(text: string): Parameters<OnStatement>[0] {
	if (/^\s*\(?select\b/i.test(text)) return "read";
	return /^\s*(insert|update|delete)\b/i.test(text) ? "write" : "other";
}
