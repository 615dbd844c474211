import { table } from "#bench/markdown.ts";

/**
 * Seconds: without a kill or a fault nobody waits longer; with one, the old or the new version serves by
 * then. Of two processes the other one serves: nobody waits long but for one that hangs.
 */
const bounds = { pause: 3, silence: 30 };

/** A way in which a version or its supervisor fails during an update; none for a good one. */
export type Trial = "good" | "crash" | "hang" | "errors" | "leak" | `killed while ${Killed}`;
export type Killed = "switching" | "watching" | "returning";

/** Failed answers that a version itself gives until it is taken back, or breaks off at its end. */
const failing: readonly Trial[] = ["crash", "hang", "errors", "leak", "killed while returning"];

/** One update: what was done to it, how it ended, what others noticed, and how busy the machine was. */
export type Round = {
	trial: Trial;
	/** The process that was updated, and how many there are. */
	process: number;
	processes: number;
	expected: string;
	found: string;
	/** The longest time in which nobody was answered, and the longest that one request waited. */
	silenceSeconds: number;
	waitSeconds: number;
	/** Answers of 5xx, and such as never came. */
	failed: number;
	/** Connections. */
	refused: number;
	/** Processes that ran or waited to, on average of the last minute. */
	load: number;
};

const nameOf = ({ trial, process, processes }: Round): string =>
	processes === 1 ? trial : `${trial}, process ${process + 1}`;

/** The table of all updates, and in words every bound that was missed. */
export function judgeUpdates(rounds: readonly Round[], wrongs: readonly string[]) {
	const missed = [...wrongs];
	const rows = [...Map.groupBy(rounds, nameOf)].map(([name, of]) => {
		const most = (read: (round: Round) => number) => Math.max(...of.map(read));
		const sum = (read: (round: Round) => number) => of.reduce((all, round) => all + read(round), 0);
		const bound = boundOf(of);
		const [silence, wait] = [most((round) => round.silenceSeconds), most((round) => round.waitSeconds)];
		if (silence > bound) missed.push(`${name}: ${silence.toFixed(2)} s without an answer`);
		if (isShared(of) && wait > bound) missed.push(`${name}: a request waited for ${wait.toFixed(2)} s`);
		const failed = sum((round) => round.failed);
		if (isShared(of) && !of.some(({ trial }) => failing.includes(trial)) && failed > 0)
			missed.push(`${name}: ${failed} answers failed`);
		const counted = [failed, sum((round) => round.refused), Math.round(most((round) => round.load))];
		const seconds = [silence, wait].map((one) => `${one.toFixed(2)} s`);
		return [name, String(of.length), ...seconds, `${bound} s`, ...counted.map(String)];
	});
	for (const round of rounds)
		if (round.expected !== round.found)
			missed.push(`${nameOf(round)}: ${round.found} runs, not ${round.expected}`);
	const columns = [
		"update",
		"times",
		"longest silence",
		"longest wait",
		"bound",
		"failed",
		"refused",
		"load",
	];
	return { report: table(columns, rows), missed };
}

const isShared = (of: readonly Round[]): boolean => of.some(({ processes }) => processes > 1);

function boundOf(of: readonly Round[]): number {
	const isShort = of.some(({ trial }) => trial === "good" || (isShared(of) && !failing.includes(trial)));
	return isShort ? bounds.pause : bounds.silence;
}
