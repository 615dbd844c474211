import { describe, expect, it } from "vitest";
import { defaultFacts } from "#app/site/facts.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import { sampleArticles } from "#server/seed/sample-articles.ts";
import { sampleEvents } from "#server/seed/sample-events.ts";
import { factTexts } from "./claims.ts";
import { claimsInProse } from "./prose.ts";

/** The claims of prose under the facts of a new site with 234 members. */
function asked(text: string, language: Language = "en") {
	return claimsInProse(text, factTexts(defaultFacts, language, 234)).map(
		({ kind, figure, fact }) => `${kind} ${fact}: ${figure}`,
	);
}

describe("a figure in prose", () => {
	it.each([
		["Our membership fee is **Rs 9,500** a year.", "contradicts fee: Rs 9,500"],
		["The membership fee is Rs 9,500.", "contradicts fee: Rs 9,500"],
		["Unlike the apps, our membership is Rs 7,000", "doubtful fee: Rs 7,000"],
		["[Our membership fee of Rs 9,500](/how-it-works) covers it", "contradicts fee: Rs 9,500"],
		["A seat at our table is Rs 1,500", "doubtful ticket: Rs 1,500"],
		["The questionnaire takes about _20 minutes_", "doubtful minutes: 20"],
		["Our members have about seven dates a year", "doubtful dates: seven"],
		["Join 5,000 readers", "contradicts readers: 5,000"],
		["Our tables seat ten people", "doubtful tableMin: ten"],
		["You must be at least 21 years old to join", "doubtful minimumAge: 21"],
		["We have 500 members", "doubtful members: 500"],
	])("is asked about where it speaks of the agency: %s", (text, expected) => {
		expect(asked(text)).toEqual([expected]);
	});

	it.each([
		["Notre cotisation est de Rs 9 500 par an", "contradicts fee: Rs 9 500"],
		["Le prix de l’adhésion est de 9 500 roupies", "contradicts fee: 9 500 roupies"],
		["Une place à nos tables coûte Rs 1 500", "doubtful ticket: Rs 1 500"],
		["La candidature prend 20 minutes", "doubtful minutes: 20"],
		["Nos adhérents ont droit à sept rencontres par an", "doubtful dates: sept"],
		["Rejoignez 5 000 lecteurs", "contradicts readers: 5 000"],
		["Nos tables réunissent dix convives", "doubtful tableMin: dix"],
		["Nos invitations partent six semaines avant nos dîners", "doubtful weeksMin: six"],
		["Nous comptons 500 membres", "doubtful members: 500"],
	])("is asked about in French too: %s", (text, expected) => {
		expect(asked(text, "fr")).toEqual([expected]);
	});

	it.each([
		["en", "A gym membership costs Rs 3,000 a month"],
		["en", "A flight to Rodrigues costs Rs 6,000, dinner for two Rs 1,500"],
		["en", "A ticket for a brunch at the hotel costs Rs 3,000"],
		["en", "Walk for 30 minutes. Apply sunscreen and wait 20 minutes"],
		["en", "If we go on ten dates a year, or at least on three"],
		["en", "The paper has 30,000 readers, the club 300 members"],
		["en", "Our dinner table seated ten people"],
		["en", "The minimum age to marry was 16 years"],
		["en", "Our wedding invitations left six weeks before"],
		["fr", "L’abonnement à la salle coûte Rs 3 000"],
		["fr", "À notre table, dix convives riaient ; le club a 300 membres"],
		["fr", "Vos invitations de mariage partent six semaines avant"],
	] as const)("is left alone where it speaks of anything else (%s): %s", (language, text) => {
		expect(asked(text, language)).toEqual([]);
	});

	it.each([
		"Our membership fee is Rs 8,000 a year.",
		"Our membership fee was Rs 7,000 until May; it is Rs 8,000 now",
		"The membership fee is Rs 8,000, a ticket Rs 1,000",
	])("is left alone where the line states the fact: %s", (text) => {
		expect(asked(text)).toEqual([]);
	});

	it("is read within its own line: what stands in the next says nothing of it", () => {
		expect(asked("# Our membership\n\nRs 500 buys a coffee for two")).toEqual([]);
		expect(asked("- our membership\n- Rs 9,500 for both")).toEqual([]);
	});

	it("is asked about once, and a text full of them about few", () => {
		expect(asked("Our membership fee is Rs 9,500.\n".repeat(3))).toEqual(["contradicts fee: Rs 9,500"]);
		const many = Array.from({ length: 900 }, (_, at) => `Our membership fee is Rs ${10_000 + at}.`);
		expect(asked(many.join("\n"))).toHaveLength(6);
		expect(asked("<![`".repeat(9_000))).toEqual([]);
	});
});

it("no sample article or event contradicts a fact", () => {
	const texts = [...sampleArticles, ...sampleEvents].flatMap((sample) =>
		languages.map((language) => ({ language, texts: language === "en" ? sample : sample.fr })),
	);
	const found = texts.flatMap(({ language, texts: written }) =>
		asked(
			Object.values(written ?? {})
				.filter((text) => typeof text === "string")
				.join("\n"),
			language,
		),
	);
	expect(texts.length).toBeGreaterThan(20);
	expect(found).toEqual([]);
});
