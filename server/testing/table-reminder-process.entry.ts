/** A process that does nothing but order the reminders of tables, until it is killed. */
import { tableRemindersStore } from "#app/features/guest-mails/storage/table-reminders.store.server.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { openLog } from "#platform/log/log.ts";
import { mailQueue } from "#platform/mail/mail-queue.ts";
import { remindOfTables } from "#server/jobs/table-reminders.ts";

const { dataDir, databaseUrl, now } = JSON.parse(process.argv[2] ?? "{}") as {
	dataDir: string;
	databaseUrl: string | undefined;
	now: string;
};

const { db } = await openDatabase({ dataDir, databaseUrl });
const clock = () => new Date(now);
const job = remindOfTables({
	orderDue: tableRemindersStore(db, clock, mailQueue(db, clock)).orderDue,
	record: async () => undefined,
	isHeld: async () => false,
	log: openLog("silent"),
});
for (;;) await job.look();
