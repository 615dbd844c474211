import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { mailPace } from "#app/features/letters/storage/mail-pace.server.ts";
import { lowDiskBytes, siteState, troublesOf, warningsOf } from "#app/features/state/site-state.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { engines } from "#platform/testing/fresh-database.ts";
import { someGuest, someTable } from "#server/testing/guests.ts";
import { startedLetter } from "#server/testing/letters.ts";
import { addReaders } from "#server/testing/readers.ts";
import { testSite } from "#server/testing/test-site.ts";

const path = "/api/admin/state";
const now = new Date("2026-11-22T12:00:00.000Z");

const fine = {
	version: "1.0.0",
	versionSince: null,
	mails: { waiting: 0, failed: 0, oldestAt: null },
	letters: { waiting: 0, failed: 0, givenUp: 0, oldestAt: null, heldUntil: null },
	hasBackupsOnDataDisk: false,
	lastUpdate: null,
	hasMailServer: true,
	unsentMails: 0,
	promisesReadAt: "2026-11-01T08:00:00.000Z",
	backup: { trouble: null, newestAt: "2026-11-22T03:00:00.000Z" },
	copies: null,
	forms: [],
	freeBytes: 50 * 1024 ** 3,
	backupFreeBytes: null,
	database: null,
	guestsToTell: 0,
	movedPages: [],
	searchEngines: null,
	deadLinks: [],
};

it.each(engines)("the state of the site tells how mails, backups and the disk are, on %s", async (engine) => {
	const { send, signIn, database } = await testSite({ engine });
	const token = await signIn();
	const mail = { language: "en", kind: "confirmation", payload: "{}", tries: 1, unhurried: 0 } as const;
	const rows = [
		{ id: "1", next_try_at: "2026-11-22T12:05:00.000Z", created_at: "2026-11-22T11:00:00.000Z" },
		{ id: "2", next_try_at: "2026-11-22T12:06:00.000Z", created_at: "2026-11-22T11:30:00.000Z" },
		{ id: "3", next_try_at: null, created_at: "2026-11-20T11:00:00.000Z" },
	].map((row) => ({ ...mail, ...row, recipient: "ada@example.org", sent_at: null, last_error: "550" }));
	await database.db.insertInto("outgoing_mails").values(rows).execute();
	const long = { ...mail, id: "4", recipient: "b@example.org", last_error: null, unhurried: 1 as const };
	const slow = { ...long, next_try_at: "2026-11-23T00:00:00.000Z", created_at: "2026-11-01T00:00:00.000Z" };
	await database.db
		.insertInto("outgoing_mails")
		.values({ ...slow, sent_at: null })
		.execute();
	const answer = await send("GET", path, undefined, token);
	const state = siteState.parse(await answer.json());
	expect(state.mails).toEqual({ waiting: 3, failed: 1, oldestAt: "2026-11-22T11:00:00.000Z" });
	expect(state).toMatchObject({ letters: { waiting: 0 }, backup: { trouble: "none", newestAt: null } });
	expect(state.version).toMatch(/^\d+\.\d+\.\d+$/);
	expect(state.freeBytes).toBeGreaterThan(0);
	expect(state.backupFreeBytes).toBeNull();
	expect(state.database).toBeNull();
	expect(JSON.stringify(state)).not.toContain("example.org");
	expect(warningsOf(state)).toEqual(["mailServer", "backupOnDataDisk", "promises"]);
	await send("PUT", "/api/admin/read-promises", undefined, token);
	const after = siteState.parse(await (await send("GET", path, undefined, token)).json());
	expect(warningsOf(after)).toEqual(["mailServer", "backupOnDataDisk"]);
});

it.each(engines)(
	"the state of the site tells how letters are sent, and since when, on %s",
	async (engine) => {
		const { clock, advance } = movableClock("2026-01-15T08:00:00.000Z");
		const site = await testSite({ engine, clock });
		await addReaders(site.database, 3);
		const { id } = await startedLetter(site);
		const { state } = site.site.services;
		const oldestAt = "2026-01-15T08:00:00.000Z";
		const letters = async () => (await state.read()).letters;
		const leaving = { waiting: 3, failed: 0, givenUp: 0, oldestAt, heldUntil: null };
		expect(await letters()).toEqual(leaving);

		const { db } = site.database;
		for (const [reader, refused] of [["reader-1", 0] as const, ["reader-2", 1] as const]) {
			await db
				.updateTable("letter_deliveries")
				.set({ state: "failed", settled_at: oldestAt, refused })
				.where("subscriber_id", "=", reader)
				.execute();
		}
		const failed = { ...leaving, waiting: 1, failed: 2, givenUp: 1 };
		advance(24 * 60 * 60_000);
		expect(await letters()).toEqual(failed);

		// A pace is nobody's trouble; a mail server that is away is.
		const pace = mailPace(db, clock, undefined);
		await pace.backOff(60_000);
		expect(await letters()).toEqual(failed);
		await pace.backOff(30 * 60_000);
		expect(await letters()).toEqual({ ...failed, heldUntil: "2026-01-16T08:30:00.000Z" });
		// Held by its owner: it does not leave late, nor wait for the mail server.
		await site.stores.letters.step(id, "pause");
		const paused = { ...failed, oldestAt: null };
		expect(await letters()).toEqual(paused);
		advance(30 * 24 * 60 * 60_000);
		expect(await letters()).toEqual({ ...paused, failed: 0, givenUp: 0 });
	},
);

