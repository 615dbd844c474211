/** A fault that lasts for a while. */
export type Fault = {
	name: string;
	/** The shortest and the longest duration. */
	ms: readonly [number, number];
	begin(): Promise<void> | void;
	/** Ends it; what was broken is whole again when it resolves. */
	end(): Promise<void> | void;
	/**
	 * True if a process may show what was there before, since nobody can tell it better: cut off from
	 * the database that the others still reach.
	 */
	isBlinding?: boolean;
};

/** A fault and its moments, as a seed has drawn them. */
export type Round = {
	fault: Fault | undefined;
	/** The number of the site's process that is killed. */
	slot: number;
	quietMs: number;
	faultMs: number;
	/** Kills the process in the middle of the fault; undefined: after it. */
	killAfterMs: number | undefined;
	/** Kills the restarted process once more, after this share of a start; undefined: not at all. */
	startShare: number | undefined;
	/** A backup that is made in the quiet before, killed after a share of what one takes, or whole. */
	backup: { killShare: number | undefined } | undefined;
	/** Milliseconds after which the decoder of an uploaded photograph is killed, if any. */
	decoderKillMs: number | undefined;
};

const shareOfFaults = 0.5;
const shareOfKilledStarts = 1 / 8;
const shareOfPhotographs = 1 / 8;
const mostDecodingMs = 400;
const shareOfBackups = 1 / 10;
const shareOfKilledBackups = 1 / 2;
const quiet = [300, 4_000] as const;

const between = ([least, most]: readonly [number, number], share: number) => least + share * (most - least);

/** Draws the next round: half of them break something beside the killed process. */
export function drawRound(random: () => number, faults: readonly Fault[], slots: number): Round {
	const fault = random() < shareOfFaults ? faults[Math.floor(random() * faults.length)] : undefined;
	const faultMs = fault === undefined ? 0 : between(fault.ms, random());
	const isKilledMeanwhile = random() < 0.5;
	return {
		fault,
		slot: Math.floor(random() * slots),
		quietMs: between(quiet, random()),
		faultMs,
		killAfterMs: fault !== undefined && isKilledMeanwhile ? random() * faultMs : undefined,
		startShare: random() < shareOfKilledStarts ? random() : undefined,
		backup:
			random() < shareOfBackups
				? { killShare: random() < shareOfKilledBackups ? random() : undefined }
				: undefined,
		decoderKillMs: random() < shareOfPhotographs ? random() * mostDecodingMs : undefined,
	};
}
