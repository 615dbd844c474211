import { expect, it } from "vitest";
import { newAccessCode } from "./access-code.server.ts";
import { newCodeError } from "./listed-codes.server.ts";

it.each([
	["eleven 1234", "length"],
	["  padded one   ", "length"],
	[`${"long enough ".repeat(20)}`, "length"],
	["password1234", "common"],
	["P@ssw0rd2026!", "common"],
	["MotDePasse2026", "common"],
	["123456789012", "common"],
	["112233445566", "common"],
	["098765432109", "common"],
	["aaaaaaaaaaaa", "common"],
	["abcabcabcabc", "common"],
	["abc123abc123", "common"],
	["qwertyuiop12", "common"],
	["azertyuiop123", "common"],
	["1qaz2wsx3edc", "common"],
	["Ensemble-2026!", "common"],
	["Tamarin Introductions", "common"],
	["admin admin admin", "common"],
	["!!!!!!!!!!!!", "common"],
	["unbelievable", "common"],
	[" Counterstrike ", "common"],
	["4815162342lost", "common"],
	["q1w2e3r4t5y6", "common"],
	["correct horse", undefined],
	["hedgehog-lantern-42", undefined],
	["quatre mots sans rapport", undefined],
])("finds the fault of %j: %s", async (code, fault) => {
	expect(await newCodeError(code)).toBe(fault);
});

it("no code that the site makes is among the common ones", async () => {
	for (let turn = 0; turn < 100; turn += 1) expect(await newCodeError(newAccessCode())).toBeUndefined();
});

it("judges the longest codes at once", async () => {
	for (const code of ["a".repeat(200), "ab".repeat(100), "abcdefghij".repeat(20)]) {
		expect(await newCodeError(code)).toBe("common");
	}
});
