import { median, seconds } from "#bench/figures.ts";
import { table } from "#bench/markdown.ts";

/**
 * Seconds, on two cores: half of the times are shorter than the first, and none is longer than the
 * second. A busy machine notices a silence later.
 */
const bounds = { median: 2, longest: 3 };

export type Measured = {
	/** Seconds, by what took them. */
	times: ReadonlyMap<string, readonly number[]>;
	/** The number of refusals while nothing was broken. */
	refusedInQuiet: number;
	/** Answers of cached pages that were not 200, while the database was away. */
	pagesRefused: readonly string[];
};

const shownPages = 10;

/** The table of what an outage showed, and in words every bound that it missed. */
export function judgeOutage({ times, refusedInQuiet, pagesRefused }: Measured) {
	const missed: string[] = [];
	const rows = [...times].map(([name, all]) => {
		const half = median(all);
		const longest = Math.max(...all);
		const isMet = half <= bounds.median && longest <= bounds.longest;
		if (!isMet) missed.push(`${name}: ${seconds(half)} at the median, ${seconds(longest)} at the longest`);
		return [name, seconds(half), seconds(longest), isMet ? "met" : "missed"];
	});
	if (refusedInQuiet > 0) missed.push(`${refusedInQuiet} answers were refused while nothing was broken`);
	if (pagesRefused.length > 0) {
		const shown = pagesRefused.slice(0, shownPages).join(", ");
		missed.push(`${pagesRefused.length} cached pages were refused: ${shown}`);
	}
	const bound = `bound: ${bounds.median} s, ${bounds.longest} s`;
	return { report: table(["measured", "median", "longest", bound], rows), missed };
}
