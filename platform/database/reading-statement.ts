const reading = /^\s*\(?\s*(select|pragma|begin deferred)\b/i;
/** These may write, too. */
const eitherWay = /^\s*\(?\s*(with|explain)\b/i;
const writing = /\b(insert|update|delete)\b/i;

/** Returns whether a statement writes nothing. Its text holds no values: they are bound. */
export function isReading(statement: string): boolean {
	return reading.test(statement) || (eitherWay.test(statement) && !writing.test(statement));
}
