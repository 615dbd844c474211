import type { Figure } from "./figures.ts";

/** How a text says something of a fact in figures, in any language of the site. */
export type ClaimRule = {
	/** The fact by its marks: one, or both ends of a range. */
	marks: readonly [string] | readonly [min: string, max: string];
	/** Another value that is as true. */
	alsoTrue?: string;
	/** Whether a figure is of the fact's kind. */
	isUnit(figure: Figure): boolean;
	/** What of the unit stands in the chip too, in characters before and after the figure. */
	unitInChip?(figure: Figure): { before: number; after: number };
	/** How many of its smallest unit the one after a figure is. */
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
	return new RegExp(String.raw`^\+?${spaces}(?:d[e’']\s?)?(?:\p{L}+\s+)?(?:${nouns})(?!\p{L})`, "iu");
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

/** A whole word, in either language. */
const word = (words: string) => String.raw`(?:^|[^\p{L}])(?:${words})(?!\p{L})`;

/** By these words, a sentence of prose speaks of the agency; by the others, of somebody else. */
const ours = word("our|join|joining|notre|nos|rejoign\\p{L}*|adhér\\p{L}*|candidat\\p{L}*");
const others = word(
	"apps?|gyms?|clubs?|sports?|platforms?|plateformes?|sites?|websites?|elsewhere|ailleurs|others?|autres?|average|moyenne|stud(?:y|ies)|études?|surveys?|sondages?",
);

/** Sentences of prose that speak of the agency, and of one of these things. */
function ofOurs(things: string): RegExp {
	return new RegExp(`^(?=.*${ours})(?=.*(?:${things}))`, "isu");
}

const currencyBefore = /(?:^|[^\p{L}])(?:Rs|MUR|₨)[\s\u00a0\u202f]*$/iu;
const currencyAfter = /^[\s\u00a0\u202f]*(?:Rs|MUR|rupees|roupies)(?!\p{L})/iu;

const isMoney: ClaimRule["isUnit"] = ({ before, after }) =>
	currencyBefore.test(before) || currencyAfter.test(after);

const weeks = unitOf("weeks?|semaines?");
const days = counted("days?|jours?");

/** What stands of a currency before and after a figure. */
function currencyAround({ before, after }: Figure): { before: number; after: number } {
	const ahead = currencyBefore.exec(before)?.[0].replace(/^[^\p{L}₨]/u, "").length ?? 0;
	return { before: ahead, after: ahead > 0 ? 0 : (currencyAfter.exec(after)?.[0].length ?? 0) };
}

/** The facts that texts state in figures, those of the same kind with the likelier first. */
export const claimRules: readonly ClaimRule[] = [
	{
		marks: ["fee"],
		isUnit: isMoney,
		unitInChip: currencyAround,
		about: /fees?|member|adhési|cotis|tarif|price|prix|cost|coût/i,
		surely:
			/membership (?:fee|costs?)|cotisation|(?:prix|tarif|montant|coût) de l[’']adhésion|l[’']adhésion (?:coûte|revient)/i,
		inProse: new RegExp(
			`${ofOurs("member|adhési|cotis|annual fee|our fee|frais annuels").source}|^(?!.*${others})(?=.*(?:membership fee|cotisation|(?:prix|tarif|montant|coût) de l[’']adhésion))`,
			"isu",
		),
	},
	{
		marks: ["ticket"],
		isUnit: isMoney,
		unitInChip: currencyAround,
		about: /ticket|billet|seat|place|table|evening|soirée|dinner|dîner|brunch/i,
		surely:
			/^(?=.*(?:ticket|billet))(?=.*(?:table|evening|soirée|dinner|dîner|brunch))(?=.*(?:cost|price|coût|prix))|^\s*(?:(?:an?|the|our|each|every|one|un|le|chaque|nos|les) )?(?:tickets? costs?|billets? coûten?t?)\s/is,
		inProse: ofOurs(word("tickets?|billets?|seats?|places?")),
	},
	{
		marks: ["minutes"],
		isUnit: counted("minutes?|min"),
		about: /questionnaire|consultation|form|apply|applic|candidat|entretien/i,
		inProse: new RegExp(
			`${ofOurs("questionnaire|consultation|application|formulaire").source}|to apply|apply (?:now|online|here)|(?:the|this) (?:application|questionnaire)|(?:le|ce) questionnaire|(?:la|votre) candidature`,
			"isu",
		),
	},
	{
		marks: ["minimumAge"],
		isUnit: counted("years?|ans?"),
		about: /minim|at least|or over|au moins|révolu|majeur/i,
		surely: /minimum age|âge minim/i,
		inProse: ofOurs("minim|at least|or over|au moins|révolu"),
	},
	{
		marks: ["dates"],
		isUnit: counted("dates|introductions|rencontres|rendez-vous"),
		about: /year|member|année|adhés|par an/i,
		inProse: ofOurs("member|adhés|adhér"),
	},
	{
		marks: ["readers"],
		isUnit: counted("readers|subscribers|lecteurs|lectrices|abonnée?s"),
		surely: /newsletter|\bletter|lettre|\bjoin|rejoign/i,
		inProse: ofOurs("newsletter|letter|lettre|join|rejoign"),
		least: 20,
	},
	{
		marks: ["tableMin", "tableMax"],
		alsoTrue: "smallTable",
		isUnit: counted("guests|people|singles|seats|convives|personnes|célibataires|invitée?s|places"),
		about: /table|dinner|dîner|brunch|evening|soirée/i,
		inProse:
			/(?:our|join a) (?:tables|dinners|brunches|socials)|nos (?:tables|dîners|brunchs)|singles socials/i,
	},
	{
		marks: ["weeksMin", "weeksMax"],
		isUnit: counted("weeks?|semaines?"),
		about: /invit/i,
		inProse: /^(?=.*invit)(?=.*(?:our|nos) (?:tables|dinners|brunches|socials|dîners|brunchs))/is,
	},
	{
		marks: ["answerDays"],
		...lengthOfTime("(?:business|working) days?|jours? ouvrée?s?|jours? ouvrables?"),
		about: /answer|repl(?:y|ies)|review|appli|hear from us|répon|candidat|étudi|affinité/i,
		surely: /^(?=.*(?:answer|review|répon|étudi))(?=.*(?:application|candidature))/is,
		inProse: ofOurs("answer|reply|review|application|répon|étudi"),
	},
	{
		marks: ["moveDays"],
		...lengthOfTime("days?|weeks?|jours?|semaines?"),
		sizeOf: (after) => (weeks.test(after) ? 7 : 1),
		about: /^(?=.*(?:ticket|billet))(?=.*(?:cancel|moved?|annul|report))/is,
		inProse: /^(?=.*(?:our|nos) (?:tickets|billets))(?=.*(?:cancel|moved?|annul|report))/is,
	},
	// These speak of so much else that a place which stated them before is asked alone.
	{ marks: ["swipingHours"], isUnit: counted("hours?|heures?"), about: /(?!)/ },
	{ marks: ["confirmationDays"], isUnit: days, about: /(?!)/ },
	{ marks: ["guestDays"], isUnit: days, about: /(?!)/ },
	{ marks: ["mailRecordDays"], isUnit: days, about: /(?!)/ },
	{
		marks: ["members"],
		isUnit: counted("members|membres"),
		inProse: new RegExp(
			word("our|join|nos|rejoign\\p{L}*|we (?:now )?(?:are|have|count)|nous (?:sommes|comptons)"),
			"iu",
		),
		least: 20,
	},
];
