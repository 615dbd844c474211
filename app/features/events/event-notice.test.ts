import { describe, expect, it } from "vitest";
import { exampleEvent } from "#server/testing/example-event.ts";
import { isNoticed } from "./event-notice.ts";

const fr = { title: "Dîner", location: "Moka", description: "Une table." };
const real = { calendarDate: "2026-12-12", startTime: "18:30", endTime: "21:30", ticketPrice: 1000 };
const before = exampleEvent({ ...real, description: "A table.", tableSize: 6, fr });

describe("isNoticed", () => {
	it.each([
		["the day", { calendarDate: "2026-12-13" }],
		["a day that is gone", { calendarDate: null }],
		["the hour", { startTime: "19:00" }],
		["the end", { endTime: null }],
		["the place", { location: "Floréal" }],
		["the place in French", { fr: { ...before.fr, location: "Floréal" } }],
		["the state", { state: "postponed" }],
		["the title", { title: "Supper" }],
		["a French title that is gone", { fr: null }],
		["dinner or brunch", { type: "Brunch" }],
		["the price", { ticketPrice: 1200 }],
	])("of %s is so", (_name, changes) => {
		expect(isNoticed(before, { ...before, ...changes } as typeof before)).toBe(true);
	});

	it.each([
		["the same again", {}],
		["a description", { description: "A table, corrected." }],
		["a French description", { fr: { ...before.fr, description: "Une table, corrigée." } }],
		["size and ages", { tableSize: 8, ageFrom: 30, ageTo: 40 }],
		["being hidden", { published: false }],
	])("of %s is not", (_name, changes) => {
		expect(isNoticed(before, { ...before, ...changes } as typeof before)).toBe(false);
	});

	it("does not tell no translation from a blank one", () => {
		const blank = { title: "", date: "", time: "", price: "", location: "", description: "" };
		const untranslated = exampleEvent({ ...real });
		expect(isNoticed(untranslated, { ...untranslated, fr: blank })).toBe(false);
	});
});
