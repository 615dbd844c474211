import { createInstance, type i18n } from "i18next";
import { type Language, textVariables } from "../site";
import type { admin } from "./en/admin";
import type { blog } from "./en/blog";
import type { consent } from "./en/consent";
import type { failure } from "./en/failure";
import type { favicon } from "./en/favicon";
import type { home } from "./en/home";
import type { howItWorks } from "./en/how-it-works";
import type { legal } from "./en/legal";
import type { navigation } from "./en/navigation";
import type { network } from "./en/network";
import type { newsletter, newsletterForm, newsletterMail } from "./en/newsletter";
import type { rebrand } from "./en/rebrand";
import type { socials } from "./en/socials";

/** The dictionaries by name; English gives the shape, and each French one satisfies it. */
export type Dictionaries = {
	admin: typeof admin;
	blog: typeof blog;
	consent: typeof consent;
	failure: typeof failure;
	favicon: typeof favicon;
	home: typeof home;
	howItWorks: typeof howItWorks;
	legal: typeof legal;
	navigation: typeof navigation;
	newsletter: typeof newsletter;
	newsletterForm: typeof newsletterForm;
	newsletterMail: typeof newsletterMail;
	network: typeof network;
	rebrand: typeof rebrand;
	socials: typeof socials;
};

declare module "i18next" {
	interface CustomTypeOptions {
		resources: Dictionaries;
		defaultNS: "navigation";
		returnNull: false;
	}
}

/**
 * Opens dictionaries of one language. Texts may interpolate the facts of the site (`{{fee}}`) and what a call
 * passes. A missing key is shown as itself, with a warning in the console.
 */
export function openText(language: Language, dictionaries: Partial<Dictionaries>): i18n {
	const instance = createInstance();
	instance.init({
		lng: language,
		fallbackLng: "en",
		resources: { [language]: dictionaries },
		ns: Object.keys(dictionaries),
		interpolation: { escapeValue: false, defaultVariables: textVariables(language) },
		initAsync: false,
		saveMissing: true,
		missingKeyHandler: (_languages, namespace, key) => {
			console.warn(`Missing translation: ${namespace}:${key}`);
		},
	});
	return instance;
}
