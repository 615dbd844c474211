import { expect, it } from "vitest";
import { excessOf } from "./excess.ts";
import { verbatim } from "./field.ts";

it.each([
	["abc", undefined],
	["abcd", { over: 1, max: 3, line: 1 }],
	["ab\ncd", { over: 2, max: 3, line: 2 }],
	["abc\n", { over: 1, max: 3, line: 1 }],
	["\n\n\n\nabc", { over: 4, max: 3, line: 4 }],
])("%j goes over a limit of 3 by %j", (text, excess) => {
	expect(excessOf(text, 3)).toEqual(excess);
});

it("the server names what is too long, with the place and the limit", () => {
	const { schema } = verbatim({ max: 3 });
	expect(schema.safeParse("abc").error).toBeUndefined();
	expect(schema.safeParse("a\nbcd").error?.issues[0]?.message).toBe(
		"This text goes over its limit of 3 characters by 2, in line 2. Please shorten it.",
	);
});
