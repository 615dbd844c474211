import type { AuditEntry } from "#app/features/audit/audit.store.server.ts";
import type { Log } from "#platform/log/log.ts";
import { type Job, repeatedJob } from "./job.ts";

/** Interval of looking for due reminders, and so their longest delay. */
const everyMs = 60_000;

type Parts = {
	orderDue(): Promise<number>;
	record(entry: AuditEntry): Promise<void>;
	/** Returns whether a restored site waits for its owner's answer: then nothing leaves by itself. */
	isHeld(): Promise<boolean>;
	log: Log;
};

/** Orders the reminders of tables that leave by themselves. Not started yet. */
export function remindOfTables({ orderDue, record, isHeld, log }: Parts): Job {
	async function turn(): Promise<void> {
		if (await isHeld()) return;
		const reminders = await orderDue();
		if (reminders === 0) return;
		log.info({ reminders }, "reminders of tables ordered");
		await record({ action: "guest-mails-sent", details: { reminders } });
	}
	return repeatedJob({ everyMs, turn, log, failed: "reminders of tables could not be ordered" });
}
