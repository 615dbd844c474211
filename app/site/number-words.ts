import { formatCount, type Language } from "./site-config.ts";

/** Numbers up to twelve, as sentences say them, from one on. */
const words: Record<Language, readonly string[]> = {
	en: "one two three four five six seven eight nine ten eleven twelve".split(" "),
	fr: "un deux trois quatre cinq six sept huit neuf dix onze douze".split(" "),
};

/** A whole number as a sentence says it: in words up to twelve, in figures beyond. */
export function spelled(count: number, language: Language): string {
	return words[language][count - 1] ?? formatCount(count, language);
}

/** Lengths of time that the site states in words: one of them, and what several are called. */
const lengths = {
	en: {
		businessDay: ["one business day", "business days"],
		day: ["one day", "days"],
		week: ["one week", "weeks"],
	},
	fr: {
		businessDay: ["un jour ouvré", "jours ouvrés"],
		day: ["un jour", "jours"],
		week: ["une semaine", "semaines"],
	},
} as const satisfies Record<Language, Record<string, readonly [one: string, several: string]>>;

/** So many of a length of time, in words: "two business days", "une semaine". */
export function spelledLength(
	count: number,
	length: keyof (typeof lengths)[Language],
	language: Language,
): string {
	const [one, several] = lengths[language][length];
	return count === 1 ? one : `${spelled(count, language)} ${several}`;
}

/** Days as people say them: whole weeks are weeks. */
export function spelledDays(days: number, language: Language): string {
	return days % 7 === 0 ? spelledLength(days / 7, "week", language) : spelledLength(days, "day", language);
}
