import { type Language, languages } from "#app/site/site-config.ts";

/** The words by which texts of a language speak of facts: alternatives of patterns. */
type ClaimWords = {
	/** What is counted. `elision` stands before it: “d'années”. */
	elision: string;
	rupees: string;
	minutes: string;
	hours: string;
	days: string;
	businessDays: string;
	weeks: string;
	years: string;
	dates: string;
	readers: string;
	guests: string;
	members: string;
	/** By these whole words, a sentence of prose speaks of the agency; by the others, not. */
	ours: string;
	others: string;
	fee: { about: string; surely: string; inProse: string; named: string };
	ticket: { name: string; article: string; cost: string; costs: string; inProse: string; ours: string };
	meal: string;
	ourTables: string;
	form: { about: string; inProse: string; named: string };
	minimumAge: { about: string; surely: string; inProse: string };
	aYear: { about: string; inProse: string };
	letter: { surely: string; inProse: string };
	invitation: string;
	answer: { about: string; given: string; application: string; inProse: string };
	moving: string;
	ourMembers: string;
};

const claimWords: Record<Language, ClaimWords> = {
	en: {
		elision: "(?!)",
		rupees: "rupees",
		minutes: "minutes?|min",
		hours: "hours?",
		days: "days?",
		businessDays: "(?:business|working) days?",
		weeks: "weeks?",
		years: "years?",
		dates: "dates|introductions",
		readers: "readers|subscribers",
		guests: "guests|people|singles|seats",
		members: "members",
		ours: "our|join|joining",
		others:
			"apps?|gyms?|clubs?|sports?|platforms?|sites?|websites?|elsewhere|others?|average|stud(?:y|ies)|surveys?",
		fee: {
			about: "fees?|member|price|cost",
			surely: "membership (?:fee|costs?)",
			inProse: "member|annual fee|our fee",
			named: "membership fee",
		},
		ticket: {
			name: "ticket",
			article: "an?|the|our|each|every|one",
			cost: "cost|price",
			costs: "tickets? costs?",
			inProse: "tickets?|seats?|places?",
			ours: "our tickets",
		},
		meal: "table|evening|dinner|brunch",
		ourTables: "(?:our|join a) (?:tables|dinners|brunches|socials)|singles socials",
		form: {
			about: "questionnaire|consultation|form|apply|applic",
			inProse: "questionnaire|consultation|application",
			named: "to apply|apply (?:now|online|here)|(?:the|this) (?:application|questionnaire)",
		},
		minimumAge: {
			about: "minim|at least|or over",
			surely: "minimum age",
			inProse: "minim|at least|or over",
		},
		aYear: { about: "year|member", inProse: "member" },
		letter: { surely: "newsletter|\\bletter|\\bjoin", inProse: "newsletter|letter|join" },
		invitation: "invit",
		answer: {
			about: "answer|repl(?:y|ies)|review|appli|hear from us",
			given: "answer|review",
			application: "application",
			inProse: "answer|reply|review|application",
		},
		moving: "cancel|moved?",
		ourMembers: "our|join|we (?:now )?(?:are|have|count)",
	},
	fr: {
		elision: "d[e’']\\s?",
		rupees: "roupies",
		minutes: "minutes?|min",
		hours: "heures?",
		days: "jours?",
		businessDays: "jours? ouvrée?s?|jours? ouvrables?",
		weeks: "semaines?",
		years: "ans?",
		dates: "rencontres|rendez-vous",
		readers: "lecteurs|lectrices|abonnée?s",
		guests: "convives|personnes|célibataires|invitée?s|places",
		members: "membres",
		ours: "notre|nos|rejoign\\p{L}*|adhér\\p{L}*|candidat\\p{L}*",
		others: "clubs?|sports?|plateformes?|sites?|ailleurs|autres?|moyenne|études?|sondages?",
		fee: {
			about: "adhési|cotis|tarif|prix|coût",
			surely: "cotisation|(?:prix|tarif|montant|coût) de l[’']adhésion|l[’']adhésion (?:coûte|revient)",
			inProse: "adhési|cotis|frais annuels",
			named: "cotisation|(?:prix|tarif|montant|coût) de l[’']adhésion",
		},
		ticket: {
			name: "billet",
			article: "un|le|chaque|nos|les",
			cost: "coût|prix",
			costs: "billets? coûten?t?",
			inProse: "billets?|places?",
			ours: "nos billets",
		},
		meal: "table|soirée|dîner|brunch",
		ourTables: "nos (?:tables|dîners|brunchs)",
		form: {
			about: "questionnaire|consultation|form|candidat|entretien",
			inProse: "questionnaire|consultation|formulaire",
			named: "(?:le|ce) questionnaire|(?:la|votre) candidature",
		},
		minimumAge: {
			about: "minim|au moins|révolu|majeur",
			surely: "âge minim",
			inProse: "minim|au moins|révolu",
		},
		aYear: { about: "année|adhés|par an", inProse: "adhés|adhér" },
		letter: { surely: "lettre|rejoign", inProse: "lettre|rejoign" },
		invitation: "invit",
		answer: {
			about: "répon|candidat|étudi|affinité",
			given: "répon|étudi",
			application: "candidature",
			inProse: "répon|étudi",
		},
		moving: "annul|report",
		ourMembers: "nos|rejoign\\p{L}*|nous (?:sommes|comptons)",
	},
};

/** The alternatives of every language, as one group of a pattern. */
export function anyOf(pick: (words: ClaimWords) => string): string {
	return `(?:${languages.map((language) => pick(claimWords[language])).join("|")})`;
}
