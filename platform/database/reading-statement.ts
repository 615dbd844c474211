const reading = /^\s*\(?\s*(select|with|pragma|explain|begin deferred)\b/i;
const writing = /\b(insert|update|delete)\b/i;

/** Whether a statement writes nothing. Its text holds no values: they are bound. */
export function isReading(statement: string): boolean {
	return (
		reading.test(statement) && !(/^\s*\(?\s*(with|explain)\b/i.test(statement) && writing.test(statement))
	);
}
