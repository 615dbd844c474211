import { claimWords as words } from "./claim-words.ts";
import type { Figure } from "./figures.ts";

/** The way a text states a fact in figures, in any language of the site. */
export type ClaimRule = {
	/** The fact by its marks: one, or both ends of a range. */
	marks: readonly [string] | readonly [min: string, max: string];
	/** Another value that is as true. */
	alsoTrue?: string;
	isUnit(figure: Figure): boolean;
	/** Returns the characters of the unit that belong into the chip, around the figure. */
	unitInChip?(figure: Figure): { before: number; after: number };
	/** Returns the size of the unit after a figure, in the fact's smallest unit. */
	sizeOf?(after: string): number;
	/** True if "one" counts, which elsewhere is an article more often than a number. */
	countsOne?: true;
	/** Sentences that probably speak of the fact; without one, its unit is enough. */
	about?: RegExp;
	/** Sentences that surely do. */
	surely?: RegExp;
	/** Sentences of prose about the agency's own fact. Without one, prose never states it. */
	inProse?: RegExp;
	/** Smaller figures are no statement of it. */
	least?: number;
};

const spaces = String.raw`[\s\u00a0\u202f-]*`;

/** One of these words, perhaps after another one. */
function unitOf(nouns: string): RegExp {
	return new RegExp(String.raw`^\+?${spaces}${words.elision}?(?:\p{L}+\s+)?(?:${nouns})(?!\p{L})`, "iu");
}

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

const word = (alternatives: string) => String.raw`(?:^|[^\p{L}])${alternatives}(?!\p{L})`;
const ours = word(words.ours);
const others = word(words.others);

const sentence = (...alternatives: string[]) => new RegExp(alternatives.join("|"), "isu");

const currencyBefore = /(?:^|[^\p{L}])(?:Rs|MUR|₨)[\s\u00a0\u202f]*$/iu;
const currencyAfter = new RegExp(String.raw`^[\s\u00a0\u202f]*(?:Rs|MUR|${words.rupees})(?!\p{L})`, "iu");

const isMoney: ClaimRule["isUnit"] = ({ before, after }) =>
	currencyBefore.test(before) || currencyAfter.test(after);

/** Returns the length of a currency before and after a figure. */
function currencyAround({ before, after }: Figure): { before: number; after: number } {
	const ahead = currencyBefore.exec(before)?.[0].replace(/^[^\p{L}₨]/u, "").length ?? 0;
	return { before: ahead, after: ahead > 0 ? 0 : (currencyAfter.exec(after)?.[0].length ?? 0) };
}

const ticketCosts = String.raw`^\s*(?:${words.ticketArticle} )?${words.ticketCosts}\s`;
const isWeeks = unitOf(words.weeks);

/** The facts that texts state in figures, those of the same kind with the likelier first. */
export const claimRules: readonly ClaimRule[] = [
	{
		marks: ["fee"],
		isUnit: isMoney,
		unitInChip: currencyAround,
		about: sentence(words.feeAbout),
		surely: sentence(words.feeSurely),
		inProse: sentence(all(ours, words.feeInProse), `^(?!.*${others})(?=.*${words.feeNamed})`),
	},
	{
		marks: ["ticket"],
		isUnit: isMoney,
		unitInChip: currencyAround,
		about: sentence(words.ticketName, words.meal, words.ticketInProse),
		surely: sentence(all(words.ticketName, words.meal, words.ticketCost), ticketCosts),
		inProse: sentence(all(ours, word(words.ticketInProse))),
	},
	{
		marks: ["minutes"],
		isUnit: counted(words.minutes),
		about: sentence(words.formAbout),
		inProse: sentence(all(ours, words.formInProse), words.formNamed),
	},
	{
		marks: ["minimumAge"],
		isUnit: counted(words.years),
		about: sentence(words.minimumAgeAbout),
		surely: sentence(words.minimumAgeSurely),
		inProse: sentence(all(ours, words.minimumAgeInProse)),
	},
	{
		marks: ["dates"],
		isUnit: counted(words.dates),
		about: sentence(words.aYearAbout),
		inProse: sentence(all(ours, words.aYearInProse)),
	},
	{
		marks: ["readers"],
		isUnit: counted(words.readers),
		surely: sentence(words.letterSurely),
		inProse: sentence(all(ours, words.letterInProse)),
		least: 20,
	},
	{
		marks: ["tableMin", "tableMax"],
		alsoTrue: "smallTable",
		isUnit: counted(words.guests),
		about: sentence(words.meal),
		inProse: sentence(words.ourTables),
	},
	{
		marks: ["weeksMin", "weeksMax"],
		isUnit: counted(words.weeks),
		about: sentence(words.invitation),
		inProse: sentence(all(words.invitation, words.ourTables)),
	},
	{
		marks: ["answerDays"],
		...lengthOfTime(words.businessDays),
		about: sentence(words.answerAbout),
		surely: sentence(all(words.answerGiven, words.answerApplication)),
		inProse: sentence(all(ours, words.answerInProse)),
	},
	{
		marks: ["moveDays"],
		...lengthOfTime(`${words.days}|${words.weeks}`),
		sizeOf: (after) => (isWeeks.test(after) ? 7 : 1),
		about: sentence(all(words.ticketName, words.moving)),
		inProse: sentence(all(words.ticketOurs, words.moving)),
	},
	// These speak of so much else that a place which stated them before is asked alone.
	{ marks: ["swipingHours"], isUnit: counted(words.hours), about: /(?!)/ },
	{ marks: ["confirmationDays"], isUnit: counted(words.days), about: /(?!)/ },
	{ marks: ["guestDays"], isUnit: counted(words.days), about: /(?!)/ },
	{ marks: ["mailRecordDays"], isUnit: counted(words.days), about: /(?!)/ },
	{
		marks: ["members"],
		isUnit: counted(words.members),
		inProse: sentence(word(words.ourMembers)),
		least: 20,
	},
];
