import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { siteTexts } from "#app/i18n/site-texts.server.ts";
import { defaultFacts, type FactId, factIds } from "#app/site/facts.ts";
import { languages } from "#app/site/site-config.ts";
import { factSchemas, factsInput } from "./fact-schema.ts";

const takes = (id: FactId, value: unknown) => factSchemas[id].safeParse(value).success;

it("the schemas of facts take the facts of a new site as they are", () => {
	expect(factsInput.parse(defaultFacts)).toEqual(defaultFacts);
});

describe.each([
	[
		"phone",
		["+230 5000 0000", "+33 1.23-45 67 89", "+2305000000", ""],
		["5000 0000", "+0123456789", "+23", "+33 (0)1 23 45 67 89", "call us"],
	],
	["whatsapp", ["", "+230 5000 0000"], ["+23a", "none"]],
	["email", ["Hello@Duo.example"], ["hello", "a@b", "a@b.c\r\nBcc: x@y.example", ""]],
	["personSince", ["", "1999"], ["1900", "19", "soon", "2016.5", 2016]],
	["membersWomen", ["", "0", "100"], ["101", "-1", "52%"]],
	["announcedUntil", ["", "2027-03-31"], ["2027-02-30", "31/03/2027", "soon"]],
	[
		"personWords",
		[
			{ en: "", fr: "" },
			{ en: "I read.", fr: "Je lis." },
		],
		[{ en: "I read.", fr: "" }, { en: "", fr: "Je lis." }, { en: "I read." }, "I read."],
	],
	["fee", [0, 8000], [-1, 1.5, 10_000_001, "8000", Number.NaN, null]],
	["tableSmall", [2, 4], [3, 0, 102]],
	[
		"table",
		[
			{ min: 6, max: 6 },
			{ min: 4, max: 10 },
		],
		[{ min: 8, max: 6 }, { min: 5, max: 8 }, { min: 6 }, 6],
	],
	[
		"weeks",
		[{ min: 1, max: 52 }],
		[
			{ min: 0, max: 2 },
			{ min: 3, max: 2 },
		],
	],
	[
		"apply",
		[{ en: "https://forms.duo.mu/a?b=c#d", fr: "" }],
		[
			{ en: "", fr: "https://duo.mu" },
			{ en: "http://duo.mu", fr: "" },
			{ en: "javascript:alert(1)", fr: "" },
			{ en: "https://user:word@duo.mu", fr: "" },
			{ en: 'https://duo.mu/"><script>', fr: "" },
			{ en: "https://localhost", fr: "" },
			{ en: "https://duo.mu" },
		],
	],
	[
		"networkForm",
		[
			{ en: "", fr: "" },
			{ en: "https://forms.duo.mu/n", fr: "" },
		],
		[
			{ en: "", fr: "https://duo.mu" },
			{ en: "none", fr: "" },
		],
	],
	["formerName", ["", "Duo"], ["{{name}}", 7]],
	[
		"profiles",
		[[], ["https://www.instagram.com/duo"]],
		[[""], ["data:text/html,x"], Array(31).fill("https://a.mu")],
	],
	[
		"name",
		["Duo", "L’Été & Cie", "<b>Duo</b>", "愛"],
		["", "   ", "\u200b", "a*b", "{{email}}", "x".repeat(41)],
	],
] as const)("%s", (id, good, bad) => {
	it.each(good.map((value) => [value]))("takes %j", (value) => {
		expect(takes(id, value)).toBe(true);
	});

	it.each(bad.map((value) => [value]))("refuses %j", (value) => {
		expect(takes(id, value)).toBe(false);
	});
});

it("an account number is taken in any grouping, and refused with one sign wrong or two exchanged", () => {
	const iban = "MU17BOMM0101101030300200000MUR";
	const grouped = "mu17 BOMM 0101 1010 3030 0200 000M UR";
	for (const one of ["", iban, grouped]) expect(takes("payIban", one)).toBe(true);
	for (const one of [iban, grouped, grouped.replaceAll(" ", "-")]) {
		expect(factSchemas.payIban.parse(one)).toBe(grouped.toUpperCase());
	}
	for (const place of iban.split("").keys()) {
		const sign = iban[place] === "7" ? "8" : "7";
		expect(takes("payIban", iban.slice(0, place) + sign + iban.slice(place + 1))).toBe(false);
	}
	expect(takes("payIban", iban.replace("17", "71"))).toBe(false);
	expect(takes("payIban", "5712 3456")).toBe(false);
});

it("tidies a line: nothing unseen stays, and no line break", () => {
	expect(factSchemas.company.parse(" Duo\r\n \u202eLtd\u2069\u0000 ")).toBe("Duo Ltd");
});

it("whatever is taken is shown as it is, and breaks no text of the site", () => {
	const line = fc.string({ unit: "grapheme", maxLength: 40 }).filter((text) => takes("name", text));
	fc.assert(
		fc.property(line, (typed) => {
			const name = factSchemas.name.parse(typed);
			const texts = siteTexts({ ...defaultFacts, name });
			for (const language of languages) {
				const { rebrand } = texts.pick(language, "rebrand");
				expect(rebrand.title).toContain(name);
				expect(rebrand.title.split("*")).toHaveLength(3);
				expect(JSON.parse(texts.serialize(language, "rebrand"))).toEqual({ rebrand });
			}
		}),
		{ numRuns: 50 },
	);
});

it("every fact has a schema", () => {
	expect(Object.keys(factSchemas)).toEqual(factIds);
});
