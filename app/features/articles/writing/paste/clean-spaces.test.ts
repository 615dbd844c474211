import { describe, expect, it } from "vitest";
import { plainSpaces } from "./clean-html.ts";

describe("plainSpaces", () => {
	it.each([
		["One\u00a0\u00a0two", "One  two"],
		["Oui\u00a0! Non\u00a0?", "Oui\u00a0! Non\u00a0?"],
		["«\u00a0oui\u00a0»", "«\u00a0oui\u00a0»"],
		["1\u00a0200 tables,\u00a05\u00a0%", "1\u00a0200 tables, 5\u00a0%"],
		["n°\u00a04", "n°\u00a04"],
		["à\u00a018\u00a0h\u00a030, 50\u00a0km,\u00a0deux", "à 18\u00a0h\u00a030, 50\u00a0km, deux"],
		["a\u200b\u00adb", "ab"],
	])("turns %j into %j", (text, expected) => {
		expect(plainSpaces(text)).toBe(expected);
	});
});
