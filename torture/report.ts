import { median, seconds } from "#bench/figures.ts";
import { table } from "#bench/markdown.ts";
import type { auditMails } from "./letter.ts";
import type { Tally, Wrong } from "./tally.ts";

export type Engine = "sqlite" | "postgres";

/** The outcome of a run, as it is stored and reported. */
export type Outcome = {
	engine: Engine;
	minutes: number;
	seed: number;
	at: string;
	rows: [string, string][];
	faults: [string, number][];
	/** The things that must not happen and did, in words; empty when the site has stood it. */
	wrongs: string[];
};

type Given = Pick<Outcome, "engine" | "minutes" | "seed"> & {
	mails: ReturnType<typeof auditMails>;
	canFillDisk: boolean;
	/** The exit code of the command that checked the last backup. */
	lastCheck: number | null;
};

const namesOfKinds: Record<Wrong, string> = {
	lost: "**acknowledged writes lost**",
	"half written": "**half written**",
	stale: "**stale pages**",
	"unpromised answer": "**answers that nobody promised**",
	mail: "**mails missing, or under two `Message-ID`s**",
	"half archive": "**half archives taken for whole ones**",
	money: "**seats, payments or receipts that do not add up**",
	backup: "**backups that failed, or cannot be restored**",
};

export function summaryOf(tally: Tally, { mails, canFillDisk, lastCheck, ...given }: Given): Outcome {
	const { letters, copies, confirmations, confirmationCopies } = mails;
	return {
		...given,
		at: new Date().toISOString(),
		rows: [
			...[...tally.counts].map(([name, count]): [string, string] => [name, count.toLocaleString("en-GB")]),
			...[...tally.times].map(([name, times]): [string, string] => [
				`${name}: median, longest`,
				`${seconds(median(times) / 1000)}, ${seconds(Math.max(...times) / 1000)}`,
			]),
			["letters that arrived, second copies of them", `${letters}, ${copies}`],
			["mails to confirm that arrived, second copies", `${confirmations}, ${confirmationCopies}`],
			["exit code of `restore --check` of the last backup", String(lastCheck)],
			...Object.entries(namesOfKinds).map(([kind, name]): [string, string] => [
				name,
				String(tally.wrong(kind as Wrong)),
			]),
		],
		faults: [...tally.faults].toSorted(([one], [other]) => one.localeCompare(other)),
		wrongs: [
			...lateStarts(tally, given.engine),
			...tally.wrongs.map(({ kind, what }) => `${kind}: ${what}`),
			...(canFillDisk ? [] : ["the disk could not be filled: no file system may be mounted here"]),
		],
	};
}

/**
 * Seconds within which half of the starts must be ready, and all within twice as many. On two
 * cores, which the site, its database and all who write share; on PostgreSQL it starts beside
 * another process.
 */
const startBounds: Record<Engine, number> = { sqlite: 1.5, postgres: 2 };

/** Returns in words that starts took longer than they may; nothing if they did not. */
function lateStarts(tally: Tally, engine: Engine): string[] {
	const starts = (tally.times.get("start to ready") ?? [0]).map((ms) => ms / 1000);
	const bound = startBounds[engine];
	const [half, longest] = [median(starts), Math.max(...starts)];
	if (half <= bound && longest <= 2 * bound) return [];
	const took = `${seconds(half)} at the median, ${seconds(longest)} at the longest`;
	return [`starts: ${took}; they may take ${seconds(bound)} and ${seconds(2 * bound)}`];
}

const titles: Record<Engine, string> = {
	sqlite: "SQLite, one process",
	postgres: "PostgreSQL, two processes",
};
const begin = "<!-- measured -->";
const end = "<!-- /measured -->";
const shownWrongs = 20;

/** Returns the part of docs/reliability.md that a run writes; what stands around it is preserved. */
export function documentWith(before: string, outcomes: readonly Outcome[]): string {
	const [head = ""] = before.split(begin);
	const [, tail = "\n"] = before.split(end);
	return `${head}${begin}\n${outcomes.map(sectionOf).join("\n")}\n${end}${tail}`;
}

function sectionOf({ engine, minutes, seed, at, rows, faults, wrongs }: Outcome): string {
	const command = `npm run torture -- --engine ${engine} --minutes ${minutes} --seed ${seed}`;
	const listed = wrongs.slice(0, shownWrongs).map((wrong) => `- ${wrong}`);
	return [
		`### ${titles[engine]}`,
		"",
		`\`${command}\`, ${at.slice(0, 16).replace("T", " ")} UTC.`,
		"",
		table(["counted", ""], rows),
		"",
		`What broke beside the killed process: ${faults.map(([name, count]) => `${name} ${count} ×`).join(", ")}.`,
		...(listed.length > 0 ? ["", ...listed] : []),
		"",
	].join("\n");
}
