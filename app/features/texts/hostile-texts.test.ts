import { describe, expect, it } from "vitest";
import { dictionaries } from "#app/i18n/dictionaries.server.ts";
import { siteTexts } from "#app/i18n/site-texts.server.ts";
import { isVariant } from "#app/i18n/variants.ts";
import { languages } from "#app/site/site-config.ts";
import { isLong } from "#platform/testing/long-tests.ts";
import { anotherAgency } from "#server/testing/another-agency.ts";
import { catalogue, placeOf } from "./catalogue.server.ts";
import { maxTextCharacters, problemOf, tidyText } from "./text-rules.ts";

/** Characters of a text that is too long for every place. */
const tooMany = isLong ? 100_000 : maxTextCharacters + 1_000;

/** Every place of the site where a text can stand, in each language. */
const places = [...catalogue.values()]
	.flatMap((entry) =>
		languages.map((language) => ({ key: entry.key, language, place: placeOf(entry, language) })),
	)
	.filter(({ place }) => place.shipped !== "");

const addressOf = ({ key, language }: { key: string; language: string }) => `${language} ${key}`;

/** Returns the outcome of a text at each place, by its problem. */
function outcomes(write: (shipped: string) => string): Map<string, string[]> {
	const each = places.map((one) => {
		const text = tidyText(write(one.place.shipped), one.place);
		return { name: addressOf(one), outcome: problemOf(text, one.place)?.kind ?? "accepted" };
	});
	const byOutcome = Map.groupBy(each, ({ outcome }) => outcome);
	return new Map([...byOutcome].map(([outcome, found]) => [outcome, found.map(({ name }) => name)]));
}

const addresses = places.filter(({ place }) => place.address !== undefined).map(addressOf);
const words = places.filter(({ place }) => place.address === undefined).map(addressOf);

const names = Object.keys(dictionaries.en) as (keyof typeof dictionaries.en)[];

/** Markup, scripts and marks of other programs: text like any other. */
const markup = [
	"<script>window.attacked=1</script>",
	"</script><img src=x onerror=window.attacked=1>",
	"</title></style></textarea><svg onload=window.attacked=1>",
	`" autofocus onfocus="window.attacked=1" x="`,
	"<iframe srcdoc='<script>parent.attacked=1</script>'></iframe>",
	"<a href=javascript:attacked()>x</a>",
	"[x](javascript:attacked())",
	"&lt;script&gt; &#x3C;script&#x3E;",
	"<!-- --> <![CDATA[ ]]> <?xml?>",
	"$t(home:meta.title) $& $` %s",
	"\u05e9\u05dc\u05d5\u05dd \u0645\u0631\u062d\u0628\u0627",
];

describe("a hostile text, at every place of the site", () => {
	it.each([
		["nothing", () => ""],
		["spaces alone", () => " \u00a0\u2003\u3000\t\r\n "],
		["more spaces than any text has characters", () => " ".repeat(tooMany)],
		["soft hyphens and spaces without width", () => "\u00ad\u200b\u2060\ufeff"],
	])("is refused as blank: %s", (_what, write) => {
		expect([...outcomes(write).keys()]).toEqual(["blank"]);
	});

	it.each([
		["letters", () => "x".repeat(tooMany)],
		["markup", () => "<b>x</b>".repeat(tooMany / 8)],
		["chips", () => "{{name}}".repeat(tooMany / 8)],
		["its own words, and letters after them", (shipped: string) => shipped + "y".repeat(tooMany)],
	])("is refused as too long: %s", (_what, write) => {
		expect([...outcomes(write).keys()]).toEqual(["tooLong"]);
	});

	it.each([
		["an override of the direction", "\u202e"],
		["an embedding", "\u202b"],
		["a mark from right to left", "\u200f"],
		["an isolate", "\u2067"],
		["a space without width", "\u200b"],
		["a control character", "\u0007"],
		["NUL", "\u0000"],
		["half a character", "\ud83d"],
		["a line separator", "\u2028"],
		["a pile of accents", "\u0301".repeat(8)],
	])("is refused for what nobody sees in it: %s", (_what, mark) => {
		expect([...outcomes((shipped) => `a${mark}b ${shipped}`).keys()]).toEqual(["hidden"]);
	});

	it.each([
		["a chip that does not exist", "{{price}}", "unknown"],
		["a name of JavaScript's", "{{constructor}}", "unknown"],
		["another of them", "{{__proto__}}", "unknown"],
		["a chip that is not closed", "{{fee}", "brace"],
		["a chip with spaces", "{{ fee }}", "brace"],
		["a program in a chip", "{{fee.constructor('x')()}}", "brace"],
		["a chip in a chip", "{{{{fee}}}}", "brace"],
	])("is refused for %s", (_what, chip, kind) => {
		const found = outcomes((shipped) => `${shipped} ${chip}`);
		expect(found.get(kind)?.length).toBe(words.length);
		expect(found.get("address")).toEqual(addresses);
		expect(found.size).toBe(2);
	});

	it.each(markup)("is text where words stand, and no address: %s", (hostile) => {
		const found = outcomes((shipped) => `${shipped} ${hostile}`);
		expect(found.get("accepted")).toEqual(words);
		expect(found.get("address")).toEqual(addresses);
	});

	it.each([
		"javascript:attacked()",
		"JaVaScRiPt:attacked()",
		"java\nscript:attacked()",
		"data:text/html,<script>attacked()</script>",
		"//evil.example",
		"/\\evil.example",
		"https://name:word@evil.example/",
		`https://evil.example/" onclick="attacked()`,
		"https://evil.example/{{name}}",
	])("is no address to lead to: %s", (hostile) => {
		const refused = outcomes(() => hostile);
		expect(addresses.filter((name) => refused.get("accepted")?.includes(name))).toEqual([]);
	});

	it("reaches visitors as it was typed, in every text at once", () => {
		for (const hostile of markup) {
			const own = places
				.filter(({ key, place }) => place.address === undefined && !isVariant(key))
				.map(({ key, language, place }) => ({ key, language, text: `${place.shipped} ${hostile}` }));
			const texts = siteTexts(anotherAgency, { own });
			for (const language of languages) {
				const picked = JSON.stringify(texts.pick(language, ...names));
				const count = own.filter((text) => text.language === language).length;
				expect(picked.split(JSON.stringify(hostile).slice(1, -1)).length - 1, hostile).toBe(count);
			}
		}
	});
});
