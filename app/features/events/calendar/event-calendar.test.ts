import { describe, expect, it } from "vitest";
import { type SocialEvent, usualTable } from "#app/features/events/event.ts";
import { defaultTexts } from "#app/i18n/site-texts.server.ts";
import { defaultFacts } from "#app/site/facts.ts";
import { timeZone } from "#app/site/site-config.ts";
import { exampleEvent } from "#server/testing/example-event.ts";
import { type CalendarEntry, calendarFile } from "./event-calendar.server.ts";

const usual = usualTable(defaultFacts);

const siteUrl = "https://ensemble.example:8443";
const source = { siteUrl, texts: defaultTexts };
const style = (language: "en" | "fr") => ({ language, discreet: false });
const foldOctets = 75;

function entry(input: object, history: Partial<SocialEvent> = {}, cancelled = false): CalendarEntry {
	const brunch = { title: "Brunch", calendarDate: "2026-10-04", ...input };
	return { event: exampleEvent(brunch, { slug: "brunch", ...history }), cancelled };
}

/**
 * Reads a file back as a calendar would: unfolds its lines, then undoes the escapes of its texts.
 */
function readBack(file: string): [name: string, value: string][] {
	return file
		.replaceAll("\r\n ", "")
		.split("\r\n")
		.filter((line) => line !== "")
		.map((line) => {
			const colon = line.indexOf(":");
			const value = line
				.slice(colon + 1)
				.replace(/\\([\\;,nN])/g, (_, mark) => (/n/i.test(mark) ? "\n" : mark));
			return [line.slice(0, colon), value];
		});
}

function valuesOf(entries: CalendarEntry[], language: "en" | "fr" = "en") {
	return Object.fromEntries(readBack(calendarFile(entries, style(language), source)));
}

