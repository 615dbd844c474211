import { expect, it } from "vitest";
import { samplesIn } from "#app/features/facts/samples.ts";
import { defaultFacts, factIds } from "#app/site/facts.ts";
import { anotherAgency } from "./another-agency.ts";
import { isSaid, wordsOfEntries, wordsOfNewSite } from "./sample-words.ts";

const wordsOf = (sample: string) =>
	wordsOfNewSite.filter((one) => one.sample === sample).map(({ words }) => words);

it("sample words are known of everything marked as a sample, in each language and form", () => {
	const known = new Set(wordsOfNewSite.map(({ sample }) => sample));
	expect(samplesIn(defaultFacts).filter((id) => !known.has(id))).toEqual([]);
	expect(wordsOf("tagline")).toHaveLength(2);
	expect(wordsOf("phone")).toEqual(["+230 5000 0000", "tel:+23050000000"]);
	expect(wordsOf("place")).toEqual(expect.arrayContaining(["Tamarin, Mauritius", "Tamarin, île Maurice"]));
	expect(wordsOf("profiles").every((words) => words.startsWith("https://"))).toBe(true);
	expect(wordsOf("home.testimonials.quotes").length).toBeGreaterThanOrEqual(8);
	expect(wordsOfEntries.length).toBeGreaterThan(10);
});

it("sample words are none of another agency's, whose facts are all others", () => {
	const same = factIds.filter((id) => JSON.stringify(anotherAgency[id]) === JSON.stringify(defaultFacts[id]));
	expect(same).toEqual([]);
	const ownTexts = JSON.stringify(anotherAgency);
	expect(wordsOfNewSite.filter((words) => isSaid(words, ownTexts))).toEqual([]);
});

it.each([
	["Ensemble", "The Ensemble newsletter", true],
	["Ensemble", "Ensembles, ensemble", false],
	["234", '{"members":234}', true],
	["234", "1234 or 2340", false],
	["Ada & Co", "<b>Ada &amp; Co</b>", true],
	["it's", "it&#x27;s", true],
	["https://a.example/b", 'href="https://a.example/b"', true],
])("sample words are found by themselves, as pages write them: %j in %j", (words, text, isThere) => {
	expect(isSaid({ sample: "", words }, text)).toBe(isThere);
});
