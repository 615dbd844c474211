import { describe, expect, it } from "vitest";
import { defaultFacts } from "#app/site/facts.ts";
import { languages } from "#app/site/site-config.ts";
import { textVariables } from "#app/site/site-facts.ts";
import { dictionaries } from "./dictionaries.server.ts";

/** Texts of the content area that state a fact because they mean it. */
const meant =
	/^(area|dashboard\.newsletterClaim|.*\.guestDays)$|\{\{(timeZone|timeZoneFirst|guestDays|moveDays)\}\}/;

type Said = readonly [key: string, text: string];

function textsIn(node: unknown, path = ""): Said[] {
	if (typeof node === "string") return [[path, node]];
	if (typeof node !== "object" || node === null) return [];
	return Object.entries(node).flatMap(([name, inner]) =>
		textsIn(inner, path === "" ? name : `${path}.${name}`),
	);
}

describe.each(languages)("the content area's own texts in %s", (language) => {
	const facts = new Set(Object.keys(textVariables(defaultFacts, language)));

	it("name nothing that they fill in as a fact is named, which would be said in its place", () => {
		const found = textsIn(dictionaries[language].admin).flatMap(([key, text]) => {
			const marks = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([mark, name = ""]) => ({ mark, name }));
			const wrong = marks.filter(
				({ mark, name }) => facts.has(name) && !meant.test(mark) && !meant.test(key),
			);
			return wrong.map(({ name }) => `${key}: ${name}`);
		});
		expect(found).toEqual([]);
	});
});
