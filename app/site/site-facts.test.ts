import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { defaultFacts, type Facts } from "./facts.ts";
import { profileAt } from "./profiles.ts";
import { rupees } from "./site-config.ts";
import { siteFacts, textVariables } from "./site-facts.ts";

const facts = (change: Partial<Facts> = {}): Facts => ({ ...defaultFacts, ...change });

describe("a hosted form", () => {
	const [english, french] = ["https://forms.example/en", "https://forms.example/fr"];

	it.each([
		["en", { en: english, fr: french }, { href: english, isForeign: false }],
		["fr", { en: english, fr: french }, { href: french, isForeign: false }],
		["fr", { en: english, fr: "" }, { href: english, isForeign: true }],
		["fr", { en: english, fr: english }, { href: english, isForeign: true }],
		["en", { en: english, fr: "" }, { href: english, isForeign: false }],
	] as const)("is, in %s, of %j: %j", (language, apply, expected) => {
		expect(siteFacts(facts({ apply }), language).apply).toEqual(expected);
	});
});

describe("the contact details of the business", () => {
	it("calls the number and opens a conversation, however they are written", () => {
		const site = siteFacts(facts({ phone: "+230 5 123-45.67", whatsapp: "+230 5 999 88 77" }), "en");
		expect([site.phone, site.phoneHref]).toEqual(["+230 5 123-45.67", "tel:+23051234567"]);
		expect(site.whatsappHref).toBe("https://wa.me/23059998877");
		expect(siteFacts(facts({ whatsapp: "" }), "en").whatsappHref).toBe("");
	});

	it.each([
		["https://www.instagram.com/duo", "Instagram"],
		["https://fr.linkedin.com/company/duo", "LinkedIn"],
		["https://m.facebook.com/duo", "Facebook"],
		["https://x.com/duo", "X"],
		["https://twitter.com/duo", "X"],
		["https://www.duo.example/about", "duo.example"],
		["https://x.duo.mu", "x.duo.mu"],
		["https://facebook.duo.mu", "facebook.duo.mu"],
		["https://notinstagram.com", "notinstagram.com"],
	])("%s goes by the name of %s", (href, name) => {
		expect(profileAt(href)).toMatchObject({ name, href });
	});

	it("shows the icon of a known service", () => {
		const services = ["instagram", "facebook", "linkedin", "tiktok", "youtube", "whatsapp", "pinterest"];
		for (const service of [...services, "threads", "x"]) {
			const { icon } = profileAt(`https://www.${service}.com/duo`);
			expect(icon).toBe(`/icons/${service}.svg`);
			expect(readFileSync(`public${icon}`, "utf8")).toMatch(
				/^<svg fill="#fbf7f2" [^>]*><title>\w+<\/title><path [^>]*\/><\/svg>\s*$/,
			);
		}
		expect(profileAt("https://twitter.com/duo").icon).toBe("/icons/x.svg");
		expect(profileAt("https://duo.example/instagram").icon).toBe("");
	});

	it("of a new site go by the names of the services that they are samples of", () => {
		const names = siteFacts(defaultFacts, "en").profiles.map(({ name }) => name);
		expect(names).toEqual(["Instagram", "Facebook", "LinkedIn"]);
	});
});

describe("the facts within texts", () => {
	it.each([
		["en", "Rs\u00a08,000", "1,000", "six"],
		["fr", "Rs\u00a08\u202f000", "1\u202f000", "six"],
	] as const)("are written as %s is", (language, fee, readers, smallTable) => {
		const made = textVariables(facts({ fee: 8000, readers: 1000, tableSmall: 6 }), language);
		expect([made.fee, made.readers, made.smallTable]).toEqual([fee, readers, smallTable]);
		expect(rupees[language](8000)).toBe(fee);
	});

	it("say a number that has no word in figures", () => {
		expect(textVariables(facts({ tableSmall: 14 }), "fr").smallTable).toBe("14");
	});

	it("omit unknown parts of an address", () => {
		const place = { en: "Tamarin, Mauritius", fr: "Tamarin, Maurice" };
		expect(textVariables(facts({ address: "", place }), "en").postalAddress).toBe("Tamarin, Mauritius");
		expect(textVariables(facts({ address: "4 Lane", place }), "fr").postalAddress).toBe(
			"4 Lane, Tamarin, Maurice",
		);
	});

	it("name the time zone within a sentence and at its head", () => {
		const { timeZone, timeZoneFirst } = textVariables(facts(), "fr");
		expect(timeZoneFirst.toLowerCase()).toBe(timeZone.toLowerCase());
		expect(timeZoneFirst[0]).toBe(timeZoneFirst[0]?.toUpperCase());
	});
});
