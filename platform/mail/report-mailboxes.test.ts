import { expect, it } from "vitest";
import { movableClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { reportMailboxes } from "./report-mailboxes.ts";

const address = "imaps://bounces:secret@mail.example.com";
const upTo = { uidValidity: "7", lastUid: 12 };

it.each(engines)(
	"a mailbox of reports is read by one process at a time, and read on by the next, on %s",
	async (engine) => {
		const { db } = await freshDatabase(engine);
		const { clock } = movableClock();
		const mailboxes = reportMailboxes(db, clock);
		const taken = await Promise.all(["one", "two", "three"].map((reader) => mailboxes.take(address, reader)));
		expect(taken.filter((state) => state === null)).toHaveLength(1);
		expect(taken.filter((state) => state === undefined)).toHaveLength(2);
		const holder = ["one", "two", "three"][taken.indexOf(null)] ?? "";
		await mailboxes.moveOn(address, holder, upTo);
		expect(await mailboxes.take(address, "four")).toBeUndefined();
		expect(await mailboxes.take(address, holder)).toEqual(upTo);
		await mailboxes.release(address, holder);
		expect(await mailboxes.take(address, "four")).toEqual(upTo);
	},
);

it.each(engines)(
	"a mailbox is free again when its process has ended, which then notes nothing, on %s",
	async (engine) => {
		const { db } = await freshDatabase(engine);
		const { clock, advance } = movableClock();
		const mailboxes = reportMailboxes(db, clock);
		await mailboxes.take(address, "ended");
		advance(7 * 60_000);
		expect(await mailboxes.take(address, "next")).toBeNull();
		await mailboxes.moveOn(address, "next", upTo);
		await mailboxes.moveOn(address, "ended", { uidValidity: "7", lastUid: 3 });
		await mailboxes.release(address, "ended");
		expect(await mailboxes.take(address, "third")).toBeUndefined();
		expect(await mailboxes.take(address, "next")).toEqual(upTo);
	},
);

it("a mailbox of reports stays the same with a new password, is another in another folder, and is stored as a hash", async () => {
	const { db } = await freshDatabase("sqlite");
	const mailboxes = reportMailboxes(db, movableClock().clock);
	await mailboxes.take(address, "one");
	await mailboxes.moveOn(address, "one", upTo);
	expect(await mailboxes.take(address.replace("secret", "changed"), "one")).toEqual(upTo);
	expect(await mailboxes.take(`${address}/Reports`, "one")).toBeNull();
	const rows = await db.selectFrom("report_mailboxes").selectAll().execute();
	expect(JSON.stringify(rows)).not.toMatch(/secret|bounces|mail\.example/);
});
