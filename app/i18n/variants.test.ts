import { describe, expect, it } from "vitest";
import { defaultFacts, type FactId, type Facts, factIds, factList } from "#app/site/facts.ts";
import { languages } from "#app/site/site-config.ts";
import { textVariables } from "#app/site/site-facts.ts";
import { anotherAgency } from "#server/testing/another-agency.ts";
import { dictionaries } from "./dictionaries.server.ts";
import { siteTexts } from "./site-texts.server.ts";
import { partAt, textsIn } from "./text-tree.ts";
import { factsOfVariant, isVariant, withoutVariant } from "./variants.ts";

const none = { en: "", fr: "" };

/** A business that has nothing that it may go without. */
const bare: Facts = {
	...defaultFacts,
	formerName: "",
	personName: "",
	phone: "",
	profiles: [],
	tableParameter: "",
	networkForm: none,
	socialsForm: none,
	referralForm: none,
};

/** The announcement of the new name, which no visitor meets without a former one. */
const isOfAnnouncement = (key: string) => /^(?:rebrand|navigation\.rebrand)\./.test(key);

describe.each(languages)("the shipped texts in %s", (language) => {
	const { admin: _, ...visitors } = dictionaries[language];
	const texts = new Map(textsIn(visitors));
	const keys = [...texts.keys()];

	it("have a variant for each text that names a fact which may be blank", () => {
		const optional = factIds.filter(
			(id) => "optional" in factList[id] && id in textVariables(bare, language),
		);
		const hasVariant = (key: string, fact: FactId) =>
			keys.some(
				(one) =>
					withoutVariant(one) === withoutVariant(key) &&
					[...factsOfVariant(key), fact].every((id) => factsOfVariant(one).includes(id)),
			);
		const unvaried = optional.flatMap((fact) =>
			keys.filter((key) => texts.get(key)?.includes(`{{${fact}}}`) && !hasVariant(key, fact)),
		);
		expect(optional).toEqual([
			...["formerName", "personName", "personSince", "phone"],
			...["membersYoungest", "membersOldest", "membersWomen", "membersLocal"],
			...["statementName", "callerName", "filePeople", "fileMonths"],
		]);
		expect(unvaried.filter((key) => !isOfAnnouncement(key))).toEqual([]);
	});

	it("have variants of texts that exist, for facts that may be blank and that they do not name", () => {
		const variants = keys.filter(isVariant);
		expect(variants.length).toBeGreaterThan(20);
		for (const key of variants) {
			const facts = factsOfVariant(key);
			expect([key, typeof partAt(visitors, withoutVariant(key))]).toEqual([key, "string"]);
			expect([key, facts.length]).toEqual([key, key.split(/_without|Or(?=[A-Z])/).length - 1]);
			for (const fact of facts) {
				expect([key, "optional" in factList[fact]]).toEqual([key, true]);
				expect(texts.get(key)).not.toContain(`{{${fact}}}`);
			}
		}
	});

	it("are read without their variants as long as no fact is blank", () => {
		const { home, legal } = siteTexts(defaultFacts).pick(language, "home", "legal");
		expect(home.team.paragraphs[0]).toContain(defaultFacts.formerName);
		expect(home.sections).toEqual(dictionaries[language].home.sections);
		expect(home.faq.items).toHaveLength(11);
		expect(
			textsIn(home)
				.concat(textsIn(legal))
				.filter(([path]) => isVariant(path)),
		).toEqual([]);
	});

	it("say nothing of a former name, of a number and of forms that the business lacks", () => {
		const { home, legal, socials } = siteTexts(bare).pick(language, "home", "legal", "socials");
		expect(home.team.paragraphs[0]).toMatch(/(?:Tamarin, Mauritius|Tamarin, île Maurice)\.$/);
		expect(legal.privacy.sections[0]?.paragraphs).toHaveLength(2);
		const [publisher] = legal.notice.sections[0]?.paragraphs ?? [];
		expect(publisher).toMatch(/(?:matchmaking service|service de rencontres Ensemble)\.$/);
		expect(home.sections).not.toContain("referral");
		expect(socials.sections).not.toContain("steps");
		expect(socials.events.empty.text).toMatch(/^[^.]+\.$/);
		expect(home.faq.items).toHaveLength(10);
		expect(JSON.stringify(home.faq.items[0])).not.toMatch(/network|réseau/);
	});

	it("speak of one form where the business has no other", () => {
		const applications = (facts: Partial<Facts>) =>
			siteTexts({ ...defaultFacts, ...facts }).pick(language, "legal").legal.privacy.sections[1]?.items?.[0]
				?.text;
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

	it("name no form that is missing in a mail, nor on a page that a mail opens", () => {
		// The pages of forms name themselves: each is there only while its form is open.
		const { network, home, howItWorks, navigation, socials, table, application, ...others } = visitors;
		const names = Object.keys(others) as (keyof typeof others)[];
		// So does what the privacy policy says of each.
		const read = JSON.stringify(siteTexts(bare).pick(language, ...names), (name, text) =>
			name === "applications" ? undefined : text,
		);
		expect(read).not.toMatch(/network|réseau(?!x sociaux)/i);
		expect(read).toMatch(/"seeTables":"(?:See every table|Voir toutes les tables)"/);
	});

	it("stay as their owner wrote them", () => {
		const closed = `${dictionaries[language].table.phases.closed}: Monday at the latest`;
		const own = [
			{ key: "home.faq.items.0.question", language, text: "A question of mine?" },
			{ key: "socials.events.empty.text", language, text: "Soon. Write to us." },
			{ key: "table.phases.closed", language, text: closed },
		];
		const { home, socials, table } = siteTexts(bare, { own }).pick(language, "home", "socials", "table");
		expect(table.phases.closed).toBe(closed);
		expect(home.faq.items).toHaveLength(11);
		expect(socials.events.empty.text).toBe("Soon. Write to us.");
	});

	it("are read in each variant that their owner changed, where its facts are blank", () => {
		const written = keys.filter((key) => isVariant(key) && texts.get(key) !== "");
		const unread = written.filter((key) => {
			const facts = Object.fromEntries(factsOfVariant(key).map((fact) => [fact, bare[fact]]));
			const own = [{ key, language, text: `My words ${key}` }];
			const dictionary = key.split(".")[0] as keyof typeof visitors;
			const read = siteTexts({ ...anotherAgency, ...facts }, { own }).pick(language, dictionary);
			return !JSON.stringify(read).includes(`"My words ${key}"`);
		});
		expect(unread).toEqual([]);
	});
});
