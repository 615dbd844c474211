import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { backoffAfter, type DeliveryOutcome, outcomeOf } from "#app/features/letters/delivery-outcome.ts";
import type { Claimed, DeliveriesStore } from "#app/features/letters/storage/deliveries.store.server.ts";
import type { MailPace } from "#app/features/letters/storage/mail-pace.server.ts";
import type { Log } from "#platform/log/log.ts";
import type { MailTransport, Message } from "#platform/mail/mail-transport.ts";

/** A mail server that takes longer over one letter has gone wrong. */
const deliveryMs = 5 * 60_000;
/** Letters that are being handed over when the process stops have this long to end. */
const stopTimeoutMs = 5_000;
const retrySettleMs = 500;

type Parts = {
	deliveries: Pick<DeliveriesStore, "claimMs" | "claim" | "isDue" | "renew" | "settle" | "finish">;
	pace: MailPace;
	transport: MailTransport;
	write(claimed: Claimed, reader: NonNullable<Claimed["reader"]>): Promise<Message>;
	startDue(): Promise<void>;
	/** Letters that are handed over at once, each on a connection of its own. */
	connections: number;
	lookEveryMs: number;
	log: Log;
};

export type LetterSender = ReturnType<typeof letterSender>;

/** Sends letters, in any number of processes. One that a dead process claimed is taken over. */
export function letterSender(parts: Parts) {
	const { deliveries, pace, transport, write, startDue, connections, lookEveryMs, log } = parts;
	const claimMs = deliveries.claimMs();
	/** Twice it may fail before a claim ends. */
	const renewEveryMs = claimMs / 3;
	const claimant = randomUUID();
	const stopping = new AbortController();
	const cutOff = new AbortController();
	let lost = new AbortController();
	let heldUntil = 0;
	let signs = 0;
	let looking = Promise.resolve();
	let sending: Promise<unknown> | undefined;
	let timers: NodeJS.Timeout[] = [];

	/** Looks once for what is due. Resolves when it has been seen, not when all is sent. */
	function look(): Promise<void> {
		looking = looking
			.then(async () => {
				if (stopping.signal.aborted) return;
				// What cannot be started keeps nothing from leaving that is on its way.
				await startDue().catch(report);
				await deliveries.finish();
				if (sending !== undefined || !(await deliveries.isDue())) return;
				sending = Promise.all(Array.from({ length: connections }, lane))
					.then(() => deliveries.finish())
					.catch(report)
					.finally(() => {
						sending = undefined;
					});
			})
			.catch(report);
		return looking;
	}

	/** Sends one letter after the other until nothing is due. */
	async function lane(): Promise<void> {
		while (!stopping.signal.aborted) {
			const waitMs = await pace.nextTurn();
			if (waitMs > 0) await sleep(waitMs, undefined, { signal: stopping.signal }).catch(() => undefined);
			if (stopping.signal.aborted) return;
			const claimed = await deliveries.claim(claimant);
			if (claimed === undefined) return;
			await send(claimed);
		}
	}

	async function send(claimed: Claimed): Promise<void> {
		const outcome = await deliver(claimed);
		// Cut off by ourselves: nobody knows whether it arrived. The claim runs out, which is noted.
		if (outcome === undefined) return;
		await settle(claimed, outcome);
		if (outcome.kind === "retry" && outcome.backOff !== "none") {
			signs += 1;
			const ms = backoffAfter(outcome.backOff, Math.ceil(signs / connections));
			await pace.backOff(ms);
			log.warn({ letter: claimed.letterId, reason: outcome.error, waitMs: ms }, "letters wait");
		} else if (outcome.kind !== "skipped") {
			signs = 0;
		}
	}

	async function deliver(claimed: Claimed): Promise<DeliveryOutcome | undefined> {
		const { reader } = claimed;
		if (reader === undefined) return { kind: "skipped" };
		const own = AbortSignal.any([cutOff.signal, lost.signal]);
		try {
			const message = await write(claimed, reader);
			await transport.deliver(message, AbortSignal.any([own, AbortSignal.timeout(deliveryMs)]));
			return { kind: "sent" };
		} catch (error) {
			return own.aborted ? undefined : outcomeOf(error, claimed);
		}
	}

	/** Notes an outcome, however long the database is away. */
	async function settle(claimed: Claimed, outcome: DeliveryOutcome): Promise<void> {
		for (;;) {
			try {
				return await deliveries.settle(claimed, claimant, outcome);
			} catch (error) {
				if (cutOff.signal.aborted) throw error;
				report(error);
				await sleep(retrySettleMs);
			}
		}
	}

	/** Renews every claim. Once they may have run out, what is in hand is another process's. */
	async function renew(): Promise<void> {
		if (sending === undefined) {
			heldUntil = 0;
			return;
		}
		const at = performance.now();
		heldUntil ||= at + claimMs;
		const renewed = await deliveries.renew(claimant).then(
			() => true,
			() => false,
		);
		if (renewed) heldUntil = at + claimMs;
		else if (performance.now() + renewEveryMs > heldUntil) {
			lost.abort();
			lost = new AbortController();
		}
	}

	function report(error: unknown): void {
		log.error({ err: error }, "letters could not be sent");
	}

	/** Starts sending: what an earlier process left, then whatever falls due. */
	function start(): void {
		timers = [setInterval(look, lookEveryMs).unref(), setInterval(renew, renewEveryMs).unref()];
		void look();
	}

	/** Claims nothing more, and waits for the letters in flight, but not for ever. */
	async function stop(): Promise<void> {
		stopping.abort();
		for (const timer of timers) clearInterval(timer);
		const timeout = setTimeout(() => cutOff.abort(), stopTimeoutMs);
		await looking;
		await sending;
		clearTimeout(timeout);
		await transport.close?.();
	}

	/** Resolves when all that is due has been sent. */
	async function runDue(): Promise<void> {
		await look();
		await sending;
	}

	return { start, stop, look, runDue };
}
