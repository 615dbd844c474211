import { describe, expect, it } from "vitest";
import { foldForSearch } from "./fold.ts";

describe("foldForSearch", () => {
	it.each([
		["L’Été\u00a0!", "l'ete !"],
		["«\u00a0Cœur\u00a0»", '" coeur "'],
		["  a\n\tb  ", "a b"],
		["rendez\u2011vous — ici", "rendez-vous - ici"],
		["e\u0301", "e"],
		["so\u00adft", "soft"],
		["ᴬİ", "ai"],
		["a\u0000b", "a b"],
		["\u0301", ""],
	])("folds %j to %j", (text, folded) => {
		expect(foldForSearch(text)).toBe(folded);
	});
});
