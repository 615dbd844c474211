import { randomUUID } from "node:crypto";
import { returnCodesIn } from "#app/features/letters/return-address.ts";
import type { ReturnsStore } from "#app/features/letters/storage/returns.store.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Log } from "#platform/log/log.ts";
import type { ReadUpTo, ReportMailboxes } from "#platform/mail/report-mailboxes.ts";
import { reportReader } from "#platform/mail/report-reader.ts";

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
	const stopping = new AbortController();
	let timer: NodeJS.Timeout | undefined;
	let reading: Promise<void> | undefined;

	/** Reads what has arrived. Resolves when it was read; a round that is under way is joined. */
	function look(): Promise<void> {
		if (!url || stopping.signal.aborted) return Promise.resolve();
		reading ??= rounds(url)
			.catch(report)
			.finally(() => {
				reading = undefined;
			});
		return reading;
	}

	async function rounds(address: string): Promise<void> {
		const readUpTo = await mailboxes.take(address, reader);
		if (readUpTo === undefined) return;
		try {
			await readRounds(address, readUpTo);
		} finally {
			await mailboxes.release(address, reader);
		}
	}

	async function readRounds(address: string, from: ReadUpTo | null): Promise<void> {
		// Loaded with the first round: most sites name no mailbox.
		const { readNewReports } = await import("#platform/mail/imap-reports.ts");
		const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(roundMs)]);
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
		if (stopping.signal.aborted) return;
		const { code, authenticationFailed } = error as { code?: string; authenticationFailed?: boolean };
		const reason = authenticationFailed ? "the account was refused" : (code ?? "it went away");
		log.warn({ reason }, "the mailbox of reports could not be read: it is tried again in five minutes");
	}

	/** Starts reading: at once, then every five minutes. */
	function start(): void {
		if (url === undefined) return;
		timer = setInterval(look, everyMs).unref();
		void look();
	}

	/** Leaves the mailbox. The next process reads on. */
	async function stop(): Promise<void> {
		stopping.abort();
		clearInterval(timer);
		reports.stop();
		await reading;
	}

	return { start, look, stop };
}
