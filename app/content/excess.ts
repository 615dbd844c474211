/** The characters of a text that are over its limit, and the line where that is passed: the first is 1. */
export type Excess = { over: number; max: number; line: number };

/** Measures what is too much of a text of at most `max` characters; undefined while nothing is. */
export function excessOf(text: string, max: number): Excess | undefined {
	const over = text.length - max;
	return over > 0 ? { over, max, line: text.slice(0, max).split("\n").length } : undefined;
}
