import { describe, expect, it } from "vitest";
import { listKindOf } from "#app/features/texts/site-lists.ts";
import { defaultFacts } from "#app/site/facts.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import { type Dictionaries, dictionaries } from "./dictionaries.server.ts";
import { countedTexts, withListCounts } from "./list-counts.server.ts";
import { marked } from "./marked-texts.ts";
import { partAt, withOwnLists } from "./own-lists.ts";
import { siteTexts } from "./site-texts.server.ts";

const paths = Object.keys(countedTexts);

/** What the counted texts say where each list has so many of its entries. */
function said(entries: number, language: Language): Record<string, unknown> {
	const order = Array.from({ length: entries }, (_, index) => String(index)).join(" ");
	const own = Object.values(countedTexts).map((key) => ({ key, language: "en" as const, text: order }));
	const counted = withListCounts(withOwnLists(dictionaries, own)[language], language);
	return Object.fromEntries(paths.map((path) => [path, partAt(counted, path)]));
}

describe.each(languages)("a text that counts a list, in %s", (language) => {
	it("stands beside one for a single entry, and counts a list that its owner arranges", () => {
		for (const [path, list] of Object.entries(countedTexts)) {
			expect(partAt(dictionaries[language], path)).toContain("{{entries}}");
			expect(partAt(dictionaries[language], `${path}_one`)).not.toContain("{{entries}}");
			expect(listKindOf(list)).toBe(list);
		}
	});

	it("says what was shipped, word for word, of what is shipped", () => {
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
		const two = said(2, language);
		expect(two["home.guarantees.title"]).toMatch(/^(?:Two things we|Deux promesses) /);
		expect(two["home.comparison.caption"]).toMatch(/ (?:on two|en deux) points$/);
		for (const text of Object.values(two)) expect(text).not.toMatch(/\{\{entries/);
	});

	it("agrees with a single entry", () => {
		const one = said(1, language);
		for (const path of paths) expect(one[path]).toBe(partAt(dictionaries[language], `${path}_one`));
	});
});

it("a text of its owner counts where they put the mark, and in figures beyond twelve", () => {
	const items = Array.from({ length: 13 }, () => dictionaries.en.home.guarantees.items).flat();
	const title = "Yes! {{entries}} promises: {{entries}}";
	const { home } = dictionaries.en;
	const texts: Partial<Dictionaries> = {
		home: { ...home, guarantees: { ...home.guarantees, title, items } },
	};
	expect(partAt(withListCounts(texts, "en"), "home.guarantees.title")).toBe("Yes! 39 promises: 39");
	const few = { home: { ...home, guarantees: { ...home.guarantees, title, items: items.slice(0, 5) } } };
	expect(partAt(withListCounts(few, "en"), "home.guarantees.title")).toBe("Yes! Five promises: five");
});

it.each(languages)(
	"in %s, an entry that is not shown for a fact that is blank is not counted",
	(language) => {
		const own = structuredClone(dictionaries);
		const facts = { ...defaultFacts, phone: "" };
		const said = () => siteTexts(facts, own).pick(language, "network").network.steps;
		const { items } = own[language].network.steps;
		const [first, second, third] = items;
		if (!first || !second || !third) throw new Error("There are three steps.");
		items.splice(0, 3, first, second, { ...third, text: "{{phone}}" });
		expect(said().items).toHaveLength(2);
		expect(said().title).toMatch(/^(?:Two steps|Deux étapes),/);
		items.splice(1, 1, { ...second, text: "{{phone}}" });
		expect(said().title).toBe(dictionaries[language].network.steps.title_one);
	},
);

it("a text of its owner that counts nothing stays beside a single entry, unless they wrote another for it", () => {
	const { home } = dictionaries.fr;
	const said = (title: string, title_one = home.guarantees.title_one) => {
		const items = home.guarantees.items.slice(0, 1);
		const texts: Partial<Dictionaries> = {
			home: { ...home, guarantees: { ...home.guarantees, title, title_one, items } },
		};
		return partAt(withListCounts(texts, "fr"), "home.guarantees.title");
	};
	expect(said("Notre parole")).toBe("Notre parole");
	expect(said("Notre parole", marked(home.guarantees.title_one, "home"))).toBe("Notre parole");
	expect(said("Notre parole", "Une seule")).toBe("Une seule");
	expect(said("{{entries}} promesses")).toBe(home.guarantees.title_one);
});
