import { numberWords } from "#app/site/number-words.ts";
import { languages } from "#app/site/site-config.ts";

export type WrittenNumber = { value: number; start: number; end: number };

const all = languages.map((language) => numberWords[language]);

/** The numbers that are read, by their words in lower case with spaces between them. */
const values = new Map<string, number>(
	all.flatMap(({ numbers, otherNumbers }) => [
		...numbers.map((words, index) => [words, index + 1] as const),
		...Object.entries(otherNumbers),
	]),
);

const gap = "[\\s\\u2010\\u2011-]";
const anyGap = new RegExp(gap, "gu");
const anyNumber = [...values.keys()]
	.toSorted((one, other) => other.length - one.length)
	.map((words) => words.replaceAll(" ", gap))
	.join("|");
/** A number that is read, or a word that makes a larger one. */
const word = new RegExp(
	`(^|[^\\p{L}])(?:(${anyNumber})|(?:${all.map(({ larger }) => larger).join("|")}))(?!\\p{L})`,
	"giu",
);
const isJoint = new RegExp(`^${gap}(?:(?:${all.map(({ joint }) => joint).join("|")})${gap})?$`, "iu");
const isNoCount = new RegExp(
	`^(?:[\\u2010\\u2011-](?:${all.map(({ ordinal }) => ordinal).join("|")})(?!\\p{L})|\\s?(?:%|${all.map(({ share }) => share).join("|")}))`,
	"iu",
);

/** Finds the numbers from one to ninety-nine that a text has in words; larger ones are not read. */
export function numbersInWords(text: string): WrittenNumber[] {
	const chains: WrittenNumber[][] = [];
	let last = -1;
	for (const { 0: found, 1: lead = "", 2: number = "", index } of text.matchAll(word)) {
		const [start, end] = [index + lead.length, index + found.length];
		// A word such as "hundred" has no value of its own, and takes that of the words around it.
		const value = values.get(number.toLowerCase().replaceAll(anyGap, " ")) ?? 0;
		if (last === -1 || !isJoint.test(text.slice(last, start))) chains.push([]);
		chains.at(-1)?.push({ value, start, end });
		last = end;
	}
	return chains
		.filter((chain) => chain.every(({ value }) => value > 0))
		.flat()
		.filter(({ end }) => !isNoCount.test(text.slice(end)));
}
