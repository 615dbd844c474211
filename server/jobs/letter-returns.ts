import { randomUUID } from "node:crypto";
import { returnCodesIn } from "#app/features/letters/return-address.ts";
import type { ReturnsStore } from "#app/features/letters/storage/returns.store.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Log } from "#platform/log/log.ts";
import type { ReadUpTo, ReportMailboxes } from "#platform/mail/report-mailboxes.ts";
import { reportReader } from "#platform/mail/report-reader.ts";
import { repeatedJob } from "./job.ts";

const everyMs = 5 * 60_000;
/** A round that takes longer has gone wrong; the mailbox is held a little longer. */
const roundMs = 5 * 60_000;

type Options = {
	/** The mailbox that reports arrive in; undefined: none is read. */
	url: string | undefined;
	mailboxes: ReportMailboxes;
	returns: Pick<ReturnsStore, "noteFailure" | "noteComplaint">;
	clock: Clock;
	log: Log;
};

/** The number of reports read, by kind. */
type Seen = { failures: number; complaints: number; unreadable: number };

/** Opens the reader of reports about letters, not started. */
export function openLetterReturns({ url, mailboxes, returns, clock, log }: Options) {
	const reader = randomUUID();
	const reports = reportReader();

	async function turn(stopped: AbortSignal): Promise<void> {
		if (!url) return;
		try {
			const readUpTo = await mailboxes.take(url, reader);
			if (readUpTo === undefined) return;
			await readRounds(url, readUpTo, stopped).finally(() => mailboxes.release(url, reader));
		} catch (error) {
			if (!stopped.aborted) report(error);
		}
	}

	async function readRounds(address: string, from: ReadUpTo | null, stopped: AbortSignal): Promise<void> {
		// Loaded with the first round: most sites name no mailbox.
		const { readNewReports } = await import("#platform/mail/imap-reports.ts");
		const signal = AbortSignal.any([stopped, AbortSignal.timeout(roundMs)]);
		const seen: Seen = { failures: 0, complaints: 0, unreadable: 0 };
		let readUpTo = from;
		const onRead = async (upTo: ReadUpTo) => {
			readUpTo = upTo;
			await mailboxes.moveOn(address, reader, upTo);
		};
		try {
			for (let isMore = true; isMore; ) {
				const countOne = (source: Uint8Array) => count(source, seen);
				const round = { url: address, readUpTo, count: countOne, onRead, now: clock(), signal };
				isMore = await readNewReports(round);
			}
		} finally {
			if (Object.values(seen).some((number) => number > 0)) log.info(seen, "reports of letters were read");
		}
	}

	/** Counts one report. @returns whether it is about a letter of ours. */
	async function count(source: Uint8Array, seen: Seen): Promise<boolean> {
		const report = await reports.read(source).catch(() => {
			seen.unreadable += 1;
		});
		if (report === undefined) return false;
		const codes = returnCodesIn(report.marks);
		const { about } = report;
		const outcome =
			about.kind === "complaint"
				? await returns.noteComplaint(codes)
				: await returns.noteFailure(codes, about.status);
		if (outcome === "noted") seen[about.kind === "complaint" ? "complaints" : "failures"] += 1;
		return outcome !== "unknown";
	}

	/** A server's own words may name the account. */
	function report(error: unknown): void {
		const { code, authenticationFailed } = error as { code?: string; authenticationFailed?: boolean };
		const reason = authenticationFailed ? "the account was refused" : (code ?? "it went away");
		log.warn({ reason }, "the mailbox of reports could not be read: it is tried again in five minutes");
	}

	const job = repeatedJob({ everyMs, turn, log, failed: "the mailbox of reports could not be taken" });

	/** Starts reading: at once, then every five minutes. */
	function start(): void {
		void job.look();
		job.start();
	}

	/** Leaves the mailbox. The next process reads on. */
	async function stop(): Promise<void> {
		const stopped = job.stop();
		reports.stop();
		await stopped;
	}

	return { ...job, start, stop };
}
