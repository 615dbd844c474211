import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { numbersInWords } from "./number-words.ts";

const englishSmall = [
	..."zero one two three four five six seven eight nine ten eleven twelve thirteen".split(" "),
	..."fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),
];
const englishTens = ["", "", ..."twenty thirty forty fifty sixty seventy eighty ninety".split(" ")];

/** A number as English writes it. */
function english(number: number): string {
	if (number < 20) return englishSmall[number] ?? "";
	if (number < 100) {
		const ten = englishTens[Math.trunc(number / 10)] ?? "";
		return number % 10 === 0 ? ten : `${ten}-${englishSmall[number % 10]}`;
	}
	const [size, name] =
		number < 1000 ? [100, "hundred"] : number < 1_000_000 ? [1000, "thousand"] : [1_000_000, "million"];
	const rest = number % size;
	const joint = rest < 100 ? " and " : " ";
	const head = `${english(Math.trunc(number / size))} ${name}`;
	return rest === 0 ? head : head + joint + english(rest);
}

const frenchSmall = [
	..."zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze".split(" "),
	..."quinze seize dix-sept dix-huit dix-neuf".split(" "),
];
const frenchTens = ["", "", "vingt", "trente", "quarante", "cinquante", "soixante"];

/** A number as French writes it, without the s of what is followed by another word. */
function french(number: number): string {
	if (number < 20) return frenchSmall[number] ?? "";
	if (number < 100) {
		const isCountedOn = number >= 60;
		const base = number >= 80 ? 80 : isCountedOn ? 60 : Math.trunc(number / 10) * 10;
		const ten = base === 80 ? "quatre-vingt" : (frenchTens[base / 10] ?? "");
		const rest = number - base;
		if (rest === 0) return base === 80 ? "quatre-vingts" : ten;
		const hasAnd = base < 80 && (rest === 1 || rest === 11);
		return `${ten}${hasAnd ? " et " : "-"}${french(rest)}`;
	}
	if (number < 1000) return scaled(number, 100, "cent");
	return number < 1_000_000
		? scaled(number, 1000, "mille")
		: scaled(number, 1_000_000, number < 2_000_000 ? "million" : "millions", true);
}

function scaled(number: number, size: number, name: string, isCounted = false): string {
	const [count, rest] = [Math.trunc(number / size), number % size];
	const head = count === 1 && !isCounted ? name : `${french(count)} ${name}`;
	return rest === 0 ? head : `${head} ${french(rest)}`;
}

const read = (text: string) =>
	numbersInWords(text).map(({ value, start, end }) => [value, text.slice(start, end)]);

describe("a number in words", () => {
	it("is read as the number that it was written from, however it is hyphenated", () => {
		const number = fc.oneof(
			fc.integer({ min: 1, max: 2000 }),
			fc.integer({ min: 1, max: 999_999_999 }),
			fc.constantFrom(71, 80, 81, 91, 99, 100, 171, 200, 280, 1000, 1001, 80_000, 1_000_000, 2_000_000),
		);
		fc.assert(
			fc.property(number, fc.constantFrom(english, french), fc.boolean(), (value, write, is1990) => {
				const words = is1990 ? write(value).replaceAll(" ", "-") : write(value);
				expect(read(`About ${words} guests`)).toEqual([[value, words]]);
				const capital = words.replace(/^./, (letter) => letter.toUpperCase());
				expect(read(capital)).toEqual([[value, capital]]);
			}),
			{ numRuns: 400 },
		);
	});

	it.each([
		["a hundred and two people", 102, "a hundred and two"],
		["a thousand readers", 1000, "a thousand"],
		["fifteen hundred readers", 1500, "fifteen hundred"],
		["one hundred twenty five", 125, "one hundred twenty five"],
		["two dozen guests", 24, "two dozen"],
		["une douzaine de convives", 12, "une douzaine"],
		["quatre vingt dix minutes", 90, "quatre vingt dix"],
		["deux-cent-trente-quatre membres", 234, "deux-cent-trente-quatre"],
		["septante-deux, nonante et un", 72, "septante-deux"],
		["mille et une nuits", 1001, "mille et une"],
		["trente\u00a0jours", 30, "trente"],
	])("may be written as %s", (text, value, words) => {
		expect(read(text)[0]).toEqual([value, words]);
	});

	it("ends where the next one begins", () => {
		expect(read("six huit, twenty thirty, two and three, dix onze")).toEqual(
			[6, 8, 20, 30, 2, 3, 10, 11].map((value) => [value, expect.any(String)]),
		);
		expect(read("deux mille. Trente")).toEqual([
			[2000, "deux mille"],
			[30, "Trente"],
		]);
	});

	it.each([
		"a table, a hundredth, hundreds of guests, thousands",
		"the twenty-first century",
		"cent pour cent, ten percent",
		"quelques vingtaines, des centaines de personnes",
		"someone, often, weighty, dixième",
		"constructor, toString, __proto__",
	])("is not in: %s", (text) => {
		expect(read(text)).toEqual([]);
	});
});
