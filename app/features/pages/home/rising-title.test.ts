import { expect, test } from "vitest";
import { titlePhrases, titleWords } from "./rising-title.tsx";

/** The title as it will read, with the italic words in brackets. */
const read = (title: string) =>
	titleWords(title)
		.map(({ word, italic }) => (italic ? `[${word}]` : word))
		.join(" ");

test("words between asterisks are italic", () => {
	expect(read("Introductions for people who *mean it*")).toBe("Introductions for people who [mean] [it]");
});

test("one italic word, in the middle", () => {
	expect(read("It begins with 40 *quiet* minutes")).toBe("It begins with 40 [quiet] minutes");
});

test("a no-break space does not separate words", () => {
	expect(titleWords("Vous y tenez\u202f? *Nous\u00a0aussi*").map(({ word }) => word)).toEqual([
		"Vous",
		"y",
		"tenez\u202f?",
		"Nous\u00a0aussi",
	]);
});

test("a title without a mark has no italic", () => {
	expect(read("Plain title")).toBe("Plain title");
});

test("italic and upright words are grouped into phrases", () => {
	const phrases = titlePhrases("It begins *with quiet* minutes");
	expect(phrases.map(({ italic, words }) => [italic, words.map(({ word }) => word).join(" ")])).toEqual([
		[false, "It begins"],
		[true, "with quiet"],
		[false, "minutes"],
	]);
});
