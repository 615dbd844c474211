import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isOrder, maxEntries, readOrder, shippedOrder, writeOrder } from "./list-order.ts";

describe("the order of a list", () => {
	it("is read as it was written, hidden entries among them", () => {
		const entries = [
			{ id: "2", isHidden: false },
			{ id: "nabcd1234", isHidden: true },
			{ id: "0", isHidden: true },
		];
		expect(writeOrder(entries)).toBe("2 -nabcd1234 -0");
		expect(readOrder("2 -nabcd1234 -0")).toEqual(entries);
	});

	it("of a list that is shipped names its entries by their places", () => {
		expect(shippedOrder(3)).toBe("0 1 2");
		expect([shippedOrder(0), readOrder("")]).toEqual(["", []]);
	});

	it.each(["", "0", "2 0 1", "-0 -1", "nabcd1234 0", "-nabcd1234"])("may be %j", (order) => {
		expect(isOrder(order, 3)).toBe(true);
	});

	it.each([
		["an entry that is not shipped", "3"],
		["an entry twice", "0 0"],
		["an entry shown and hidden", "0 -0"],
		["another spelling of a place", "00"],
		["a broken name", "nabc"],
		["a name that is none of ours", "__proto__"],
		["two dashes", "--0"],
		["spaces at its end", "0 "],
		["markup", "<script>"],
		["more entries than a page can show", Array.from({ length: maxEntries + 1 }, newName).join(" ")],
	])("may not name %s", (_what, order) => {
		expect(isOrder(order, 3)).toBe(false);
	});

	it("is sound however the entries of a list are arranged", () => {
		fc.assert(
			fc.property(fc.shuffledSubarray(["0", "1", "2", "3", "nabcd1234"]), fc.boolean(), (ids, isHidden) => {
				const order = writeOrder(ids.map((id) => ({ id, isHidden })));
				expect(isOrder(order, 4)).toBe(true);
				expect(readOrder(order).map(({ id }) => id)).toEqual(ids);
			}),
		);
	});
});

function newName(_: unknown, index: number): string {
	return `n${String(index).padStart(8, "0")}`;
}
