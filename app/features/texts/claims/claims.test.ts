import { describe, expect, it } from "vitest";
import { catalogue, factTextsInEach, placeOf } from "#app/features/texts/catalogue.server.ts";
import { defaultFacts } from "#app/site/facts.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import { claimsIn } from "./claims.ts";

const facts = factTextsInEach(defaultFacts);

/** The claims of a text at a place where `shipped` was shipped. */
function found(text: string, { language = "en" as Language, shipped = "Something" } = {}) {
	const place = { all: [shipped], facts: facts[language], members: "234" };
	return claimsIn(text, place).map(({ figure, fact, kind }) => [kind, figure, fact]);
}

describe("a figure in place of a fact that stood there", () => {
	it.each([
		["en", "Our fee: {{fee}}", "Our fee: Rs 9,000", "Rs 9,000", "fee"],
		["fr", "Prix : {{fee}}", "Prix : Rs 9 000", "Rs 9 000", "fee"],
		["fr", "Prix : {{fee}}", "Prix : 9\u202f000 roupies", "9\u202f000 roupies", "fee"],
		["en", "A ticket is {{ticket}}", "A ticket is MUR 1500", "MUR 1500", "ticket"],
		["en", "It takes {{minutes}} minutes", "It takes 30 minutes", "30", "minutes"],
		["fr", "Comptez {{minutes}} minutes", "Comptez une vingtaine ou 30 minutes", "30", "minutes"],
		[
			"en",
			"Invited {{weeksMin}} to {{weeksMax}} weeks before",
			"Invited 3 to 6 weeks before",
			"3 to 6",
			"weeksMin",
		],
		["fr", "{{weeksMin}} à {{weeksMax}} semaines", "Six à huit semaines", "Six à huit", "weeksMin"],
		["fr", "{{weeksMin}} à {{weeksMax}} semaines", "trois semaines avant", undefined, undefined],
		["fr", "{{weeksMin}} à {{weeksMax}} semaines", "huit semaines avant", "huit", "weeksMin"],
		["en", "{{tableMin}} to {{tableMax}} guests", "Twelve guests", "Twelve", "tableMin"],
		["en", "About {{dates}} dates", "About seven lovely dates", "seven", "dates"],
		["en", "Against {{swipingHours}} hours", "Against 60 hours", "60", "swipingHours"],
		["en", "Kept {{guestDays}} days", "Kept 90 days", "90", "guestDays"],
		["en", "From {{minimumAge}} years", "From 25 years", "25", "minimumAge"],
		["en", "From {{minimumAge}} years", "From twenty-five years", "twenty-five", "minimumAge"],
		["en", "Our fee: {{fee}}", "Our fee: Rs9000", "Rs9000", "fee"],
		["en", "Within {{answerDays}}, we answer", "Within two days, we answer", undefined, undefined],
		[
			"en",
			"Within {{answerDays}}, we answer",
			"Within two business days, we answer",
			"two business days",
			"answerDays",
		],
		["fr", "En {{answerDays}}", "En trois jours ouvrés", "trois jours ouvrés", "answerDays"],
		["en", "At least {{moveDays}} before", "At least ten days before", "ten days", "moveDays"],
		["fr", "Au moins {{moveDays}} avant", "Au moins deux semaines avant", "deux semaines", "moveDays"],
		["fr", "Au moins {{moveDays}} avant", "Au moins un jour avant", "un jour", "moveDays"],
		["fr", "{{minutes}} minutes", "Quatre-vingt-dix minutes", "Quatre-vingt-dix", "minutes"],
	] as const)("is refused where it says something else (%s, %s)", (language, shipped, text, figure, fact) => {
		const expected = figure === undefined ? [] : [["contradicts", figure, fact]];
		expect(found(text, { language, shipped }).filter(([kind]) => kind === "contradicts")).toEqual(expected);
	});

	it("may stand beside the fact: a price before, a part of it", () => {
		const shipped = "Our fee: {{fee}}";
		expect(found("Our fee: {{fee}}, Rs 9,000 until May", { shipped })).toEqual([
			["doubtful", "Rs 9,000", "fee"],
		]);
	});

	it("is offered as the fact where it says the same", () => {
		const [claim] = claimsIn("Our fee: Rs 8,000.", { all: ["Our fee: {{fee}}"], facts: facts.en });
		expect(claim).toMatchObject({ kind: "same", chip: "{{fee}}", figure: "Rs 8,000", start: 9, end: 17 });
		const [table] = claimsIn("6–8 guests", { all: ["{{tableMin}} to {{tableMax}} guests"], facts: facts.en });
		expect(table).toMatchObject({ kind: "same", chip: "{{tableMin}}–{{tableMax}}", figure: "6–8" });
		const [days] = claimsIn("We review your application in one business day", { all: [], facts: facts.en });
		expect(days).toMatchObject({ kind: "same", chip: "{{answerDays}}", figure: "one business day" });
		const [week] = claimsIn("Billet reporté 7 jours avant", { all: [], facts: facts.fr });
		expect(week).toMatchObject({ kind: "same", chip: "{{moveDays}}", figure: "7 jours" });
	});
});

