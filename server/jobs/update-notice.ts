import type { FactsStore } from "#app/features/facts/facts.store.server.ts";
import type { LastUpdate } from "#app/features/state/site-state.ts";
import { defaultFacts } from "#app/site/facts.ts";
import type { Log } from "#platform/log/log.ts";
import { type Job, repeatedJob } from "./job.ts";

const everyMs = 60_000;

type Options = {
	readLastUpdate(): Promise<LastUpdate | null>;
	notify(update: LastUpdate | null, recipient: string): Promise<void>;
	findFacts: FactsStore["find"];
	/** Returns whether mails wait for the owner's answer after a restore. */
	isHeld(): Promise<boolean>;
	log: Log;
};

/** Has the owner told of an update that was taken back. Not started yet. */
export function tellOfUpdate({ readLastUpdate, notify, findFacts, isHeld, log }: Options): Job {
	return repeatedJob({
		everyMs,
		turn: async () => {
			const { email } = (await findFacts()).facts;
			// A sample is nobody's address.
			if (email !== defaultFacts.email && !(await isHeld())) await notify(await readLastUpdate(), email);
		},
		log,
		failed: "the owner could not be told how the last update ended",
	});
}
