import ICAL from "ical.js";
import nodeIcal from "node-ical";
import { expect, it } from "vitest";
import type { SocialEvent } from "#app/features/events/event.ts";
import { engines } from "#platform/testing/fresh-database.ts";
import { businessInstant } from "#server/testing/business-instant.ts";
import { testSite } from "#server/testing/test-site.ts";

const path = "/api/events";
const real = { calendarDate: "2090-11-08", startTime: "18:30", endTime: "21:00", ticketPrice: 1000 };
const dinner = {
	...real,
	title: "Dinner; with, friends",
	location: "Moka",
	description: "One\nTwo \\ three",
};

/** An entry of a calendar file, as every parser here reads it. */
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
	async function read(query = ""): Promise<Entry | undefined> {
		const files = await Promise.all(
			[`/events.ics${query}`, `/events/${created.id}.ics${query}`].map(async (address) => {
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
		start: businessInstant("2090-11-08T18:30"),
		end: businessInstant("2090-11-08T21:00"),
	});
	const uid = `${created.id}@localhost`;
	const discreet = { uid, title: "Dinner" };
	const steps: [changes: object, expected: Partial<Entry>][] = [
		[{ startTime: "19:00" }, { sequence: 2, start: businessInstant("2090-11-08T19:00") }],
		[
			{ startTime: "19:00", title: "Supper" },
			{ sequence: 3, title: "Supper · Ensemble" },
		],
		[{ state: "full" }, { sequence: 4, status: "CONFIRMED" }],
		[{ state: "postponed" }, { sequence: 5, status: "TENTATIVE", title: `Postponed: ${title}` }],
		[{ calendarDate: "2090-11-15" }, { sequence: 6, start: businessInstant("2090-11-15T18:30") }],
		[{ state: "cancelled" }, { sequence: 7, status: "CANCELLED", title: `Cancelled: ${title}` }],
		[{}, { sequence: 8, status: "CONFIRMED", title }],
		[{ description: "One\nTwo, without the typing error" }, { sequence: 8, title }],
		[{ ticketPrice: 1200 }, { sequence: 9, title }],
	];
	for (const [changes, expected] of steps) {
		const entry = await change(changes);
		expect(entry).toMatchObject({ uid, ...expected });
		expect(await read("?discreet")).toEqual({
			...entry,
			title: entry?.title.replace(/(?:Dinner; with, friends|Supper) · Ensemble/, discreet.title),
		});
	}
	// Hidden, it leaves without a word, and is the same when it is back; deleted, it is called off.
	expect(await change({ published: false })).toBeUndefined();
	expect(await change({})).toMatchObject({ uid, sequence: 10, status: "CONFIRMED" });
	expect(await change({ published: false, location: "Floréal" })).toBeUndefined();
	expect(await change({ location: "Floréal" })).toMatchObject({ uid, sequence: 11 });
	await site.send("DELETE", `${path}/${created.id}`, undefined, token);
	expect(await read()).toMatchObject({ uid, sequence: 12, status: "CANCELLED" });
});
