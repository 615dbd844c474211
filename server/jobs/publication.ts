import type { Log } from "#platform/log/log.ts";

/** How often due articles are looked for: the longest that a publication is late. */
const everyMs = 5_000;

/**
 * Publishes articles whose time has come: now, and again and again until it is stopped. A look that
 * fails is logged, and the next one makes up for it.
 */
export async function publishOnTime(publishDue: () => Promise<number>, log: Log) {
	let next: ReturnType<typeof setTimeout> | undefined;
	let looking = look();
	let stopped = false;

	async function look(): Promise<void> {
		try {
			const published = await publishDue();
			if (published > 0) log.info({ published }, "published on time");
		} catch (error) {
			log.error({ err: error }, "scheduled articles could not be published");
		}
	}

	function lookLater(): void {
		next = setTimeout(async () => {
			looking = look();
			await looking;
			if (!stopped) lookLater();
		}, everyMs);
		// Waiting for the next article holds no process open.
		next.unref();
	}

	await looking;
	lookLater();
	return {
		/** Looks no more; resolves once the last look has ended, so that the database can be closed. */
		async stop(): Promise<void> {
			stopped = true;
			clearTimeout(next);
			await looking;
		},
	};
}
