import { expect, it } from "vitest";
import { readConsent, writeConsent } from "./use-consent.ts";

it.each(["agreed", "refused"] as const)("stores that a visitor has %s", (answer) => {
	expect(readConsent(writeConsent(answer))).toBe(answer);
});

it.each([null, "", "agreed", "1:agreed", "2:perhaps", "{}"])("does not accept %j as an answer", (stored) => {
	expect(readConsent(stored)).toBeUndefined();
});