it("the state of the site is told to nobody without a session", async () => {
	const { send } = await testSite();
	expect((await send("GET", path)).status).toBe(401);
	expect((await send("GET", path, undefined, "no token")).status).toBe(401);
});

it("the state of the site knows what the owner should look after", () => {
	const none = {
		mails: null,
		letters: null,
		backup: null,
		copies: null,
		database: null,
		movedPages: false,
		searchEngines: null,
		forms: false,
		links: false,
		disk: false,
		update: null,
		backupDisk: false,
	};
	expect(troublesOf(fine, now)).toEqual(none);
	const waiting = (oldestAt: string) => ({ ...fine, mails: { waiting: 1, failed: 0, oldestAt } });
	expect(troublesOf(waiting("2026-11-22T11:50:00.000Z"), now).mails).toBeNull();
	expect(troublesOf(waiting("2026-11-22T11:40:00.000Z"), now).mails).toBe("late");
	const failed = { ...fine, mails: { waiting: 0, failed: 2, oldestAt: null } };
	expect(troublesOf(failed, now).mails).toBe("failed");
	const letters = (some: object) =>
		troublesOf({ ...fine, letters: { ...fine.letters, ...some } }, now).letters;
	expect(letters({ waiting: 9, oldestAt: "2026-11-20T12:30:00.000Z" })).toBeNull();
	expect(letters({ waiting: 9, oldestAt: "2026-11-20T11:30:00.000Z" })).toBe("late");
	expect(letters({ failed: 3 })).toBeNull();
	expect(letters({ failed: 3, givenUp: 1 })).toBe("failed");
	expect(letters({ waiting: 9, heldUntil: "2026-11-22T12:30:00.000Z" })).toBe("held");
	expect(troublesOf({ ...fine, freeBytes: 1024 }, now).disk).toBe(true);
	expect(troublesOf({ ...fine, freeBytes: lowDiskBytes }, now).disk).toBe(false);
	expect(troublesOf({ ...fine, database: "damaged" }, now).database).toBe("damaged");
	expect(troublesOf({ ...fine, backupFreeBytes: 1024 }, now).backupDisk).toBe(true);
	expect(troublesOf({ ...fine, backupFreeBytes: lowDiskBytes }, now).backupDisk).toBe(false);
	expect(troublesOf({ ...fine, backup: { trouble: "old", newestAt: null } }, now).backup).toBe("old");
});

it.each(engines)(
	"the state of the site counts the guests who do not know of a change, on %s",
	async (engine) => {
		const { send, signIn, stores } = await testSite({ engine });
		const table = await someTable(stores, { calendarDate: "2026-12-05" });
		await stores.guests.add(table.id, someGuest({}, "confirmed"));
		await stores.guests.add(table.id, someGuest({ gender: "man" }, "applied"));
		await stores.events.update(table.id, { ...table, state: "cancelled" });
		const answer = await send("GET", path, undefined, await signIn());
		expect(siteState.parse(await answer.json()).guestsToTell).toBe(1);
	},
);

it("the state of the site names what its owner should know though nothing failed", () => {
	expect(warningsOf(fine)).toEqual([]);
	expect(warningsOf({ ...fine, hasMailServer: false, unsentMails: 3 })).toEqual(["mailServer"]);
	expect(warningsOf({ ...fine, unsentMails: 3 })).toEqual(["unsentMails"]);
	expect(warningsOf({ ...fine, hasBackupsOnDataDisk: true })).toEqual(["backupOnDataDisk"]);
	const copies = { trouble: null, copiedAt: null, place: "s3://copies" };
	expect(warningsOf({ ...fine, hasBackupsOnDataDisk: true, copies })).toEqual([]);
	expect(warningsOf({ ...fine, promisesReadAt: null })).toEqual(["promises"]);
	expect(warningsOf({ ...fine, guestsToTell: 1 })).toEqual(["guestsToTell"]);
});

it("rings where the card warns: the alert of a full disk has the same bound", async () => {
	const alerts = await readFile("docs/monitoring/alerts.yml", "utf8");
	const bounds = [...alerts.matchAll(/ensemble_(?:backup_)?disk_free_bytes < (\S+)/g)];
	expect(bounds.map(([, bound]) => Number(bound))).toEqual([lowDiskBytes, lowDiskBytes]);
});