describe("a figure where no fact stood", () => {
	it.each([
		["The membership fee is Rs 9,000.", "contradicts", "Rs 9,000", "fee"],
		["L'adhésion coûte Rs 9 000", "contradicts", "Rs 9 000", "fee"],
		["L’adhésion coûte Rs\u00a09\u202f000", "contradicts", "Rs\u00a09\u202f000", "fee"],
		["A ticket costs Rs 1,500", "contradicts", "Rs 1,500", "ticket"],
		["Un billet coûte Rs1500", "contradicts", "Rs1500", "ticket"],
		["A ticket for the dinner costs 1,200 rupees.", "contradicts", "1,200 rupees", "ticket"],
		["A plane ticket to Rodrigues costs Rs 6,000", "doubtful", "Rs 6,000", "fee"],
		["30,000 readers of another paper saw it", "doubtful", "30,000", "readers"],
		["Join 5,000+ readers", "contradicts", "5,000", "readers"],
		["The ticket does not cover dinner, about Rs 1,500", "doubtful", "Rs 1,500", "ticket"],
		["Dinner comes to Rs. 1,200", "doubtful", "Rs. 1,200", "ticket"],
		["More than 500 members", "doubtful", "500", "members"],
		["More than fifty members", "doubtful", "fifty", "members"],
		["Join ninety readers", "contradicts", "ninety", "readers"],
		["Rejoignez quatre-vingt-dix lectrices", "contradicts", "quatre-vingt-dix", "readers"],
		["A table of a dozen guests", "doubtful", "a dozen", "tableMin"],
		["The questionnaire takes 15 minutes", "doubtful", "15", "minutes"],
		["A table of ten people", "doubtful", "ten", "tableMin"],
		["234 members", "same", "234", "members"],
		["We review each application within 3 business days", "contradicts", "3 business days", "answerDays"],
		["A ticket can be moved two weeks before", "doubtful", "two weeks", "moveDays"],
	])("is told of where it may speak of one: %s", (text, kind, figure, fact) => {
		expect(found(text)).toEqual([[kind, figure, fact]]);
	});

	it.each([
		"A table of 6 to 8 guests, four people now and then",
		"We answer within 24 hours, 7 days a week",
		"100% of members, 46% of adults",
		"Two members meet; six members laugh",
		"Architect, 36",
		"One guest in ten, in the twenty-first minute",
		"Une table, un convive, à cent pour cent des membres",
		"Call +230 5000 0000 before 9.30 or write in 2026",
		"You hear from us three weeks ahead of your invitation",
		"A walk of 30 minutes on the beach",
		"{{fee}} and {{tableMin}} to {{tableMax}} guests at {count} tables",
		"Join two thousand five hundred and fifty readers for nine thousand rupees",
		"9".repeat(4_000),
		"Rs ".repeat(1_300),
	])("is left alone: %.60s", (text) => {
		expect(found(text).filter(([kind]) => kind !== "same")).toEqual([]);
	});

	it("is nothing new where the shipped text has it", () => {
		expect(found("Fee for 500 members", { shipped: "500 members" })).toEqual([]);
	});
});

it("a figure that speaks of a fact is in no shipped text: they state facts by their marks", () => {
	const stated = [...catalogue.values()].flatMap((entry) =>
		languages.flatMap((language) => {
			const { facts: said } = placeOf(entry, language);
			const claims = claimsIn(entry.shipped[language], { all: [], facts: said, members: "234" });
			return claims.map(({ figure }) => [entry.key, language, figure]);
		}),
	);
	expect(stated).toEqual([]);
});
