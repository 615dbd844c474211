import { anyOf } from "./claim-words.ts";
import type { Figure } from "./figures.ts";

/** The way a text states a fact in figures, in any language of the site. */
export type ClaimRule = {
	/** The fact by its marks: one, or both ends of a range. */
	marks: readonly [string] | readonly [min: string, max: string];
	/** Another value that is as true. */
	alsoTrue?: string;
	/** Returns whether a figure is of the fact's kind. */
	isUnit(figure: Figure): boolean;
	/**
	 * Returns the characters of the unit that belong into the chip, before and after the figure.
	 */
	unitInChip?(figure: Figure): { before: number; after: number };
	/** Returns the size of the unit after a figure, in the fact's smallest unit. */
	sizeOf?(after: string): number;
	/** Says "one", which elsewhere is an article more often than a number. */
	countsOne?: true;
	/** Sentences that probably speak of the fact; without one, its unit is enough. */
	about?: RegExp;
	/** Sentences that surely do. */
	surely?: RegExp;
	/**
	 * Sentences of prose that speak of the fact: of the agency's own, and of nobody else's. Without one,
	 * prose never does.
	 */
	inProse?: RegExp;
	/** Smaller figures are no statement of it. */
	least?: number;
};

const spaces = String.raw`[\s\u00a0\u202f-]*`;

/** One of these words, perhaps after another one. */
function unitOf(nouns: string): RegExp {
	const elision = anyOf(({ elision }) => elision);
	return new RegExp(String.raw`^\+?${spaces}${elision}?(?:\p{L}+\s+)?(?:${nouns})(?!\p{L})`, "iu");
}

/** Followed by one of these words. */
function counted(nouns: string): ClaimRule["isUnit"] {
	const pattern = unitOf(nouns);
	return ({ after }) => pattern.test(after);
}

/** A length of time that is stated in words, with its unit. */
function lengthOfTime(nouns: string): Pick<ClaimRule, "isUnit" | "unitInChip" | "countsOne"> {
	const pattern = unitOf(nouns);
	return {
		isUnit: ({ after }) => pattern.test(after),
		unitInChip: ({ after }) => ({ before: 0, after: pattern.exec(after)?.[0].length ?? 0 }),
		countsOne: true,
	};
}

/** A pattern that is true of a sentence in which each of these stands. */
function all(...parts: string[]): string {
	return `^${parts.map((part) => `(?=.*${part})`).join("")}`;
}

/** A whole word, in any language. */
const word = (words: string) => String.raw`(?:^|[^\p{L}])${words}(?!\p{L})`;
const ours = word(anyOf((words) => words.ours));
const others = word(anyOf((words) => words.others));

const sentence = (...alternatives: string[]) => new RegExp(alternatives.join("|"), "isu");

const rupees = anyOf((words) => words.rupees);
const currencyBefore = /(?:^|[^\p{L}])(?:Rs|MUR|₨)[\s\u00a0\u202f]*$/iu;
const currencyAfter = new RegExp(String.raw`^[\s\u00a0\u202f]*(?:Rs|MUR|${rupees})(?!\p{L})`, "iu");

const isMoney: ClaimRule["isUnit"] = ({ before, after }) =>
	currencyBefore.test(before) || currencyAfter.test(after);

/** Returns the length of a currency before and after a figure. */
function currencyAround({ before, after }: Figure): { before: number; after: number } {
	const ahead = currencyBefore.exec(before)?.[0].replace(/^[^\p{L}₨]/u, "").length ?? 0;
	return { before: ahead, after: ahead > 0 ? 0 : (currencyAfter.exec(after)?.[0].length ?? 0) };
}

const ticket = anyOf((words) => words.ticket.name);
const meal = anyOf((words) => words.meal);
const invitation = anyOf((words) => words.invitation);
const moving = anyOf((words) => words.moving);
const ticketCosts = String.raw`^\s*(?:${anyOf((words) => words.ticket.article)} )?${anyOf((words) => words.ticket.costs)}\s`;
const days = anyOf((words) => words.days);
const weeks = anyOf((words) => words.weeks);
const isWeeks = unitOf(weeks);

