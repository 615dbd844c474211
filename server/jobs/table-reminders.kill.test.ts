import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { endWithThisProcess } from "#platform/testing/child-process.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { migratedPlace } from "#platform/testing/fresh-database.ts";
import { isLong } from "#platform/testing/long-tests.ts";
import { openStores } from "#server/composition/stores.ts";
import { someGuest, someTable } from "#server/testing/guests.ts";

const tables = 60;
const guestsEach = 4;
/** The numbers of ordered reminders at which a process is killed. */
const kills = isLong ? [1, 60, 150] : [60];
const due = "2026-03-12T05:00:00.000Z";
const timeoutMs = 120_000;

const arrangements = [
	["postgres", 2],
	["sqlite", 1],
] as const;

it.each(isLong ? arrangements : arrangements.slice(0, 1))(
	"reminders on %s, ordered by %i processes that are killed, are one for each guest",
	{
		timeout: timeoutMs,
	},
	async (engine, processes) => {
		const place = await migratedPlace(engine);
		const database = await openDatabase(place);
		onTestFinished(() => database.close());
		const stores = openStores(database, movableClock("2026-02-01T08:00:00.000Z").clock);
		for (let table = 0; table < tables; table += 1) {
			const { id } = await someTable(stores, { title: `Table ${table}` });
			await stores.tableReminders.setReminds(id, true);
			for (let guest = 0; guest < guestsEach; guest += 1) {
				const written = {
					email: `guest-${guest}@table-${table}.example`,
					gender: guest % 2 ? "man" : "woman",
				};
				await stores.guests.add(id, someGuest(written, "confirmed"));
			}
		}

		const running: ChildProcess[] = [];
		const ended: Promise<unknown>[] = [];
		function start(): void {
			const entry = fileURLToPath(new URL("../testing/table-reminder-process.entry.ts", import.meta.url));
			const child = spawn(process.execPath, [entry, JSON.stringify({ ...place, now: due })], {
				stdio: ["ignore", "ignore", "inherit"],
			});
			endWithThisProcess(child);
			running.push(child);
			ended.push(once(child, "exit"));
		}
		onTestFinished(async () => {
			for (const child of running) child.kill("SIGKILL");
			await Promise.all(ended);
		});
		for (let count = 0; count < processes; count += 1) start();

		const queued = () => database.db.selectFrom("outgoing_mails").select(["id", "recipient"]).execute();
		for (const count of kills) {
			const isReached = async () => (await queued()).length >= count;
			await expect.poll(isReached, { timeout: timeoutMs, interval: 2 }).toBe(true);
			running.shift()?.kill("SIGKILL");
			start();
		}
		await expect
			.poll(async () => (await queued()).length, { timeout: timeoutMs, interval: 50 })
			.toBe(tables * guestsEach);
		const mails = await queued();
		expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(tables * guestsEach);
		const noted = await database.db.selectFrom("guest_mails").select(["guest_id", "mail_id"]).execute();
		expect(noted.map(({ mail_id }) => mail_id).toSorted()).toEqual(mails.map(({ id }) => id).toSorted());
	},
);
