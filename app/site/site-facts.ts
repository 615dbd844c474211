import { defaultFacts, type FactId, type Facts, factIds } from "./facts.ts";
import { spelled, spelledDays, spelledLength } from "./number-words.ts";
import { type Profile, profileAt } from "./profiles.ts";
import {
	confirmationDays,
	defaultLanguage,
	formatCount,
	guestDays,
	heldDays,
	type Language,
	languages,
	mailRecordDays,
	resumeDays,
	rupees,
	timeZoneName,
} from "./site-config.ts";

const formNames = ["apply", "networkForm", "socialsForm", "referralForm", "callForm"] as const;
type FormName = (typeof formNames)[number];

/** The fact whose address a form of the site's own takes the place of while it is open. */
export const factOfForm = {
	membership: "apply",
	network: "networkForm",
	socials: "socialsForm",
	referral: "referralForm",
} as const satisfies Record<string, FormName>;

/** Returns facts without the addresses in whose place forms on the site are open: visitors are led to none of them. */
export function factsInForce(facts: Facts, openForms: readonly (keyof typeof factOfForm)[]): Facts {
	const blank = Object.fromEntries(languages.map((language) => [language, ""]));
	return { ...facts, ...Object.fromEntries(openForms.map((form) => [factOfForm[form], blank])) };
}

/** The path of a form of the site's own, in the default language. */
export const formPath = (form: keyof typeof factOfForm) => `/apply/${form}`;

/** The blank or absolute address of a hosted form, or the path of one on the site, and whether its language differs from the page's. */
export type HostedForm = { href: string; isForeign: boolean };

/**
 * The facts that components use, in the page's language. Every page carries them: facts that only texts
 * contain are not among them.
 */
export type SiteFacts = Pick<
	Facts,
	| "name"
	| "formerName"
	| "company"
	| "registrationNumber"
	| "vatNumber"
	| "address"
	| "email"
	| "phone"
	| "whatsapp"
	| "minutes"
> &
	Record<FormName, HostedForm> & {
		tagline: string;
		place: string;
		fee: string;
		profiles: Profile[];
		/** Blank without a number. */
		phoneHref: string;
		whatsappHref: string;
	};

export function siteFacts(facts: Facts, language: Language): SiteFacts {
	const { name, formerName, company, registrationNumber, vatNumber, address } = facts;
	const { email, phone, whatsapp, minutes } = facts;
	return {
		...{ name, formerName, company, registrationNumber, vatNumber, address },
		...{ email, phone, whatsapp, minutes },
		apply: formIn(facts.apply, language),
		networkForm: formIn(facts.networkForm, language),
		socialsForm: formIn(facts.socialsForm, language),
		referralForm: formIn(facts.referralForm, language),
		callForm: formIn(facts.callForm, language),
		tagline: facts.tagline[language],
		place: facts.place[language],
		fee: rupees[language](facts.fee),
		profiles: facts.profiles.map(profileAt),
		phoneHref: phone && `tel:${phone.replace(/[^+\d]/g, "")}`,
		whatsappHref: whatsapp && `https://wa.me/${whatsapp.replace(/\D/g, "")}`,
	};
}

/** The person behind the service in one language, or undefined where nobody is named. */
export type Person = { name: string; role: string; words: string; isSample: boolean };

export function personOf(facts: Facts, language: Language): Person | undefined {
	const { personName: name, personRole, personWords } = facts;
	if (name === "") return undefined;
	const isSample = name === defaultFacts.personName;
	return { name, role: personRole[language], words: personWords[language], isSample };
}

/** Returns the form in the page's language, or in the default one. */
function formIn(form: Record<Language, string>, language: Language): HostedForm {
	if (form[defaultLanguage] === "") return { href: "", isForeign: false };
	return form[language] === ""
		? { href: form[defaultLanguage], isForeign: language !== defaultLanguage }
		: {
				href: form[language],
				isForeign: form[language] === form[defaultLanguage] && language !== defaultLanguage,
			};
}

/** Returns the facts without a value. A form needs one in the default language. */
export function blankFacts(facts: Facts): FactId[] {
	return factIds.filter((id) => {
		const value = facts[id];
		if (typeof value !== "object") return value === "";
		return Array.isArray(value)
			? value.length === 0
			: defaultLanguage in value && value[defaultLanguage] === "";
	});
}

/** Returns the variables that every dictionary may interpolate as `{{name}}`, in one language. */
export function textVariables(facts: Facts, language: Language) {
	const { name, formerName, company, email, phone, minimumAge, dates, minutes, swipingHours } = facts;
	const { personName, personSince, membersYoungest, membersOldest, membersWomen, membersLocal } = facts;
	const { statementName, callerName, filePeople, fileMonths } = facts;
	const zone = timeZoneName[language];
	return {
		...{ name, formerName, company, email, phone, minimumAge, dates, minutes, swipingHours },
		...{ personName, personSince, membersYoungest, membersOldest, membersWomen, membersLocal },
		...{ statementName, callerName, filePeople, fileMonths },
		...{ confirmationDays, guestDays, heldDays, mailRecordDays, resumeDays },
		membersMen: 100 - Number(membersWomen),
		tagline: facts.tagline[language],
		place: facts.place[language],
		postalAddress: [facts.address, facts.place[language]].filter(Boolean).join(", "),
		fee: rupees[language](facts.fee),
		ticket: rupees[language](facts.ticket),
		weeksMin: facts.weeks.min,
		weeksMax: facts.weeks.max,
		tableMin: facts.table.min,
		tableMax: facts.table.max,
		smallTable: spelled(facts.tableSmall, language),
		answerDays: spelledLength(facts.answerDays, "businessDay", language),
		moveDays: spelledDays(facts.moveDays, language),
		timeZone: zone,
		timeZoneFirst: zone.replace(/^./, (letter) => letter.toUpperCase()),
		readers: formatCount(facts.readers, language),
	};
}
