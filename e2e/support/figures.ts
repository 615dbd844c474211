/** Units after a figure, in both languages. Money has its own rules below. */
const units = {
	minutes: "minutes?",
	hours: "hours?|heures?",
	weeks: "weeks?|semaines?",
	percent: "%",
	people: "(?:active )?members?|guests?|singles?|people|membres?|convives?|célibataires?|personnes",
	dates: "dates?|rencontres?|rendez-vous",
	readers: "readers?|subscribers?|lecteurs?|lectrices?|abonnée?s?",
} as const;

/** A figure that a text states, what it counts, and the words around it. */
export type Figure = { unit: keyof typeof units | "rupees" | "otherMoney"; value: number; around: string };

/** Characters on each side of a figure, for a message that shows where it stands. */
const margin = 30;

const number = "\\d{1,3}(?:[ ,.]\\d{3})+|\\d+";
const upTo = `(?:(${number})\\+? ?(?:to|or|and|à|ou|et|-|–) ?)?(${number})`;

/** Returns the figures with a currency or a unit, ranges' low ends too. Needs plain spaces. */
export function figuresIn(text: string): Figure[] {
	const counted = Object.entries(units).flatMap(([unit, words]) =>
		read(text, new RegExp(`${upTo}\\+?[ -]?(?:${words})(?!\\p{L})`, "giu"), unit as Figure["unit"]),
	);
	return [
		...counted,
		...read(text, new RegExp(`(?<!\\d ?)(?:Rs|MUR)\\.? ?(${number})`, "gu"), "rupees"),
		...read(text, new RegExp(`(${number}) ?(?:Rs|MUR|rupees|roupies)(?!\\p{L})`, "giu"), "rupees"),
		...read(text, new RegExp(`[€$£] ?(${number})|(${number}) ?[€$£]`, "gu"), "otherMoney"),
	];
}

function read(text: string, pattern: RegExp, unit: Figure["unit"]): Figure[] {
	return [...text.matchAll(pattern)].flatMap(({ 0: found, index, ...groups }) => {
		const around = text.slice(Math.max(0, index - margin), index + found.length + margin);
		const numbers = [groups[1], groups[2]].filter((digits) => digits !== undefined);
		return numbers.map((digits) => ({ unit, value: Number(digits.replace(/[ ,.]/g, "")), around }));
	});
}
