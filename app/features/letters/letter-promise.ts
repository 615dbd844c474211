import type { Letter } from "./letter.ts";

/** The site promises a letter every two weeks. */
export const promisedDays = 14;

const dayMs = 24 * 60 * 60_000;

/** Whole days since the last letter left; undefined while none ever did. */
export function daysWithoutLetter(
	letters: readonly Pick<Letter, "startedAt">[],
	now: Date,
): number | undefined {
	const starts = letters.flatMap(({ startedAt }) => (startedAt === null ? [] : [Date.parse(startedAt)]));
	if (starts.length === 0) return undefined;
	return Math.floor((now.getTime() - Math.max(...starts)) / dayMs);
}

/** Returns for how many days the promise is not kept after the last letter. */
export function daysLate(last: string | null, now: Date): number | undefined {
	const days = daysWithoutLetter([{ startedAt: last }], now);
	return days === undefined || days <= promisedDays ? undefined : days;
}