/** The facts that texts state in figures, those of the same kind with the likelier first. */
export const claimRules: readonly ClaimRule[] = [
	{
		marks: ["fee"],
		isUnit: isMoney,
		unitInChip: currencyAround,
		about: sentence(anyOf(({ fee }) => fee.about)),
		surely: sentence(anyOf(({ fee }) => fee.surely)),
		inProse: sentence(
			all(
				ours,
				anyOf(({ fee }) => fee.inProse),
			),
			`^(?!.*${others})(?=.*${anyOf(({ fee }) => fee.named)})`,
		),
	},
	{
		marks: ["ticket"],
		isUnit: isMoney,
		unitInChip: currencyAround,
		about: sentence(
			ticket,
			meal,
			anyOf((words) => words.ticket.inProse),
		),
		surely: sentence(
			all(
				ticket,
				meal,
				anyOf((words) => words.ticket.cost),
			),
			ticketCosts,
		),
		inProse: sentence(all(ours, word(anyOf((words) => words.ticket.inProse)))),
	},
	{
		marks: ["minutes"],
		isUnit: counted(anyOf((words) => words.minutes)),
		about: sentence(anyOf(({ form }) => form.about)),
		inProse: sentence(
			all(
				ours,
				anyOf(({ form }) => form.inProse),
			),
			anyOf(({ form }) => form.named),
		),
	},
	{
		marks: ["minimumAge"],
		isUnit: counted(anyOf((words) => words.years)),
		about: sentence(anyOf(({ minimumAge }) => minimumAge.about)),
		surely: sentence(anyOf(({ minimumAge }) => minimumAge.surely)),
		inProse: sentence(
			all(
				ours,
				anyOf(({ minimumAge }) => minimumAge.inProse),
			),
		),
	},
	{
		marks: ["dates"],
		isUnit: counted(anyOf((words) => words.dates)),
		about: sentence(anyOf(({ aYear }) => aYear.about)),
		inProse: sentence(
			all(
				ours,
				anyOf(({ aYear }) => aYear.inProse),
			),
		),
	},
	{
		marks: ["readers"],
		isUnit: counted(anyOf((words) => words.readers)),
		surely: sentence(anyOf(({ letter }) => letter.surely)),
		inProse: sentence(
			all(
				ours,
				anyOf(({ letter }) => letter.inProse),
			),
		),
		least: 20,
	},
	{
		marks: ["tableMin", "tableMax"],
		alsoTrue: "smallTable",
		isUnit: counted(anyOf((words) => words.guests)),
		about: sentence(meal),
		inProse: sentence(anyOf((words) => words.ourTables)),
	},
	{
		marks: ["weeksMin", "weeksMax"],
		isUnit: counted(weeks),
		about: sentence(invitation),
		inProse: sentence(
			all(
				invitation,
				anyOf((words) => words.ourTables),
			),
		),
	},
	{
		marks: ["answerDays"],
		...lengthOfTime(anyOf((words) => words.businessDays)),
		about: sentence(anyOf(({ answer }) => answer.about)),
		surely: sentence(
			all(
				anyOf(({ answer }) => answer.given),
				anyOf(({ answer }) => answer.application),
			),
		),
		inProse: sentence(
			all(
				ours,
				anyOf(({ answer }) => answer.inProse),
			),
		),
	},
	{
		marks: ["moveDays"],
		...lengthOfTime(`${days}|${weeks}`),
		sizeOf: (after) => (isWeeks.test(after) ? 7 : 1),
		about: sentence(all(ticket, moving)),
		inProse: sentence(
			all(
				anyOf((words) => words.ticket.ours),
				moving,
			),
		),
	},
	// These speak of so much else that a place which stated them before is asked alone.
	{ marks: ["swipingHours"], isUnit: counted(anyOf((words) => words.hours)), about: /(?!)/ },
	{ marks: ["confirmationDays"], isUnit: counted(days), about: /(?!)/ },
	{ marks: ["guestDays"], isUnit: counted(days), about: /(?!)/ },
	{ marks: ["mailRecordDays"], isUnit: counted(days), about: /(?!)/ },
	{
		marks: ["members"],
		isUnit: counted(anyOf((words) => words.members)),
		inProse: sentence(word(anyOf((words) => words.ourMembers))),
		least: 20,
	},
];
