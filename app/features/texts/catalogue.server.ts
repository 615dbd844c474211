import { dictionaries } from "#app/i18n/dictionaries.server.ts";
import { inEachLanguage } from "#app/i18n/language.ts";
import { defaultFacts } from "#app/site/facts.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import { textVariables } from "#app/site/site-facts.ts";
import type { TextPlace } from "./text-rules.ts";

/** A text that visitors can meet: its path through the dictionaries, and what was shipped there. */
export type CatalogueEntry = {
	key: string;
	shipped: Record<Language, string>;
	/** Of an entry that the owner added to a list: what stands at its place in those that are shipped. */
	models?: readonly string[];
};

type Leaf = readonly [key: string, text: string];

function leavesOf(node: unknown, path: string): Leaf[] {
	if (typeof node === "string") return [[path, node]];
	if (typeof node !== "object" || node === null) return [];
	return Object.entries(node).flatMap(([name, inner]) =>
		leavesOf(inner, path === "" ? name : `${path}.${name}`),
	);
}

/** The dictionaries in the order in which their owner thinks of them; others come last. */
const order = [
	"home",
	"howItWorks",
	"network",
	"socials",
	"table",
	"guestMail",
	"invitation",
	"feedback",
	"blog",
	"navigation",
	"newsletterForm",
	"newsletter",
	"newsletterMail",
	"rebrand",
	"legal",
	"consent",
	"errors",
	"busy",
];

/** Every text but those of the content area itself. */
function visitorsTexts(language: Language): Map<string, string> {
	const { admin: _, ...visitors } = dictionaries[language];
	const rank = (name: string) => (order.indexOf(name) + order.length + 1) % (order.length + 1);
	const ordered = Object.entries(visitors).toSorted(([one], [other]) => rank(one) - rank(other));
	return new Map(leavesOf(Object.fromEntries(ordered), ""));
}

function readCatalogue(): Map<string, CatalogueEntry> {
	const shipped = inEachLanguage(visitorsTexts);
	const keys = new Set(languages.flatMap((language) => [...shipped[language].keys()]));
	return new Map(
		[...keys].map((key) => [
			key,
			{ key, shipped: inEachLanguage((language) => shipped[language].get(key) ?? "") },
		]),
	);
}

/** The texts of the site by key. */
export const catalogue: ReadonlyMap<string, CatalogueEntry> = readCatalogue();

/** What every text may state: the facts of the site by name. */
export const factNames: ReadonlySet<string> = new Set(Object.keys(textVariables(defaultFacts, languages[0])));

/** What a text must stay true to. */
export function placeOf({ shipped, models }: CatalogueEntry, language: Language): TextPlace {
	return { shipped: shipped[language], all: models ?? Object.values(shipped), facts: factNames };
}
