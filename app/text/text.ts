import type { Language } from "../site";
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
import { type TextReader, textReader } from "./text-reader";

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

/** Reads the dictionaries of a page by name. */
export type OpenText = <Name extends keyof Dictionaries>(name: Name) => TextReader<Dictionaries[Name]>;

/** Opens dictionaries of one language: `openText("fr", textOf("fr", "blog"))("blog")` reads the blog's. */
export function openText(language: Language, dictionaries: Partial<Dictionaries>): OpenText {
	const opened = new Map<string, TextReader<never>>();
	return (name) => {
		const reader = opened.get(name) ?? textReader(language, name, dictionaries[name]);
		opened.set(name, reader as TextReader<never>);
		return reader as TextReader<Dictionaries[typeof name]>;
	};
}
