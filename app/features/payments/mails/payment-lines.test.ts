import { describe, expect, it } from "vitest";
import { siteTexts } from "#app/i18n/site-texts.server.ts";
import { defaultFacts, type Facts } from "#app/site/facts.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import { anotherAgency } from "#server/testing/another-agency.ts";
import { paymentLines, wayLines } from "./payment-lines.ts";

const open = { reference: "A2B3C4", amount: 100_000, dueDay: "2026-03-07", isLate: false };

function words(language: Language, facts: Facts) {
	return { language, t: siteTexts(facts).open(language, "paymentMail"), facts, siteUrl: "https://tandem.mu" };
}

const textOf = (lines: readonly { label: string; text: string }[]) =>
	lines.map(({ label, text }) => `${label}: ${text}`);

describe("what a guest is told of paying", () => {
	it.each([
		[
			"en",
			[
				"To pay: Rs\u00a01,000, by Saturday 7 March 2026",
				"With this reference: A2B3C4",
				"By Juice, to: +230 6555 6666",
				"By MauCAS QR code: Open the code to scan",
				"By bank transfer: Tandem Tables, MU17 BOMM 0101 1010 3030 0200 000M UR",
				"In cash: In an envelope, to Ottilie",
			],
		],
		[
			"fr",
			[
				"À payer: Rs\u00a01\u202f000, au plus tard le samedi 7 mars 2026",
				"Avec cette référence: A2B3C4",
				"Par Juice, au: +230 6555 6666",
				"Par QR code MauCAS: Ouvrir le code à scanner",
				"Par virement: Tandem Tables, MU17 BOMM 0101 1010 3030 0200 000M UR",
				"En espèces: Dans une enveloppe, à Ottilie",
			],
		],
	] as const)("is whole in %s", (language, lines) => {
		expect(textOf(paymentLines(open, words(language, anotherAgency)))).toEqual(lines);
	});

	it("leads to the picture of a code, whole and on white", () => {
		const lines = wayLines(words("fr", { ...defaultFacts, payQr: anotherAgency.payQr }));
		const url = `https://tandem.mu/media/${anotherAgency.payQr}-1200.jpeg`;
		expect(lines).toEqual([{ label: "Par QR code MauCAS", text: "Ouvrir le code à scanner", url }]);
	});

	it("says that a day is over, and no day where there is none", () => {
		const en = words("en", anotherAgency);
		expect(paymentLines({ ...open, isLate: true }, en)[0]?.text).toBe(
			"Rs\u00a01,000, expected by Saturday 7 March 2026",
		);
		expect(paymentLines({ ...open, dueDay: null }, en)[0]?.text).toBe("Rs\u00a01,000");
	});

	it.each(languages)("offers in %s only the ways that are given", (language) => {
		expect(wayLines(words(language, defaultFacts))).toEqual([]);
		const one = { ...defaultFacts, payIban: anotherAgency.payIban };
		expect(wayLines(words(language, one)).map(({ text }) => text)).toEqual([anotherAgency.payIban]);
		// A name is nothing without its account.
		expect(wayLines(words(language, { ...defaultFacts, payName: "Tandem" }))).toEqual([]);
	});
});
