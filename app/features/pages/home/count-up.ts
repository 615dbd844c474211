/** How long the counter takes, in milliseconds (specification, section 9). */
export const countUpMs = 2000;

/** The number to show after so many milliseconds: from 1 to `value`, fast at first and settling gently. */
export function countAfter(elapsedMs: number, value: number): number {
	const progress = Math.min(Math.max(elapsedMs / countUpMs, 0), 1);
	const eased = 1 - (1 - progress) ** 2;
	return Math.round(1 + (value - 1) * eased);
}
