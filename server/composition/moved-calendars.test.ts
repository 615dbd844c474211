import ICAL from "ical.js";
import nodeIcal from "node-ical";
import { expect, it } from "vitest";
import type { Message } from "#platform/mail/mail-transport.ts";
import { engines } from "#platform/testing/fresh-database.ts";
import { openTable } from "#server/testing/table-of-guests.ts";

type Part = Message["calendar"];

/** Reads a message as one calendar program does; the other one is to agree. */
function readByIcalJs(file: string) {
	const calendar = new ICAL.Component(ICAL.parse(file));
	const [component = calendar] = calendar.getAllSubcomponents("vevent");
	const { uid, sequence, attendees } = new ICAL.Event(component);
	return {
		...{ uid, sequence, method: String(calendar.getFirstPropertyValue("method")) },
		status: String(component.getFirstPropertyValue("status")),
		stamp: (component.getFirstPropertyValue("dtstamp") as ICAL.Time).toJSDate().toISOString(),
		attendee: String(attendees[0]?.getFirstValue()).toLowerCase(),
	};
}

function readByNodeIcal(file: string) {
	const calendar = nodeIcal.sync.parseICS(file);
	const entry = Object.values(calendar).find((one) => one?.type === "VEVENT");
	if (entry?.type !== "VEVENT") throw new Error("No entry");
	const attendee = entry.attendee as string | { val: string };
	return {
		...{ uid: entry.uid, sequence: Number(entry.sequence), method: entry.method },
		...{ status: entry.status, stamp: entry.dtstamp.toISOString() },
		attendee: (typeof attendee === "string" ? attendee : attendee.val).toLowerCase(),
	};
}

function read(part: Part) {
	const { content = "", method } = part ?? {};
	const found = readByIcalJs(content);
	expect(readByNodeIcal(content)).toEqual(found);
	expect(found.method).toBe(method);
	return found;
}

it.each(engines)("a guest's calendar follows them from table to table and back, on %s", async (engine) => {
	const { stores, event, woman, order, written, setState, time, send, ...site } = await openTable(engine);
	const attendee = "mailto:anna@example.com";
	const uidOf = (id: string) => `${id}@ensemble.example`;
	await setState(woman, "confirmed");
	await order("confirmation", [woman]);
	const [confirmed] = await written();
	const first = read(confirmed?.calendar);
	expect(first).toMatchObject({ uid: uidOf(event.id), method: "REQUEST", status: "CONFIRMED", attendee });
	expect(confirmed?.otherCalendar).toBeUndefined();

	const { id: tableId } = await stores.events.create({ ...event, calendarDate: "2026-02-21" });
	async function move(id: string, to: string): Promise<{ id: string; mail: Message | undefined }> {
		time.advance(60_000);
		const { version } = await stores.guests.get(id);
		const moved = await stores.guests.move(id, { tableId: to, version });
		const asked = { kind: "moved", guestIds: [moved.id], note: "" };
		await send("POST", `/api/admin/events/${to}/mails`, asked, site.token);
		const [mail] = await written();
		return { id: moved.id, mail };
	}
	const there = await move(woman, tableId);
	const left = read(there.mail?.otherCalendar);
	expect(left).toMatchObject({ uid: first.uid, method: "CANCEL", status: "CANCELLED", attendee });
	expect(left.sequence).toBeGreaterThanOrEqual(first.sequence);
	expect(left.stamp > first.stamp).toBe(true);
	expect(read(there.mail?.calendar)).toMatchObject({ uid: uidOf(tableId), method: "REQUEST" });

	const back = await move(there.id, event.id);
	const again = read(back.mail?.calendar);
	expect(again).toMatchObject({ uid: first.uid, method: "REQUEST", status: "CONFIRMED" });
	// With one count of changes, the later message holds.
	expect([again.sequence, again.stamp > left.stamp]).toEqual([left.sequence, true]);
	expect(read(back.mail?.otherCalendar)).toMatchObject({ uid: uidOf(tableId), method: "CANCEL" });
});
