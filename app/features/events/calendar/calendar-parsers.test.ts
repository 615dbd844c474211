import ICAL from "ical.js";
import nodeIcal from "node-ical";
import { expect, it } from "vitest";
import type { SocialEvent } from "#app/features/events/event.ts";
import { engines } from "#platform/testing/fresh-database.ts";
import { testSite } from "#server/testing/test-site.ts";

const path = "/api/events";
const real = { calendarDate: "2090-11-08", startTime: "18:30", endTime: "21:00", ticketPrice: 1000 };
const dinner = {
	...real,
	title: "Dinner; with, friends",
	location: "Moka",
	description: "One\nTwo \\ three",
};

/** What a calendar program takes from a file, whoever reads it. */
type Entry = { uid: string; sequence: number; status: string; title: string; start: string; end: string };

function readByIcalJs(file: string): Entry[] {
	const calendar = new ICAL.Component(ICAL.parse(file));
	const zone = calendar.getFirstSubcomponent("vtimezone");
	if (zone !== null) ICAL.TimezoneService.register(new ICAL.Timezone(zone));
	return calendar.getAllSubcomponents("vevent").map((component) => {
		const event = new ICAL.Event(component);
		return {
			uid: event.uid,
			sequence: event.sequence,
			status: String(component.getFirstPropertyValue("status")),
			title: event.summary,
			start: event.startDate.toJSDate().toISOString(),
			end: event.endDate.toJSDate().toISOString(),
		};
	});
}

function readByNodeIcal(file: string): Entry[] {
	return Object.values(nodeIcal.sync.parseICS(file)).flatMap((entry) =>
		entry?.type !== "VEVENT"
			? []
			: {
					uid: entry.uid,
					sequence: Number(entry.sequence),
					status: entry.status ?? "",
					title: String(entry.summary),
					start: entry.start.toISOString(),
					end: (entry.end ?? entry.start).toISOString(),
				},
	);
}

it.each(engines)("a guest's calendar follows a table through every change, on %s", async (engine) => {
	const site = await testSite({ engine });
	const token = await site.signIn();
	const created = (await (await site.send("POST", path, dinner, token)).json()) as SocialEvent;
	let version = 1;

	/** Both parsers read the feed and the table's own file alike. */
	async function read(): Promise<Entry | undefined> {
		const files = await Promise.all(
			["/events.ics", `/events/${created.id}.ics`].map(async (address) => {
				const answer = await site.send("GET", address);
				return answer.status === 404 ? undefined : answer.text();
			}),
		);
		const entries = files.map((file) => (file === undefined ? [] : readByIcalJs(file)));
		expect(files.map((file) => (file === undefined ? [] : readByNodeIcal(file)))).toEqual(entries);
		expect(entries[0]).toEqual(entries[1]);
		return entries[0]?.[0];
	}

	async function change(changes: object): Promise<Entry | undefined> {
		await site.send("PUT", `${path}/${created.id}`, { ...dinner, ...changes, version }, token);
		version += 1;
		return read();
	}

	const first = await read();
	const title = `${dinner.title} · Ensemble`;
	expect(first).toEqual({
		uid: `${created.id}@localhost`,
		sequence: 1,
		status: "CONFIRMED",
		title,
		start: "2090-11-08T14:30:00.000Z",
		end: "2090-11-08T17:00:00.000Z",
	});
	const seen = [first];
	const steps: [object, Partial<Entry>][] = [
		[{ startTime: "19:00" }, { start: "2090-11-08T15:00:00.000Z" }],
		[{ startTime: "19:00", title: "Supper" }, { title: "Supper · Ensemble" }],
		[{ state: "full" }, { status: "CONFIRMED" }],
		[{ state: "postponed" }, { status: "TENTATIVE", title: `Postponed: ${title}` }],
		[{ calendarDate: "2090-11-15" }, { status: "CONFIRMED", start: "2090-11-15T14:30:00.000Z" }],
		[{ state: "cancelled" }, { status: "CANCELLED", title: `Cancelled: ${title}` }],
		[{ state: "announced" }, { status: "CONFIRMED", title }],
	];
	for (const [changes, expected] of steps) {
		const entry = await change(changes);
		expect(entry).toMatchObject(expected);
		seen.push(entry);
	}
	// Hidden, it leaves without a word; shown and deleted, calendars are told that it is off.
	expect(await change({ published: false })).toBeUndefined();
	seen.push(await change({}));
	await site.send("DELETE", `${path}/${created.id}`, undefined, token);
	seen.push(await read());
	expect(seen.at(-1)).toMatchObject({ status: "CANCELLED" });
	expect(new Set(seen.map((entry) => entry?.uid))).toEqual(new Set([`${created.id}@localhost`]));
	const sequences = seen.map((entry) => entry?.sequence ?? 0);
	expect(sequences).toEqual([...new Set(sequences)].toSorted((one, other) => one - other));
});
