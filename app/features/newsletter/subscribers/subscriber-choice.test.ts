import { expect, it } from "vitest";
import { everySubscriber, filterOf, subscriberChoices } from "./subscriber-choice.ts";

it("nothing chosen is no filter", () => {
	expect(filterOf(everySubscriber)).toEqual({});
});

it("each choice is a filter", () => {
	expect(filterOf({ ...everySubscriber, state: "paused", page: "import", from: "2026-01-01" })).toEqual({
		state: "paused",
		page: "import",
		from: "2026-01-01",
	});
});

it.each([
	["2026-01-31", true],
	["2026-13-01", false],
	["31/01/2026", false],
	["", false],
])("takes %j from the address as a day: %s", (value, isOne) => {
	expect(subscriberChoices.from(value)).toBe(isOne);
});
