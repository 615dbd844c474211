import type { FactId } from "#app/site/facts.ts";
import { spelled } from "#app/site/number-words.ts";
import type { Language } from "#app/site/site-config.ts";
import { entriesMark } from "./list-order.ts";
import type { Dictionaries } from "./text.ts";

type ListPath<Texts> = {
	[Name in keyof Texts & string]: Texts[Name] extends string | boolean
		? never
		: Texts[Name] extends readonly unknown[]
			? Name
			: `${Name}.${ListPath<Texts[Name]>}`;
}[keyof Texts & string];

type List = ListPath<Omit<Dictionaries, "admin">>;

/** Texts that count the entries of a list. For a single one, their `_one` form is read instead. */
export const countedTexts: Readonly<Record<string, List>> = {
	"home.comparison.caption": "home.comparison.rows",
	"home.comparison.more": "home.comparison.rows",
	"home.guarantees.title": "home.guarantees.items",
	"home.steps.title": "home.steps.items",
	"home.research.note": "home.research.items",
	"howItWorks.meta.description": "howItWorks.steps",
	"howItWorks.hero.lead": "howItWorks.steps",
	"network.steps.title": "network.steps.items",
};

/** The sections that consist of lists, and are left out when these are empty. */
export const listsOfSections: Readonly<Record<string, Readonly<Record<string, readonly List[]>>>> = {
	"home.sections": {
		testimonials: ["home.testimonials.items"],
		quotes: ["home.testimonials.quotes"],
		comparison: ["home.comparison.rows"],
		guarantees: ["home.guarantees.items"],
		steps: ["home.steps.items"],
		research: ["home.research.items"],
		questions: ["home.faq.items"],
	},
	"howItWorks.sections": {
		journey: ["howItWorks.steps"],
		confidentiality: ["howItWorks.privacy.shared.items", "howItWorks.privacy.confidential.items"],
		comparison: ["home.comparison.rows"],
	},
	"network.sections": { benefits: ["network.benefits.items"], steps: ["network.steps.items"] },
	"socials.sections": {
		expectations: ["socials.expect.items"],
		steps: ["socials.how.items"],
		testimonials: ["socials.testimonials.items"],
		reasons: ["socials.why.items"],
		questions: ["socials.faq.items"],
	},
};

/** The sections that explain or offer a form. */
export const formsOfSections: Readonly<Record<string, Readonly<Record<string, FactId>>>> = {
	"home.sections": { referral: "referralForm" },
	"socials.sections": { steps: "socialsForm" },
};

const mark = `{{${entriesMark}}}`;
/** The mark at the beginning of a sentence, where a number in words has a capital. */
const first = new RegExp(String.raw`(^\*?|[.!?…]\s+)${mark.replaceAll(/[{}]/g, String.raw`\$&`)}`, "g");

/** A text with the number of entries in words. */
export function withCount(text: string, count: number, language: Language): string {
	const words = spelled(count, language);
	const capital = words.replace(/^./, (letter) => letter.toUpperCase());
	return text.replaceAll(first, (_, before: string) => before + capital).replaceAll(mark, words);
}
