import { describe, expect, it } from "vitest";
import { listKindOf } from "#app/features/texts/site-lists.ts";
import { defaultFacts } from "#app/site/facts.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import { dictionaries } from "./dictionaries.server.ts";
import { countedTexts, formsOfSections, listsOfSections } from "./list-lengths.ts";
import { orderLanguage } from "./list-order.ts";
import { siteTexts } from "./site-texts.server.ts";
import { partAt } from "./text-tree.ts";

const paths = Object.keys(countedTexts);

/** Returns the order of a list that shows some of its entries. */
function orderOf(list: string, entries: number) {
	const text = Array.from({ length: entries }, (_, index) => String(index)).join(" ");
	return { key: list, language: orderLanguage, text };
}

/** Returns the counted texts where each list shows some of its entries. */
function countedWith(entries: number, language: Language): Record<string, unknown> {
	const own = Object.values(countedTexts).map((list) => orderOf(list, entries));
	const read = siteTexts(defaultFacts, { own }).pick(language, "home", "howItWorks", "network");
	return Object.fromEntries(paths.map((path) => [path, partAt(read, path)]));
}

describe.each(languages)("a text that counts a list, in %s", (language) => {
	it("stands beside one for a single entry, and counts a list that its owner arranges", () => {
		for (const [path, list] of Object.entries(countedTexts)) {
			expect(partAt(dictionaries[language], path)).toContain("{{entries}}");
			expect(partAt(dictionaries[language], `${path}_one`)).not.toContain("{{entries}}");
			expect(listKindOf(list)).toBe(list);
		}
	});

	it("says the shipped number of what is shipped", () => {
		const { home, howItWorks, network } = siteTexts(defaultFacts).pick(
			language,
			"home",
			"howItWorks",
			"network",
		);
		expect([
			home.comparison.caption,
			home.guarantees.title,
			home.steps.title,
			howItWorks.hero.lead.slice(0, 14),
			network.steps.title,
			home.research.note.slice(0, 17),
		]).toEqual(
			{
				en: [
					"Dating apps and Ensemble compared on eight points",
					"Three things we *can promise*",
					"Four steps, *none of them rushed*",
					"Four steps. Yo",
					"Three steps, *then you wait*",
					"Six findings from",
				],
				fr: [
					"Les applications et Ensemble, comparées en huit points",
					"Trois promesses *que nous tenons*",
					"Quatre étapes, *sans hâte*",
					"Quatre étapes.",
					"Trois étapes, *puis l’attente*",
					"Six résultats d’u",
				],
			}[language],
		);
		expect(howItWorks.meta.description).toMatch(/in four steps: an|en quatre étapes\u00a0: une/);
	});

	it("follows the list as entries come and go, with a capital at the head of a sentence alone", () => {
		const two = countedWith(2, language);
		expect(two["home.guarantees.title"]).toMatch(/^(?:Two things we|Deux promesses) /);
		expect(two["home.comparison.caption"]).toMatch(/ (?:on two|en deux) points$/);
		for (const text of Object.values(two)) expect(text).not.toMatch(/\{\{entries/);
	});

	it("agrees with a single entry", () => {
		const one = countedWith(1, language);
		const shipped = siteTexts(defaultFacts).pick(language, "home", "howItWorks", "network");
		for (const path of paths) expect(one[path]).toBe(partAt(shipped, `${path}_one`));
	});

	it("does not count an entry that is left out for a fact that is blank", () => {
		const steps = (...places: number[]) => {
			const own = places.map((place) => ({
				key: `network.steps.items.${place}.text`,
				language,
				text: "{{phone}}",
			}));
			return siteTexts({ ...defaultFacts, phone: "" }, { own }).pick(language, "network").network.steps;
		};
		expect(steps(2).items).toHaveLength(2);
		expect(steps(2).title).toMatch(/^(?:Two steps|Deux étapes),/);
		expect(steps(1, 2).title).toBe(dictionaries[language].network.steps.title_one);
	});
});

describe("a text of its owner that counts a list", () => {
	const titleOf = (title: string, entries: number, more: { key: string; text: string }[] = []) => {
		const language = "fr" as const;
		const own = [
			{ key: "home.guarantees.title", language, text: title },
			orderOf("home.guarantees.items", entries),
			...more.map((one) => ({ ...one, language })),
		];
		return siteTexts(defaultFacts, { own }).pick(language, "home").home.guarantees.title;
	};

	it("has the number wherever they put the mark", () => {
		expect(titleOf("Oui ! {{entries}} promesses : {{entries}}", 3)).toBe("Oui ! Trois promesses : trois");
	});

	it("stays beside a single entry where it counts nothing, unless they wrote another for it", () => {
		expect(titleOf("Notre parole", 1)).toBe("Notre parole");
		const one = { key: "home.guarantees.title_one", text: "Une seule" };
		expect(titleOf("Notre parole", 1, [one])).toBe("Une seule");
		expect(titleOf("{{entries}} promesses", 1)).toBe(dictionaries.fr.home.guarantees.title_one);
	});
});

describe("the sections of a page", () => {
	const pages = Object.entries(listsOfSections);

	it("are those that the page has", () => {
		for (const [key, sections] of [...pages, ...Object.entries(formsOfSections)])
			expect(partAt(dictionaries.en, key)).toEqual(expect.arrayContaining(Object.keys(sections)));
	});

	it("are left out where their lists are empty, in every language", () => {
		const lists = new Set(pages.flatMap(([, sections]) => Object.values(sections).flat()));
		const own = [...lists].map((list) => orderOf(list, 0));
		const texts = siteTexts(defaultFacts, { own });
		for (const language of languages) {
			const read = texts.pick(language, "home", "howItWorks", "network", "socials");
			for (const [key, sections] of pages) {
				const shown = partAt(read, key) as string[];
				expect(shown.filter((name) => name in sections)).toEqual([]);
				expect(shown.length).toBeGreaterThan(0);
			}
		}
	});
});