describe("calendarFile", () => {
	it("gives an event its identity, its change count and its instants", () => {
		expect(valuesOf([entry({ startTime: "11:00" }, { version: 5, sequence: 3 })])).toMatchObject({
			UID: "one@ensemble.example",
			SEQUENCE: "3",
			STATUS: "CONFIRMED",
			[`DTSTART;TZID=${timeZone}`]: "20261004T110000",
			[`DTEND;TZID=${timeZone}`]: "20261004T140000",
			DTSTAMP: "20260902T080000Z",
			"LAST-MODIFIED": "20260902T080000Z",
			SUMMARY: "Brunch · Ensemble",
			LOCATION: "Central Mauritius",
			"URL;VALUE=URI": `${siteUrl}/events/singlessocials/brunch`,
		});
	});

	it("takes the whole day where no start time is known", () => {
		const values = valuesOf([entry({})]);
		expect(values).toMatchObject({ "DTSTART;VALUE=DATE": "20261004" });
		expect(Object.keys(values).filter((name) => name.startsWith("DTEND"))).toEqual([]);
	});

	it("strikes out a cancelled event under the same identity", () => {
		expect(valuesOf([entry({}, { sequence: 4 }, true)])).toMatchObject({
			UID: "one@ensemble.example",
			SEQUENCE: "4",
			STATUS: "CANCELLED",
			SUMMARY: "Cancelled: Brunch · Ensemble",
		});
	});

	it.each([
		["announced", "CONFIRMED", "Brunch · Ensemble"],
		["few", "CONFIRMED", "Brunch · Ensemble"],
		["full", "CONFIRMED", "Brunch · Ensemble"],
		["postponed", "TENTATIVE", "Postponed: Brunch · Ensemble"],
		["cancelled", "CANCELLED", "Cancelled: Brunch · Ensemble"],
	])("says of a table that is %s that it is %s", (state, status, title) => {
		expect(valuesOf([entry({ state })])).toMatchObject({ STATUS: status, SUMMARY: title });
	});

	it("names no business and no singles where it is to be discreet", () => {
		const description = "For singles who would rather talk.";
		const told = entry({ title: "Singles dinner", description, type: "Brunch", startTime: "11:00" });
		for (const [language, title] of [
			["en", "Brunch"],
			["fr", "Brunch"],
		] as const) {
			const file = calendarFile([told], { language, discreet: true }, source);
			expect(Object.fromEntries(readBack(file))).toMatchObject({ SUMMARY: title, STATUS: "CONFIRMED" });
			expect(file.replace(/^UID.*$/m, "")).not.toMatch(/ensemble|single/i);
		}
	});

	it("defines the zone of its times", () => {
		const file = calendarFile([entry({ startTime: "11:00" })], style("en"), source);
		expect(file).toContain(`BEGIN:VTIMEZONE\r\nTZID:${timeZone}\r\n`);
	});

	it("writes French texts, dates and addresses in the French calendar", () => {
		const fr = { title: "Un brunch", price: "1 000 Rs", location: "Centre de Maurice" };
		const { event } = entry({ fr });
		const told = { event: { ...event, ownSlugs: { fr: "un-brunch" } }, cancelled: false };
		expect(valuesOf([told], "fr")).toMatchObject({
			"X-WR-CALNAME": "Les Singles Socials · Ensemble",
			SUMMARY: "Un brunch · Ensemble",
			LOCATION: "Centre de Maurice",
			DESCRIPTION: `Billet · 1 000 Rs\nConvives · ${usual.maxGuests}`,
			"URL;VALUE=URI": `${siteUrl}/fr/events/singlessocials/un-brunch`,
		});
	});

	it("escapes texts so that they read back as they were written", () => {
		const title = "Fish, chips; salt \\ vinegar: yes\\no";
		const description = "First line,\nsecond; line \\n\nEND:VEVENT\nBEGIN:VALARM";
		const values = valuesOf([entry({ title, description, location: "Ébène; café, 1st floor" })]);
		expect(values.SUMMARY).toBe(`${title} · Ensemble`);
		expect(values.DESCRIPTION).toBe(`${description}\n\nTicket · ${usual.price}\nGuests · ${usual.maxGuests}`);
		expect(values.LOCATION).toBe("Ébène; café, 1st floor");
		expect(values).not.toHaveProperty("BEGIN:VALARM");
	});

	it("folds lines at 75 octets without cutting a letter in two", () => {
		const description = "Déjeuner à l’ombre d’un badamier 🌿 ".repeat(30).trim();
		const file = calendarFile([entry({ description, title: "é".repeat(120) })], style("en"), source);
		const octets = file.split("\r\n").map((line) => Buffer.byteLength(line));
		expect(Math.max(...octets)).toBeLessThanOrEqual(foldOctets);
		const values = Object.fromEntries(readBack(file));
		expect(values.SUMMARY).toBe(`${"é".repeat(120)} · Ensemble`);
		expect(values.DESCRIPTION).toContain(description);
	});

	it("is a whole calendar of whole events, each line ended", () => {
		const file = calendarFile([entry({}), entry({}, { id: "two" }, true)], style("en"), source);
		expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
		expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
		const names = readBack(file).map(([name, value]) => `${name}:${value}`);
		expect(names.slice(0, 2)).toEqual(["BEGIN:VCALENDAR", "VERSION:2.0"]);
		expect(names.filter((name) => name === "BEGIN:VEVENT")).toHaveLength(2);
		expect(names.filter((name) => name.startsWith("UID:"))).toEqual([
			"UID:one@ensemble.example",
			"UID:two@ensemble.example",
		]);
		expect(valuesOf([])).toMatchObject({ END: "VCALENDAR" });
	});

	it("never lets an event without a day in", () => {
		expect(() => calendarFile([entry({ calendarDate: null })], style("en"), source)).toThrow("calendar day");
	});
});

describe("the calendar entry that a mail brings to a guest", () => {
	const hidden = { restaurant: "Le Jardin", address: "Royal Road, Moka" };
	const place = { ...hidden, mapLink: "https://maps.example/moka", directions: "Upstairs.", included: "" };
	const attendee = { email: "lea@example.com", hasConfirmed: true };
	const message = {
		method: "REQUEST",
		at: "2026-01-15T08:00:00.000Z",
		organizer: "hello@ensemble.example",
		attendee,
	} as const;
	const own = (more: object) =>
		Object.fromEntries(
			readBack(
				calendarFile(
					[entry({ location: "Moka", ...hidden })],
					{ language: "fr", discreet: true },
					{ ...source, message: { ...message, ...more } },
				),
			),
		);

	it("says where and how to one who has confirmed", () => {
		expect(own({ place: { ...place, surname: "Duval" } })).toMatchObject({
			LOCATION: "Le Jardin, Royal Road, Moka",
			DESCRIPTION: "Réservé au nom de : Duval\nPour venir : Upstairs.\nPlan : https://maps.example/moka",
		});
	});

	it("says the area alone to everybody else", () => {
		const { LOCATION, DESCRIPTION = "" } = own({});
		expect([LOCATION, DESCRIPTION]).toEqual(["Moka", ""]);
	});
});
