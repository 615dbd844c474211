import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SocialEvent } from "#app/features/events/event.ts";
import { instantOf } from "#app/i18n/business-time.ts";
import { defaultTexts } from "#app/i18n/site-texts.server.ts";
import { exampleEvent } from "#server/testing/example-event.ts";
import { calendarFile } from "./event-calendar.server.ts";

const siteUrl = "https://ensemble.example";
const source = { siteUrl, texts: defaultTexts };
const mostOctets = 75;

type Property = { name: string; parameters: string; value: string };
type Component = { name: string; properties: Property[]; components: Component[] };

/**
 * Reads RFC 5545 by its grammar alone: lines that end with CR LF, folded at 75 octets, in
 * components that stand within one another. Whatever breaks a rule is an error.
 */
function parseCalendar(file: string): Component {
	if (!file.endsWith("\r\n")) throw new Error("The last line has no end.");
	const physical = file.slice(0, -2).split("\r\n");
	for (const line of physical) {
		if (/[\r\n]/.test(line)) throw new Error("A line's end stands alone.");
		if (Buffer.byteLength(line) > mostOctets) throw new Error(`Too long: ${line}`);
	}
	const lines: string[] = [];
	for (const line of physical) {
		if (line.startsWith(" ")) lines.push(`${lines.pop()}${line.slice(1)}`);
		else lines.push(line);
	}
	const root: Component = { name: "", properties: [], components: [] };
	const open = [root];
	for (const line of lines) {
		const [, name = "", parameters = "", value = ""] = /^([A-Z-]+)((?:;[^:]*)?):(.*)$/su.exec(line) ?? [];
		if (name === "") throw new Error(`No property: ${line}`);
		if (name === "BEGIN") {
			const component: Component = { name: value, properties: [], components: [] };
			open.at(-1)?.components.push(component);
			open.push(component);
		} else if (name === "END") {
			if (open.pop()?.name !== value) throw new Error(`Not open: ${value}`);
		} else open.at(-1)?.properties.push({ name, parameters, value });
	}
	const [calendar, ...others] = root.components;
	if (open.length !== 1 || calendar === undefined || others.length > 0) throw new Error("Not one calendar.");
	return calendar;
}

/** Undoes the escapes of a text, and refuses one that is none (RFC 5545, 3.3.11). */
function textOf(component: Component | undefined, name: string): string | undefined {
	const found = component?.properties.filter((property) => property.name === name) ?? [];
	if (found.length > 1) throw new Error(`Twice: ${name}`);
	return found[0]?.value.replace(/\\(.?)|[;,]/gs, (escaped, mark) => {
		if (mark === "n" || mark === "N") return "\n";
		if (mark === "\\" || mark === ";" || mark === ",") return mark;
		throw new Error(`Not escaped: ${escaped}`);
	});
}

const words = fc
	.string({ unit: fc.constantFrom(..."aé…日😀,;:\\\"'nN \t-BEGIN:END".split("")), maxLength: 100 })
	.map((text) => text.trim())
	.filter((text) => text !== "");
const lines = fc.array(words, { maxLength: 3 }).map((parts) => parts.join("\n"));

const events: fc.Arbitrary<SocialEvent> = fc
	.record({
		title: words,
		location: words,
		description: lines,
		calendarDate: fc.constantFrom("2026-10-04", "2028-02-29", "2026-12-31"),
		startTime: fc.constantFrom(null, "00:00", "18:30", "23:59"),
		id: fc.uuid(),
		sequence: fc.integer({ min: 1, max: 99 }),
	})
	.map(({ id, sequence, ...input }) => exampleEvent(input, { id, sequence }));

describe("a calendar file", () => {
	it("is read by its grammar as what was written, whatever that holds", () => {
		fc.assert(
			fc.property(
				fc.uniqueArray(events, { maxLength: 3, selector: ({ id }) => id }),
				fc.constantFrom("en" as const, "fr" as const),
				fc.boolean(),
				(list, language, cancelled) => {
					const entries = list.map((event) => ({ event, cancelled }));
					const calendar = parseCalendar(calendarFile(entries, { language, discreet: false }, source));
					expect(calendar.name).toBe("VCALENDAR");
					expect(textOf(calendar, "VERSION")).toBe("2.0");
					const found = calendar.components.filter(({ name }) => name === "VEVENT");
					expect(found).toHaveLength(list.length);
					for (const [index, event] of list.entries()) {
						const component = found[index];
						expect(textOf(component, "UID")).toBe(`${event.id}@ensemble.example`);
						const struck = language === "en" ? "Cancelled: " : "Annulé\u00a0: ";
						expect(textOf(component, "SUMMARY")).toBe(`${cancelled ? struck : ""}${event.title} · Ensemble`);
						expect(textOf(component, "LOCATION")).toBe(event.location);
						expect(textOf(component, "DESCRIPTION") ?? "").toContain(event.description);
						expect(textOf(component, "SEQUENCE")).toBe(String(event.sequence));
						expect(textOf(component, "STATUS")).toBe(cancelled ? "CANCELLED" : "CONFIRMED");
					}
				},
			),
		);
	});

	it("says hours of the place, of which the end is three hours after the start, and whole days as days", () => {
		fc.assert(
			fc.property(events, (event) => {
				const calendar = parseCalendar(
					calendarFile([{ event, cancelled: false }], { language: "en", discreet: false }, source),
				);
				const [component] = calendar.components.filter(({ name }) => name === "VEVENT");
				const start = textOf(component, "DTSTART") ?? "";
				if (event.startTime === null) {
					expect(start).toBe(event.calendarDate?.replaceAll("-", ""));
					expect(textOf(component, "DTEND")).toBeUndefined();
					return;
				}
				const instant = instantAt(`${event.calendarDate}T${event.startTime}`);
				expect(instantIn(start)).toBe(instant);
				expect(instantIn(textOf(component, "DTEND") ?? "")).toBe(instant + 3 * 3_600_000);
			}),
		);
	});
});

/** Returns the instant at which clocks where the business is show a time of the calendar. */
function instantIn(value: string): number {
	const [, year, month, day, hour, minute] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)00$/.exec(value) ?? [];
	return instantAt(`${year}-${month}-${day}T${hour}:${minute}`);
}

function instantAt(local: string): number {
	return Date.parse(instantOf(local) ?? "");
}
