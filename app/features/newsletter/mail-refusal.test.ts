import { expect, it } from "vitest";
import { mailRefusalOf } from "./mail-refusal.ts";

it.each([
	["550 5.1.1", "unknown"],
	["5.1.2", "domain"],
	["550 5.1.10", "domain"],
	["552 5.2.2", "full"],
	["552 5.3.4", "large"],
	["550 5.2.1", "disabled"],
	["451 4.4.1", "away"],
	["554 5.7.1", "policy"],
	["550", "other"],
	["ETIMEDOUT", "other"],
])("reads %s as %s", (status, refusal) => {
	expect(mailRefusalOf(status)).toBe(refusal);
});
