import type { Clock } from "#platform/clock.ts";
import type { Log } from "#platform/log/log.ts";
import { claimMs, type MailQueue, type QueuedMail } from "./mail-queue.ts";
import { isUnknownMailbox } from "./mail-retry.ts";
import type { MailTransport, Message } from "./mail-transport.ts";

/** Interval of looking unasked: retries fall due, another process may have died. */
const pollMs = 20_000;
/** Renewal interval of a claim: two renewals may fail before it expires. */
const renewEveryMs = claimMs / 3;
const choresEveryMs = 60 * 60_000;
/** A delivery that is in flight when the process stops has this long to end. */
const stopTimeoutMs = 5_000;
/** A mail server that takes longer over one mail has gone wrong. */
const deliveryMs = 5 * 60_000;

type Parts = {
	queue: MailQueue;
	transport: MailTransport;
	/** Writes a queued mail at the moment of sending it; undefined when nobody needs it any more. */
	write: (mail: QueuedMail) => Promise<Message | undefined>;
	/** Clean-ups that run once an hour. */
	chores: (() => Promise<unknown>)[];
	clock: Clock;
	log: Log;
};

export type MailWorker = ReturnType<typeof mailWorker>;

/** Sends what is in the queue, one mail at a time, and tries again what failed. */
export function mailWorker({ queue, transport, write, chores, clock, log }: Parts) {
	const cutOff = new AbortController();
	let endListening = () => {};
	let isStopping = false;
	let last: Promise<void> = Promise.resolve();
	let isNextPlanned = false;
	let choresDoneAt = Number.NEGATIVE_INFINITY;

	/** Sends everything due now. Resolves once a round begun after this call has ended. */
	function runDue(): Promise<void> {
		if (!isNextPlanned) {
			isNextPlanned = true;
			last = last.then(round).catch((error: unknown) => log.error({ err: error }, "the mail queue failed"));
		}
		return last;
	}

	async function round(): Promise<void> {
		isNextPlanned = false;
		if (!isStopping) await doChores();
		await queue.bringDatesBack();
		while (!isStopping) {
			const mail = await queue.claim();
			if (mail === undefined) return;
			await send(mail);
		}
	}

	async function send(mail: QueuedMail): Promise<void> {
		const claim = holdClaim(mail);
		try {
			const message = await write(mail);
			if (message === undefined) return await queue.drop(mail);
			const signal = AbortSignal.any([cutOff.signal, claim.lost, AbortSignal.timeout(deliveryMs)]);
			await transport.deliver(message, signal);
		} catch (error) {
			return recordFailure(mail, error);
		} finally {
			await claim.release();
		}
		await queue.markSent(mail);
	}

	/** Renews a claim until its release. `lost` aborts once the claim has expired. */
	function holdClaim(mail: QueuedMail) {
		const lost = new AbortController();
		let endsAt = performance.now() + claimMs;
		let renewal = Promise.resolve();

		async function renew(): Promise<void> {
			const renewedAt = performance.now();
			const isOurs = await queue.renew(mail).catch(() => undefined);
			if (isOurs) endsAt = renewedAt + claimMs;
			if (isOurs === false || performance.now() + renewEveryMs > endsAt) lost.abort();
		}

		const timer = setInterval(() => {
			renewal = renew();
		}, renewEveryMs);
		return {
			lost: lost.signal,
			release: async () => {
				clearInterval(timer);
				await renewal;
			},
		};
	}

	async function recordFailure(mail: QueuedMail, error: unknown): Promise<void> {
		const willTryAgain = await queue.markFailed(mail, error, isUnknownMailbox(error));
		const facts = { mail: mail.id, kind: mail.kind, tries: mail.tries, reason: reasonOf(error) };
		if (willTryAgain) log.warn(facts, "a mail could not be sent and will be tried again");
		else log.error(facts, "a mail could not be sent and is given up");
	}

	async function doChores(): Promise<void> {
		const sinceChores = clock().getTime() - choresDoneAt;
		// Less than nothing: the clock has been set back.
		if (sinceChores >= 0 && sinceChores < choresEveryMs) return;
		choresDoneAt = clock().getTime();
		for (const chore of chores) await chore();
	}

	/** Starts sending: at once what an earlier process left, then whatever falls due. */
	function start(): void {
		const poll = setInterval(runDue, pollMs).unref();
		const unlisten = queue.onWake(runDue);
		endListening = () => {
			clearInterval(poll);
			unlisten();
		};
		void runDue();
	}

	/** Claims nothing more, and waits a while for the delivery in flight. */
	async function stop(): Promise<void> {
		isStopping = true;
		endListening();
		const timeout = setTimeout(() => cutOff.abort(), stopTimeoutMs);
		await last;
		clearTimeout(timeout);
	}

	return { start, runDue, stop };
}

/** Returns a failure for the log: a server's answer may repeat the recipient's address. */
function reasonOf(error: unknown): string {
	const { code, responseCode } = error as { code?: string; responseCode?: number };
	return [code, responseCode].filter((part) => part !== undefined).join(" ") || String(error);
}
