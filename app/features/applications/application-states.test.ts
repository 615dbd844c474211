import { describe, expect, it } from "vitest";
import { applicationStates } from "./application.ts";
import { mayMove, membershipIn, nextStates, sentStates } from "./application-states.ts";

describe("the states of an application", () => {
	it("follow each other as the table says", () => {
		const table = applicationStates.map((from) => [
			from,
			nextStates("agency", from).join(" "),
			nextStates("applicant", from).join(" "),
		]);
		expect(table).toEqual([
			["unfinished", "", "new"],
			["new", "read conversation accepted kept declined withdrawn", "withdrawn"],
			["read", "new conversation accepted kept declined withdrawn", "withdrawn"],
			["conversation", "accepted kept declined withdrawn", "withdrawn"],
			["accepted", "conversation withdrawn", "withdrawn"],
			["kept", "conversation accepted declined withdrawn", "withdrawn"],
			["declined", "conversation accepted kept", ""],
			["withdrawn", "conversation", ""],
		]);
	});

	it("never follow themselves, and nothing sent becomes unfinished again", () => {
		for (const state of applicationStates) {
			expect(mayMove("agency", state, state)).toBe(false);
			expect(mayMove("agency", state, "unfinished")).toBe(false);
			expect(mayMove("applicant", state, "unfinished")).toBe(false);
		}
	});

	it("leave none that was sent without a way on", () => {
		for (const state of sentStates) expect(nextStates("agency", state)).not.toEqual([]);
	});
});

describe("a membership", () => {
	it("begins as the membership form of somebody is accepted, and ends in other states", () => {
		expect(membershipIn("accepted", "membership")).toBe("active");
		expect(membershipIn("accepted", "socials")).toBeNull();
		expect(membershipIn("conversation", "membership")).toBeNull();
	});
});
