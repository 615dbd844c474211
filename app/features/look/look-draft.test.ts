import { describe, expect, it } from "vitest";
import { choicesOf, draftOf, mergedLook } from "./look-draft.ts";
import { type LookChoices, newChoices } from "./stored-look.ts";

const [first, second, third] = ["a", "b", "c"].map((character) => character.repeat(64));
const having = (photographs: Record<string, string | undefined>) =>
	({ ...newChoices, photographs }) as LookChoices;

describe("the look in its form", () => {
	it("is the same choices again", () => {
		const look = { ...having({ network: first }), accent: "#1a237e" };
		expect(choicesOf(draftOf(look))).toEqual(look);
	});
});

describe("the look, changed in two tabs at once", () => {
	it("keeps the photographs of both, place by place", () => {
		const merged = mergedLook(having({ network: second }), newChoices, draftOf(having({ homeHero: first })));
		expect(choicesOf(merged).photographs).toEqual({ homeHero: first, network: second });
	});

	it("keeps what was taken away in either", () => {
		const base = having({ homeHero: first, network: second, socials: third });
		const mine = having({ network: second, socials: third });
		const merged = mergedLook(mine, base, draftOf(having({ homeHero: first, socials: third })));
		expect(choicesOf(merged).photographs).toEqual({ socials: third });
	});
});
