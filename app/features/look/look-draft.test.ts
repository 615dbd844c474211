import { describe, expect, it } from "vitest";
import { threeWayMerge } from "#app/content/three-way-merge.ts";
import { choicesOf, draftOf } from "./look-draft.ts";
import { type LookChoices, newChoices } from "./stored-look.ts";

const [first, second, third] = ["a", "b", "c"].map((character) => character.repeat(64));
const having = (photographs: Record<string, string | undefined>) =>
	draftOf({ look: { ...newChoices, photographs } as LookChoices, logo: null });

describe("the look in its form", () => {
	it("is the same choices again", () => {
		const logo = { hash: "d".repeat(64), type: "svg" as const, width: 4, height: 3, isOpaque: false };
		const photographs = { network: first ?? "" };
		const look = { ...newChoices, photographs, accent: "#1a237e", logo: logo.hash };
		expect(choicesOf(draftOf({ look, logo }))).toEqual(look);
	});
});

describe("the look, changed in two tabs at once", () => {
	it("keeps the photographs of both, place by place", () => {
		const { merged } = threeWayMerge(having({}), having({ network: second }), having({ homeHero: first }));
		expect(choicesOf(merged).photographs).toEqual({ homeHero: first, network: second });
	});

	it("keeps what was taken away in either", () => {
		const base = having({ homeHero: first, network: second, socials: third });
		const mine = having({ network: second, socials: third });
		const { merged } = threeWayMerge(base, mine, having({ homeHero: first, socials: third }));
		expect(choicesOf(merged).photographs).toEqual({ socials: third });
	});
});
