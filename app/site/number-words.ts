import { formatCount, type Language } from "./site-config.ts";

type LengthOfTime = "businessDay" | "day" | "week";

type NumberWords = {
	/** Words from one to ninety-nine, in order, with spaces between words. */
	numbers: readonly string[];
	otherNumbers: Readonly<Record<string, number>>;
	/** Alternatives of a pattern: what makes a number larger than those, and what joins two numbers. */
	larger: string;
	joint: string;
	/** Words behind a number that is a place in an order, after a hyphen, or a share. */
	ordinal: string;
	share: string;
	lengths: Record<LengthOfTime, readonly [one: string, several: string]>;
};

export const numberWords: Record<Language, NumberWords> = {
	en: {
		numbers: englishNumbers(),
		otherNumbers: { "a dozen": 12, "two dozen": 24 },
		larger: "hundred|thousand|million",
		joint: "and",
		ordinal: "first|second|third|\\p{L}+th",
		share: "per\\s?cent",
		lengths: {
			businessDay: ["one business day", "business days"],
			day: ["one day", "days"],
			week: ["one week", "weeks"],
		},
	},
	fr: {
		numbers: frenchNumbers(),
		otherNumbers: {
			"une douzaine": 12,
			"deux douzaines": 24,
			"quatre vingt": 80,
			...Object.fromEntries(
				frenchNumbers().flatMap((words, index) => (/un$/.test(words) ? [[`${words}e`, index + 1]] : [])),
			),
		},
		larger: "cents?|mille|millions?",
		joint: "et",
		ordinal: "\\p{L}+ième",
		share: "pour\\s?cent",
		lengths: {
			businessDay: ["un jour ouvré", "jours ouvrés"],
			day: ["un jour", "jours"],
			week: ["une semaine", "semaines"],
		},
	},
};

function englishNumbers(): string[] {
	const units =
		"one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
			" ",
		);
	const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
	return [...units, ...tens.flatMap((ten) => [ten, ...units.slice(0, 9).map((unit) => `${ten} ${unit}`)])];
}

function frenchNumbers(): string[] {
	const units = [
		..."un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize".split(" "),
		...["dix sept", "dix huit", "dix neuf"],
	];
	const from = (ten: string, rest: readonly string[]) =>
		rest.map((unit) => (unit === "un" || unit === "onze" ? `${ten} et ${unit}` : `${ten} ${unit}`));
	const tens = "vingt trente quarante cinquante".split(" ");
	return [
		...units,
		...tens.flatMap((ten) => [ten, ...from(ten, units.slice(0, 9))]),
		...["soixante", ...from("soixante", units)],
		...["quatre vingts", ...units.map((unit) => `quatre vingt ${unit}`)],
	];
}

const lastInWords = 12;

/** A whole number as a sentence states it: in words up to twelve, in figures beyond. */
export function spelled(count: number, language: Language): string {
	const words = count <= lastInWords ? numberWords[language].numbers[count - 1] : undefined;
	return words ?? formatCount(count, language);
}

/** A length of time in words: "two business days", "une semaine". */
export function spelledLength(count: number, length: LengthOfTime, language: Language): string {
	const [one, several] = numberWords[language].lengths[length];
	return count === 1 ? one : `${spelled(count, language)} ${several}`;
}

/** Days as people state them: whole weeks are weeks. */
export function spelledDays(days: number, language: Language): string {
	return days % 7 === 0 ? spelledLength(days / 7, "week", language) : spelledLength(days, "day", language);
}
