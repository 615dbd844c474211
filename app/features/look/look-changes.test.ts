import { describe, expect, it } from "vitest";
import { changesOf, mergedLook } from "./look-changes.ts";
import { type LookChoices, newChoices } from "./stored-look.ts";

const [first, second, third] = ["a", "b", "c"].map((sign) => sign.repeat(64));
const having = (photographs: Record<string, string | undefined>, rest: Partial<LookChoices> = {}) =>
	({ ...newChoices, ...rest, photographs }) as LookChoices;

describe("the look, changed in two tabs at once", () => {
	it("keeps the photographs of both, place by place", () => {
		const current = having({ homeHero: first });
		const merged = mergedLook(having({ network: second }), newChoices, current);
		expect(merged.photographs).toEqual({ homeHero: first, network: second });
	});

	it("keeps what was taken away in either", () => {
		const base = having({ homeHero: first, network: second, socials: third });
		const mine = having({ network: second, socials: third });
		const current = having({ homeHero: first, socials: third });
		const merged = mergedLook(mine, base, current);
		expect(Object.entries(merged.photographs)).toEqual([["socials", third]]);
		expect(changesOf(merged, current)).toEqual({ photographs: { socials: third } });
	});

	it("takes the choice made here where both changed the same place", () => {
		const base = having({ network: first });
		const merged = mergedLook(having({ network: second }), base, having({ network: third }));
		expect(merged.photographs).toEqual({ network: second });
	});

	it("takes what only the other changed, and leaves the photographs where neither touched them", () => {
		const base = having({ network: first });
		const current = having({ network: first }, { accent: "#7a1f3d", whiteOnDark: false });
		const merged = mergedLook(having({ network: first }, { accent: "#1a237e" }), base, current);
		expect(merged).toEqual({ ...current, accent: "#1a237e" });
		expect(changesOf(merged, current)).toEqual({ accent: "#1a237e" });
	});
});
