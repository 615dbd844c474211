import { describe, expect, it } from "vitest";
import { checkNesting, NestedTooDeep } from "./nesting.ts";

type Node = { position?: { start: { line: number } }; children?: Node[] };

/** Returns a tree of marks within one another, `depth` of them, the innermost on line 7. */
function nested(depth: number): Node {
	let node: Node = { position: { start: { line: 7 } } };
	for (let level = 0; level < depth; level += 1) node = { children: [node] };
	return node;
}

describe("nested marks", () => {
	it.each([0, 1, 10, 100])("may be %i deep", (depth) => {
		expect(() => checkNesting(nested(depth))).not.toThrow();
	});

	it("may not be deeper; the error names the line", () => {
		expect(() => checkNesting(nested(101))).toThrow(NestedTooDeep);
		expect(() => checkNesting(nested(101))).toThrow(expect.objectContaining({ line: 7 }));
	});

	it("are checked to any depth without a stack overflow", () => {
		expect(() => checkNesting(nested(100_000))).toThrow(NestedTooDeep);
	});

	it("are checked in width too", () => {
		const wide = { children: Array.from({ length: 100_000 }, () => nested(3)) };
		expect(() => checkNesting(wide)).not.toThrow();
		expect(() => checkNesting({ children: [...wide.children, nested(120)] })).toThrow(NestedTooDeep);
	});

	it("may be on an unknown line", () => {
		const unknown = { children: [nested(100)] };
		expect(() => checkNesting({ children: [{ children: [unknown] }] })).toThrow(
			expect.objectContaining({ name: "NestedTooDeep" }),
		);
	});
});
