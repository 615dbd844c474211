import type { Verdict } from "./ledger.ts";

/** The names of the counts, in the order of the report. */
const counted = [
	"rounds",
	"kills of the site",
	"kills of a process that was not ready yet",
	"kills of what renders texts",
	"kills of what decodes photographs",
	"backups made",
	"backups killed",
	"writes acknowledged",
	"of them sign-ups",
	"of them settings",
	"of them pictures",
	"of them payments",
	"of them seats",
	"answers that never came",
	"unanswered or refused, and written all the same",
	"writes refused with 503",
	"writes refused with 507",
	"sign-ups refused with 429",
	"pages judged",
	"pages refused with 503",
	"cached pages asked for while the database was away",
] as const;

export type Counted = (typeof counted)[number];

/** Kinds of failures. */
export type Wrong =
	| Exclude<Verdict, "right">
	| "unpromised answer"
	| "mail"
	| "half archive"
	| "backup"
	| "money";

/** Durations that are reported with their median and the longest. */
export type Timed = "start to ready" | "ready again after a fault";

/** Counts, durations, faults by name, and failures so far. */
export class Tally {
	readonly counts = new Map<Counted, number>(counted.map((name) => [name, 0]));
	readonly faults = new Map<string, number>();
	readonly times = new Map<Timed, number[]>();
	/** Every wrong verdict and every answer that nobody promised, in words. */
	readonly wrongs: { kind: Wrong; what: string }[] = [];

	count(name: Counted, by = 1): void {
		this.counts.set(name, (this.counts.get(name) ?? 0) + by);
	}

	countFault(name: string): void {
		this.faults.set(name, (this.faults.get(name) ?? 0) + 1);
	}

	time(name: Timed, ms: number): void {
		this.times.set(name, [...(this.times.get(name) ?? []), ms]);
	}

	/** Notes a verdict, if it is a wrong one. */
	judge(verdict: Verdict, what: string): void {
		if (verdict !== "right") this.wrongs.push({ kind: verdict, what });
	}

	unpromised(what: string): void {
		this.wrongs.push({ kind: "unpromised answer", what });
	}

	mail(what: string): void {
		this.wrongs.push({ kind: "mail", what });
	}

	halfArchive(what: string): void {
		this.wrongs.push({ kind: "half archive", what });
	}

	backup(what: string): void {
		this.wrongs.push({ kind: "backup", what });
	}

	/** Notes that seats, accounts and receipts do not add up. */
	money(what: string): void {
		this.wrongs.push({ kind: "money", what });
	}

	wrong(kind: Wrong): number {
		return this.wrongs.filter((one) => one.kind === kind).length;
	}
}
