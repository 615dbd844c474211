/** How far a text goes over its limit, and the line in which it does: the first is 1. */
export type Excess = { over: number; max: number; line: number };

/** What is too much of a text of at most `max` characters; undefined while nothing is. */
export function excessOf(text: string, max: number): Excess | undefined {
	const over = text.length - max;
	return over > 0 ? { over, max, line: text.slice(0, max).split("\n").length } : undefined;
}
