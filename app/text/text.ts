import { createInstance, type i18n } from "i18next";
import { type Language, textVariables } from "../site";
import type { admin } from "./en/admin";
import type { blog } from "./en/blog";
import type { failure } from "./en/failure";
import type { home } from "./en/home";
import type { navigation } from "./en/navigation";

/** The dictionaries by name; English gives the shape, and each French one satisfies it. */
export type Dictionaries = {
	admin: typeof admin;
	blog: typeof blog;
	failure: typeof failure;
	home: typeof home;
	navigation: typeof navigation;
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
