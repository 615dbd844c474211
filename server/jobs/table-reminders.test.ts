import { describe, expect, it } from "vitest";
import { openLog } from "#platform/log/log.ts";
import { bothEngines } from "#platform/testing/fresh-database.ts";
import { dayMs, luc, openTable } from "#server/testing/table-of-guests.ts";
import { remindOfTables } from "./table-reminders.ts";

const hourMs = 3_600_000;

/**
 * Opens a table on 14 February whose Anna is confirmed and whose Luc is invited; its reminder leaves by
 * itself.
 */
async function open(engine: (typeof bothEngines)[number]) {
	const site = await openTable(engine);
	const { stores, site: composed, event, woman, man, time, send, path } = site;
	await site.setState(woman, "confirmed");
	await site.order("invitation", [man]);
	await site.written();
	await send("PUT", `${path}/reminder`, { isAutomatic: true }, site.token);
	let isHeld = false;
	const openJob = () =>
		remindOfTables({
			...{ orderDue: stores.tableReminders.orderDue, record: composed.services.audit.record },
			...{ isHeld: async () => isHeld, log: openLog("silent") },
		});
	const until = (instant: string) => time.advance(Date.parse(instant) - time.clock().getTime());
	/** Takes a turn at an instant, as two processes do. @returns whom the mails went to. */
	async function lookAt(instant: string): Promise<(string | undefined)[]> {
		until(instant);
		await Promise.all([openJob().look(), openJob().look()]);
		await openJob().look();
		return (await site.written()).map((mail) => mail?.to);
	}
	const hold = (held: boolean) => {
		isHeld = held;
	};
	return Object.assign(site, { eventId: event.id, lookAt, until, hold });
}

const before = "2026-02-12T04:59:00.000Z";
const due = "2026-02-12T05:00:00.000Z";
const nextDay = "2026-02-13T05:00:00.000Z";

describe.each(bothEngines)("the reminder that leaves by itself, on %s", (engine) => {
	it("goes once to each guest who is confirmed, two days before the table from nine on", async () => {
		const { lookAt } = await open(engine);
		expect(await lookAt(before)).toEqual([]);
		expect(await lookAt(due)).toEqual(["anna@example.com"]);
		expect(await lookAt(nextDay)).toEqual([]);
	});

	it("makes up for a site that was away at its hour, and ends with the day of the table", async () => {
		const one = await open(engine);
		expect(await one.lookAt("2026-02-14T10:00:00.000Z")).toEqual(["anna@example.com"]);
		const other = await open(engine);
		expect(await other.lookAt("2026-02-14T20:00:00.000Z")).toEqual([]);
	});

	it.each(["cancelled", "postponed"])("does not leave for a table that is %s", async (state) => {
		const { lookAt, change } = await open(engine);
		await change({ state });
		expect(await lookAt(due)).toEqual([]);
		await change({ state: "announced" });
		expect(await lookAt(nextDay)).toEqual(["anna@example.com"]);
	});

	it("is not written where the table was called off between its order and its leaving", async () => {
		const { stores, until, change, written, lookAt } = await open(engine);
		until(due);
		expect(await stores.tableReminders.orderDue()).toBe(1);
		await change({ state: "postponed" });
		expect(await written()).toEqual([undefined]);
		expect(await lookAt(nextDay)).toEqual([]);
	});

	it("leaves again for another day of the table, and for no other change of it", async () => {
		const { lookAt, change } = await open(engine);
		expect(await lookAt(due)).toHaveLength(1);
		await change({ startTime: "20:00" });
		expect(await lookAt(nextDay)).toEqual([]);
		await change({ calendarDate: "2026-02-21" });
		expect(await lookAt("2026-02-18T05:00:00.000Z")).toEqual([]);
		expect(await lookAt("2026-02-19T05:00:00.000Z")).toEqual(["anna@example.com"]);
	});

	it("goes to nobody whom the owner reminded, or who got the seat since", async () => {
		const { until, site, woman, man, setState, written, stores, eventId, lookAt } = await open(engine);
		until("2026-02-12T04:00:00.000Z");
		const reminder = { kind: "reminder" as const, guestIds: [woman], note: "" };
		await site.services.guestMails.service.send(eventId, reminder);
		expect(await written()).toHaveLength(1);
		until("2026-02-12T06:00:00.000Z");
		const { version } = await stores.guests.get(man);
		await stores.guests.recordAnswer(man, { state: "confirmed", version });
		await stores.guests.add(eventId, { ...luc, email: "max@example.com", state: "confirmed" });
		await setState(woman, "confirmed");
		expect(await lookAt("2026-02-12T07:00:00.000Z")).toEqual([]);
	});

	it("waits on a restored site until its owner has answered, and leaves nothing where it is not wanted", async () => {
		const table = await open(engine);
		const { lookAt, hold, send, path } = table;
		hold(true);
		expect(await lookAt(due)).toEqual([]);
		hold(false);
		await table.later(hourMs);
		const refused = await send("PUT", `${path}/reminder`, { isAutomatic: false });
		expect(refused.status).toBe(401);
		await send("PUT", `${path}/reminder`, { isAutomatic: false }, table.token);
		expect(await lookAt(nextDay)).toEqual([]);
	});
});

it("the reminder of a table is shown and can be read from the start, and cannot be sent before its day", async () => {
	const table = await open("sqlite");
	const { send, path, woman } = table;
	const shown = await (await send("GET", path, undefined, table.token)).json();
	expect(shown).toMatchObject({
		kinds: expect.arrayContaining(["reminder"]),
		reminder: { from: "2026-02-12", isAhead: true, isAutomatic: true },
	});
	const asked = { kind: "reminder", guestId: woman, guestIds: [woman] };
	expect((await send("POST", `${path}/preview`, asked, table.token)).status).toBe(200);
	expect((await send("POST", path, asked, table.token)).status).toBe(409);
	await table.later(28 * dayMs);
	expect((await send("POST", path, asked, table.token)).status).toBe(200);
});
