import { table } from "#bench/markdown.ts";

/**
 * Seconds: without a kill or a fault nobody waits longer; with one, the old or the new version serves by
 * then.
 */
const bounds = { pause: 3, silence: 30 };

/** One update: what was done to it, how it ended, the longest time without an answer, and how busy the machine was. */
export type Round = {
	what: string;
	expected: string;
	found: string;
	silenceSeconds: number;
	/** Connections. */
	refused: number;
	/** Processes that ran or waited to, on average of the last minute. */
	load: number;
	isQuiet: boolean;
};

/** The table of all updates, and in words every bound that was missed. */
export function judgeUpdates(rounds: readonly Round[], wrongs: readonly string[]) {
	const missed = [...wrongs];
	const kinds = Map.groupBy(rounds, ({ what }) => what);
	const rows = [...kinds].map(([what, of]) => {
		const longest = Math.max(...of.map(({ silenceSeconds }) => silenceSeconds));
		const bound = of.some(({ isQuiet }) => isQuiet) ? bounds.pause : bounds.silence;
		if (longest > bound) missed.push(`${what}: ${longest.toFixed(2)} s without an answer`);
		const sum = of.reduce((all, round) => all + round.refused, 0);
		const load = Math.max(...of.map((round) => round.load));
		return [what, String(of.length), `${longest.toFixed(2)} s`, `${bound} s`, String(sum), load.toFixed(0)];
	});
	for (const { what, expected, found } of rounds)
		if (expected !== found) missed.push(`${what}: ${found} runs, not ${expected}`);
	return { report: table(["update", "times", "longest silence", "bound", "refused", "load"], rows), missed };
}
