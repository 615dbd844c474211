import type { Language } from "#app/site/site-config.ts";
import type { Dictionaries } from "./dictionaries.server.ts";
import { inEachLanguage } from "./language.ts";

type Entries = (texts: Dictionaries) => readonly unknown[];

/** The sections that are nothing but lists: without an entry, their title would stand there alone. */
const listsOf = {
	home: {
		testimonials: ({ home }) => home.testimonials.items,
		quotes: ({ home }) => home.testimonials.quotes,
		comparison: ({ home }) => home.comparison.rows,
		guarantees: ({ home }) => home.guarantees.items,
		steps: ({ home }) => home.steps.items,
		research: ({ home }) => home.research.items,
		questions: ({ home }) => home.faq.items,
	},
	howItWorks: {
		journey: ({ howItWorks }) => howItWorks.steps,
		confidentiality: ({ howItWorks: { privacy } }) => [
			...privacy.shared.items,
			...privacy.confidential.items,
		],
		comparison: ({ home }) => home.comparison.rows,
	},
	network: {
		benefits: ({ network }) => network.benefits.items,
		steps: ({ network }) => network.steps.items,
	},
	socials: {
		expectations: ({ socials }) => socials.expect.items,
		steps: ({ socials }) => socials.how.items,
		testimonials: ({ socials }) => socials.testimonials.items,
		reasons: ({ socials }) => socials.why.items,
		questions: ({ socials }) => socials.faq.items,
	},
} satisfies Partial<Record<keyof Dictionaries, Record<string, Entries>>>;

type Page = keyof typeof listsOf;

/** The texts without the sections whose lists their owner emptied. */
export function withShownSections(texts: Record<Language, Dictionaries>): Record<Language, Dictionaries> {
	return inEachLanguage((language) => {
		const own = texts[language];
		const shown = (page: Page) => {
			const lists: Record<string, Entries> = listsOf[page];
			return own[page].sections.filter((name) => lists[name] === undefined || lists[name](own).length > 0);
		};
		return {
			...own,
			home: { ...own.home, sections: shown("home") },
			howItWorks: { ...own.howItWorks, sections: shown("howItWorks") },
			network: { ...own.network, sections: shown("network") },
			socials: { ...own.socials, sections: shown("socials") },
		};
	});
}
