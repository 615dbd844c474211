import { expect, it } from "vitest";
import { matchesEntityTag } from "./revalidation.ts";

it.each([
	['"ours"', true],
	['W/"ours"', true],
	['"other", W/"ours"', true],
	['"other","ours"', true],
	["*", true],
	[" * ", true],
	['"other"', false],
	['"not ours"', false],
	["ours", false],
	["", false],
])("If-None-Match: %s", (header, matches) => {
	expect(matchesEntityTag(header, (opaque) => opaque === "ours")).toBe(matches);
});
