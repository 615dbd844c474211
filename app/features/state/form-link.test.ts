import { describe, expect, it } from "vitest";
import { defaultFacts } from "#app/site/facts.ts";
import { formsIn, isFailure } from "./form-link.ts";

describe("the forms that are looked at", () => {
	it("are those of the facts that are not the sample's, each in its language", () => {
		expect(formsIn(defaultFacts)).toEqual([]);
		const apply = { en: "https://forms.agency.test/apply", fr: "" };
		const referralForm = { en: "https://forms.ensemble.example/nominate", fr: "https://agency.test/fr" };
		expect(formsIn({ ...defaultFacts, apply, referralForm })).toEqual([
			{ fact: "apply", language: "en", address: apply.en },
			{ fact: "referralForm", language: "fr", address: referralForm.fr },
		]);
	});

	it.each([
		[200, false],
		[302, false],
		[401, false],
		[403, false],
		[429, false],
		[404, true],
		[410, true],
		[500, true],
		[503, true],
		[null, true],
	])("answering %s are of no use: %s", (status, expected) => expect(isFailure(status)).toBe(expected));
});
