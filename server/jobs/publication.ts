import type { Log } from "#platform/log/log.ts";
import type { Job } from "./job.ts";

/** Interval of looking for due articles, and so the longest delay of a publication. */
const everyMs = 5_000;

/** Publishes due articles. A failed look is logged and repeated. Not started yet. */
export function publishOnTime(publishDue: () => Promise<number>, log: Log): Job {
	let timer: NodeJS.Timeout | undefined;
	let looking = Promise.resolve();
	let isStopped = false;

	function look(): Promise<void> {
		looking = looking.then(publish);
		return looking;
	}

	async function publish(): Promise<void> {
		if (isStopped) return;
		try {
			const published = await publishDue();
			if (published > 0) log.info({ published }, "published on time");
		} catch (error) {
			log.error({ err: error }, "scheduled articles could not be published");
		}
	}

	function lookLater(): void {
		timer = setTimeout(async () => {
			await look();
			if (!isStopped) lookLater();
		}, everyMs);
		// Waiting for the next article holds no process open.
		timer.unref();
	}

	return {
		start: lookLater,
		look,
		stop: async () => {
			isStopped = true;
			clearTimeout(timer);
			await looking;
		},
	};
}
