import type { Language } from "../site";
import { admin as adminEn } from "./en/admin";
import { blog as blogEn } from "./en/blog";
import { failure as failureEn } from "./en/failure";
import { home as homeEn } from "./en/home";
import { navigation as navigationEn } from "./en/navigation";
import { admin as adminFr } from "./fr/admin";
import { blog as blogFr } from "./fr/blog";
import { failure as failureFr } from "./fr/failure";
import { home as homeFr } from "./fr/home";
import { navigation as navigationFr } from "./fr/navigation";
import type { Dictionaries } from "./text";

/** Every text of the site. Only the server holds both languages; a page carries its own, in its own language. */
const dictionaries: Record<Language, Dictionaries> = {
	en: { admin: adminEn, blog: blogEn, failure: failureEn, home: homeEn, navigation: navigationEn },
	fr: { admin: adminFr, blog: blogFr, failure: failureFr, home: homeFr, navigation: navigationFr },
};

/** The named dictionaries in one language, for a loader to hand to its page as `text`. */
export function textOf<Name extends keyof Dictionaries>(
	language: Language,
	...names: Name[]
): Pick<Dictionaries, Name> {
	const all = dictionaries[language];
	return Object.fromEntries(names.map((name) => [name, all[name]])) as Pick<Dictionaries, Name>;
}
