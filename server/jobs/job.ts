import type { Log } from "#platform/log/log.ts";

/** Work that the site does by itself, again and again. */
export type Job = {
	/** Begins to take turns. */
	start(): void;
	/** Takes a turn now. Resolves once it has ended; failures are logged. */
	look(): Promise<unknown>;
	/** Takes no more turns. Resolves once the last has ended: the database can be closed. */
	stop(): Promise<void>;
};

type Turns = {
	/** The pause between two turns, and before the first. */
	everyMs: number;
	/** `signal` aborts when the job is stopped. */
	turn(signal: AbortSignal): Promise<unknown>;
	/** Logged with the error of a turn; the next one comes all the same. */
	failed: string;
	log: Log;
};

/** A job that takes one turn after the other, with pauses. Not started yet. */
export function repeatedJob({ everyMs, turn, failed, log }: Turns): Job {
	const stopping = new AbortController();
	const { signal } = stopping;
	let timer: NodeJS.Timeout | undefined;
	let last: Promise<unknown> = Promise.resolve();

	function look(): Promise<unknown> {
		last = last
			.then(() => (signal.aborted ? undefined : turn(signal)))
			.catch((error: unknown) => log.error({ err: error }, failed));
		return last;
	}

	function start(): void {
		// Waiting for the next turn holds no process open.
		timer = setTimeout(() => void look().then(() => signal.aborted || start()), everyMs).unref();
	}

	async function stop(): Promise<void> {
		stopping.abort();
		clearTimeout(timer);
		await last;
	}

	return { start, look, stop };
}
