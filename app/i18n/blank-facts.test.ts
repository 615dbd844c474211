import { describe, expect, it } from "vitest";
import { defaultFacts, type Facts } from "#app/site/facts.ts";
import { languages } from "#app/site/site-config.ts";
import { withoutBlankFacts } from "./blank-facts.server.ts";
import { dictionaries } from "./dictionaries.server.ts";
import { phrasesOfForms } from "./form-phrases.server.ts";
import { marked, takeMarks } from "./marked-texts.ts";
import { siteTexts } from "./site-texts.server.ts";

/** A text that says nothing of its telephone number. */
const without = (text: string) => withoutBlankFacts({ text }, ["phone"], {}).text;

describe("a text that names a fact that is blank", () => {
	it.each([
		["Write to us.", "Write to us."],
		["Write to us. Or call {{phone}}.", "Write to us."],
		["Write to us. Or call {{phone}}. We answer {{name}}!", "Write to us. We answer {{name}}!"],
		["Duo runs this site, formerly {{phone}}.", "Duo runs this site."],
		["Duo édite ce site, anciennement appelé {{phone}}\u00a0!", "Duo édite ce site\u00a0!"],
		["Duo runs this (formerly {{phone}}). Write.", "Duo runs this. Write."],
		["Call {{phone}}. We are there from nine to five.", ""],
		["Should you call {{phone}}, it is us.", ""],
		["Write. Call {{phone}} before 9.30 today. Bye\u00a0!", "Write. Bye\u00a0!"],
		["{{phone}}", ""],
	])("%j says %j", (text, expected) => {
		expect(without(text)).toBe(expected);
	});

	it("is still known by the mark that its owner finds it by", () => {
		const left = without(marked("Write to us. Or call {{phone}}.", "legal.title"));
		expect(takeMarks(left)).toEqual({ text: "Write to us.", keys: ["legal.title"] });
		expect(takeMarks(without(marked("{{phone}}", "legal.title"))).text).toBe("");
	});

	it("is no entry of a list once it says nothing, nor is what it belongs to", () => {
		const texts = {
			items: ["One", "Call {{phone}}", "Two"],
			entries: [
				{ title: "Call", text: "At {{phone}}", url: "" },
				{ title: "Write", text: "Soon", url: "" },
			],
			more: { title: "Call {{phone}}", empty: "" },
		};
		expect(withoutBlankFacts(texts, ["phone"], { more: { title: "Write to us" } })).toEqual({
			items: ["One", "Two"],
			entries: [{ title: "Write", text: "Soon", url: "" }],
			more: { title: "Write to us", empty: "" },
		});
	});
});

/** A business that has nothing that it may go without. */
const bare: Facts = {
	...defaultFacts,
	formerName: "",
	phone: "",
	profiles: [],
	tableParameter: "",
	networkForm: { en: "", fr: "" },
	socialsForm: { en: "", fr: "" },
	referralForm: { en: "", fr: "" },
};

describe.each(languages)("the shipped texts in %s", (language) => {
	it("are what they were as long as no fact is blank", () => {
		const { home } = siteTexts({ ...defaultFacts, name: "{{name}}" }).pick(language, "home");
		expect(home.team.paragraphs[0]).toContain(defaultFacts.formerName);
		expect(home.sections).toEqual(dictionaries[language].home.sections);
		expect(home.faq.items).toHaveLength(10);
	});

	it("say nothing of a former name, of a number and of forms that there are none of", () => {
		const { home, legal, socials } = siteTexts(bare).pick(language, "home", "legal", "socials");
		expect(home.team.paragraphs[0]).toMatch(/(?:Tamarin, Mauritius|Tamarin, île Maurice)\.$/);
		expect(legal.privacy.sections[0]?.paragraphs).toHaveLength(2);
		const [publisher] = legal.notice.sections[0]?.paragraphs ?? [];
		expect(publisher).toMatch(/(?:matchmaking service|service de rencontres Ensemble)\.$/);
		expect(home.sections).not.toContain("referral");
		expect(socials.sections).not.toContain("steps");
		expect(socials.events.empty.text).toMatch(/^[^.]+\.$/);
		expect(home.faq.items).toHaveLength(9);
		expect(JSON.stringify(home.faq.items[0])).not.toMatch(/network|réseau/);
	});

	it("have every phrase that says something of a form", () => {
		const shipped = JSON.stringify(dictionaries[language]);
		for (const phrases of Object.values(phrasesOfForms)) {
			const unknown = phrases[language].filter(([said]) => !shipped.includes(said));
			expect(
				unknown.filter(([said]) => !phrasesOfForms.networkForm[language].some((p) => p[1] === said)),
			).toEqual([]);
		}
	});

	it("speak of one form where there is no other", () => {
		const applications = (facts: Partial<Facts>) =>
			siteTexts({ ...defaultFacts, ...facts }).pick(language, "legal").legal.privacy.sections[1]?.items?.[0]
				?.text;
		const none = { en: "", fr: "" };
		expect(applications({ networkForm: none })).toMatch(
			/membership or for Singles Socials, you|l’adhésion ou les Singles Socials, vous/,
		);
		expect(applications({ socialsForm: none })).toMatch(
			/membership or for the free network, you|l’adhésion ou le réseau gratuit, vous/,
		);
		expect(applications({ networkForm: none, socialsForm: none })).toMatch(
			/When you apply for membership, you|^Pour l’adhésion, vous/,
		);
	});

	it("name neither of them in a mail, nor on a page that a mail opens", () => {
		const {
			admin: _,
			network,
			home,
			howItWorks,
			navigation,
			socials,
			table,
			...others
		} = dictionaries[language];
		const names = Object.keys(others) as (keyof typeof others)[];
		const said = JSON.stringify(siteTexts(bare).pick(language, ...names));
		expect(said).not.toMatch(/network|réseau(?!x sociaux)/i);
		expect(said).toMatch(/"seeTables":"(?:See every table|Voir toutes les tables)"/);
	});

	it("stay as their owner wrote them where they only stood beside a form", () => {
		const own = structuredClone(dictionaries);
		const [first] = own[language].home.faq.items;
		if (first) first.question = "A question of mine?";
		own[language].socials.events.empty.text = "Soon. Write to us.";
		const longer = `${own[language].table.phases.closed}: Monday at the latest`;
		own[language].table.phases.closed = longer;
		const { home, socials, table } = siteTexts(bare, own).pick(language, "home", "socials", "table");
		expect(table.phases.closed).toBe(longer);
		expect(home.faq.items).toHaveLength(10);
		expect(socials.events.empty.text).toBe("Soon. Write to us.");
	});
});
