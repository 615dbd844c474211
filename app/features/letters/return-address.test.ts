import { expect, it } from "vitest";
import { returnAddress, returnCodesIn } from "./return-address.ts";

const code = "0123456789abcdef0123456789abcdef";

it("each letter has a return address of its own, in a mailbox or in a domain of its own", () => {
	expect(returnAddress("bounces@ensemble.example", code)).toBe(`bounces+${code}@ensemble.example`);
	expect(returnAddress("@bounces.ensemble.example", code)).toBe(`${code}@bounces.ensemble.example`);
});

it("the codes of return addresses are found in senders and ids, however they are written", () => {
	const sender = returnAddress("bounces@ensemble.example", code);
	expect(returnCodesIn([`<${sender}>`])).toEqual([code]);
	expect(returnCodesIn([sender.toUpperCase(), `<${code}@ensemble.example>`])).toEqual([code]);
	expect(returnCodesIn(["bounces@ensemble.example", "a".repeat(33), "", "é"])).toEqual([]);
});

it("looks for no more codes than a report can be about", () => {
	const many = Array.from({ length: 5_000 }, (_, index) => index.toString(16).padStart(32, "0"));
	expect(returnCodesIn([many.join(" ")])).toHaveLength(20);
});
