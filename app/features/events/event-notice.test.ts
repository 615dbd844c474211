import { describe, expect, it } from "vitest";
import { blankTexts } from "#app/content/draft.ts";
import { exampleEvent } from "#server/testing/example-event.ts";
import { eventFields } from "./event.ts";
import { countChange } from "./event-notice.ts";

const fr = { title: "Dîner", location: "Moka", description: "Une table." };
const real = { calendarDate: "2026-12-12", startTime: "18:30", endTime: "21:30", ticketPrice: 1000 };
const before = exampleEvent({ ...real, description: "A table.", tableSize: 6, fr });

const noticed = (after: object) => countChange(before, { ...before, ...after } as typeof before);

describe("a change that guests notice", () => {
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
		expect(noticed(changes)).toEqual({ sequence: 2, quietChanges: 0 });
	});

	it.each([
		["the same again", {}],
		["a description", { description: "A table, corrected." }],
		["a French description", { fr: { ...before.fr, description: "Une table, corrigée." } }],
		["size and ages", { tableSize: 8, ageFrom: 30, ageTo: 40 }],
		["being hidden", { published: false }],
	])("of %s is not", (_name, changes) => {
		expect(noticed(changes)).toEqual({ sequence: 1, quietChanges: 0 });
	});

	it.each([
		["the restaurant", { restaurant: "Le Jardin" }],
		["the address", { address: "Royal Road, Moka" }],
		["the map", { mapLink: "https://maps.example/moka" }],
		["the way there in French", { fr: { ...before.fr, directions: "Derrière l’église." } }],
		["what the ticket includes", { included: "A glass of wine." }],
	])("of %s is one for those confirmed alone", (_name, changes) => {
		expect(noticed(changes)).toEqual({ sequence: 2, quietChanges: 1 });
		const again = { ...before, ...changes, sequence: 2, quietChanges: 1 } as typeof before;
		expect(countChange(again, before)).toEqual({ sequence: 3, quietChanges: 2 });
		expect(countChange(again, { ...again, startTime: "19:00" })).toEqual({ sequence: 3, quietChanges: 0 });
	});

	it("does not tell no translation from a blank one", () => {
		const untranslated = exampleEvent({ ...real });
		const after = { ...untranslated, fr: blankTexts(eventFields) };
		expect(countChange(untranslated, after).sequence).toBe(1);
	});
});
