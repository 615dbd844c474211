import type { Language } from "../site";
import { admin as adminEn } from "./en/admin";
import { blog as blogEn } from "./en/blog";
import { busy as busyEn } from "./en/busy";
import { consent as consentEn } from "./en/consent";
import { failure as failureEn } from "./en/failure";
import { favicon as faviconEn } from "./en/favicon";
import { home as homeEn } from "./en/home";
import { howItWorks as howItWorksEn } from "./en/how-it-works";
import { legal as legalEn } from "./en/legal";
import { navigation as navigationEn } from "./en/navigation";
import { network as networkEn } from "./en/network";
import * as newsletterEn from "./en/newsletter";
import { rebrand as rebrandEn } from "./en/rebrand";
import { socials as socialsEn } from "./en/socials";
import { admin as adminFr } from "./fr/admin";
import { blog as blogFr } from "./fr/blog";
import { busy as busyFr } from "./fr/busy";
import { consent as consentFr } from "./fr/consent";
import { failure as failureFr } from "./fr/failure";
import { favicon as faviconFr } from "./fr/favicon";
import { home as homeFr } from "./fr/home";
import { howItWorks as howItWorksFr } from "./fr/how-it-works";
import { legal as legalFr } from "./fr/legal";
import { navigation as navigationFr } from "./fr/navigation";
import { network as networkFr } from "./fr/network";
import * as newsletterFr from "./fr/newsletter";
import { rebrand as rebrandFr } from "./fr/rebrand";
import { socials as socialsFr } from "./fr/socials";
import type { HandedText } from "./handed-text";
import { withFallback } from "./with-fallback";

const english = {
	admin: adminEn,
	blog: blogEn,
	consent: consentEn,
	failure: failureEn,
	favicon: faviconEn,
	home: homeEn,
	howItWorks: howItWorksEn,
	legal: legalEn,
	navigation: navigationEn,
	network: networkEn,
	...newsletterEn,
	rebrand: rebrandEn,
	socials: socialsEn,
	busy: busyEn,
};

/** The dictionaries by name; English gives the shape, and those of every other language satisfy it. */
export type Dictionaries = typeof english;

const french: Dictionaries = {
	admin: adminFr,
	blog: blogFr,
	consent: consentFr,
	failure: failureFr,
	favicon: faviconFr,
	home: homeFr,
	howItWorks: howItWorksFr,
	legal: legalFr,
	navigation: navigationFr,
	network: networkFr,
	...newsletterFr,
	rebrand: rebrandFr,
	socials: socialsFr,
	busy: busyFr,
};

/** Every text of the site. Only the server holds both languages; a page carries its own, in its own language. */
const dictionaries: Record<Language, Dictionaries> = { en: english, fr: withFallback(french, english) };

/** The named dictionaries in one language. */
export function textOf<Name extends keyof Dictionaries>(
	language: Language,
	...names: Name[]
): Pick<Dictionaries, Name> {
	const all = dictionaries[language];
	return Object.fromEntries(names.map((name) => [name, all[name]])) as Pick<Dictionaries, Name>;
}

/** Written once for each language and choice of dictionaries: they stay as they are while the site runs. */
const handed = new Map<string, string>();

/** The named dictionaries in one language, for a loader to hand to its page as `text`. */
export function handText<Name extends keyof Dictionaries>(
	language: Language,
	...names: Name[]
): HandedText<Name> {
	const key = [language, ...names].join(" ");
	const text = handed.get(key) ?? JSON.stringify(textOf(language, ...names));
	handed.set(key, text);
	return text as HandedText<Name>;
}
