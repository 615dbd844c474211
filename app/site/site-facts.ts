import { type FactId, type Facts, factIds } from "./facts.ts";
import { spelled, spelledDays, spelledLength } from "./number-words.ts";
import { type Profile, profileAt } from "./profiles.ts";
import {
	confirmationDays,
	defaultLanguage,
	formatCount,
	guestDays,
	type Language,
	mailRecordDays,
	rupees,
	timeZoneName,
} from "./site-config.ts";

const formNames = ["apply", "networkForm", "socialsForm", "referralForm"] as const;
type FormName = (typeof formNames)[number];

/** The blank or absolute address of a hosted form, and whether its language differs from the page's. */
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
		tagline: facts.tagline[language],
		place: facts.place[language],
		fee: rupees[language](facts.fee),
		profiles: facts.profiles.map(profileAt),
		phoneHref: phone && `tel:${phone.replace(/[^+\d]/g, "")}`,
		whatsappHref: whatsapp && `https://wa.me/${whatsapp.replace(/\D/g, "")}`,
	};
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
	const zone = timeZoneName[language];
	return {
		...{ name, formerName, company, email, phone, minimumAge, dates, minutes, swipingHours },
		...{ confirmationDays, guestDays, mailRecordDays },
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
