import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { catalogue, factTextsInEach, placeOf } from "#app/features/texts/catalogue.server.ts";
import type { ListedText, TextList } from "#app/features/texts/site-text.ts";
import { problemOf, tidyText } from "#app/features/texts/text-rules.ts";
import { inEachLanguage } from "#app/i18n/language.ts";
import { defaultFacts } from "#app/site/facts.ts";
import { isLong } from "#platform/testing/long-tests.ts";
import { readTranslations, writeTranslations } from "./translation-file.server.ts";

const factsOfNewSite = { facts: factTextsInEach(defaultFacts), members: { en: "234", fr: "234" } };
const untouched = { published: null, draft: null, moved: null };

function listOf(french: Record<string, string> = {}): TextList {
	const texts = [...catalogue.values()].map(
		({ key, shipped }): ListedText => ({
			key,
			languages: inEachLanguage((language) => ({
				...untouched,
				shipped: shipped[language],
				draft: language === "fr" ? (french[key] ?? null) : null,
			})),
			outdated: [],
		}),
	);
	return { texts, lists: [], ...factsOfNewSite, revision: 0 };
}

/** Returns the file with another translation of one text. */
function saying(text: string, key: string, translation: string): string {
	const start = text.indexOf(`msgctxt "${key}"`);
	const rest = text.slice(start).replace(/msgstr "[^"]*"/, `msgstr "${translation}"`);
	return text.slice(0, start) + rest;
}

const file = writeTranslations(listOf(), "fr");
const read = (text: string) => readTranslations(text, "fr", listOf());
const kinds = (text: string) => read(text).problems.map(({ key, kind, names }) => ({ key, kind, names }));

describe("a translator's file", () => {
	it("comes back as it left, every text of it", () => {
		const { texts, problems } = read(file);
		expect(problems).toEqual([]);
		expect(new Map(texts.map(({ key, text }) => [key, text]))).toEqual(
			new Map([...catalogue.values()].map(({ key, shipped }) => [key, shipped.fr])),
		);
	});

	it("carries whatever a text may say", () => {
		const keys = [...catalogue.keys()];
		fc.assert(
			fc.property(fc.constantFrom(...keys), fc.string({ unit: "binary" }), (key, typed) => {
				const entry = catalogue.get(key);
				if (entry === undefined) throw new Error(key);
				const place = placeOf(entry, "fr");
				const text = tidyText(`${typed} ${entry.shipped.fr}`, place);
				if (problemOf(text, place) !== undefined) return;
				const list = listOf({ [key]: text });
				const back = readTranslations(writeTranslations(list, "fr"), "fr", list);
				expect(back.problems).toEqual([]);
				expect(back.texts.find((one) => one.key === key)).toEqual({ key, text });
			}),
			{ numRuns: isLong ? 20 : 6 },
		);
	});

	it.each([
		["a lost chip", file.replace("{{count}} min de lecture", "min de lecture"), "blog.readingTime", "lost"],
		[
			"a chip of another name",
			file.replace("{{count}} min de", "{{count}} {{nombre}} min de"),
			"blog.readingTime",
			"unknown",
		],
		[
			"another key",
			file.replace('msgctxt "blog.readingTime"', 'msgctxt "blog.temps"'),
			"blog.temps",
			"unknownKey",
		],
		["another language", file.replace("Language: fr", "Language: de"), "de", "language"],
		["no messages", "", "", "unreadable"],
		["something else", "PK\u0003\u0004 not a file of gettext", "", "unreadable"],
	])("with %s is refused whole, and says where", (_what, broken, key, kind) => {
		expect(kinds(broken)).toEqual([expect.objectContaining({ key, kind })]);
	});

	it("names a fact that was lost on the way", () => {
		const broken = file.replace(/(msgctxt "legal\.contact\.address"[\s\S]*?msgstr ")[^"]*/, "$1{{company}}");
		expect(kinds(broken)).toEqual([{ key: "legal.contact.address", kind: "lost", names: ["postalAddress"] }]);
	});

	it("takes nothing that the translator left as it was exported, though it says otherwise here", () => {
		const newer = listOf({ "blog.readMore": "Lire encore" });
		const { texts, conflicts, problems } = readTranslations(file, "fr", newer);
		expect([conflicts, problems]).toEqual([[], []]);
		expect(texts.some(({ key }) => key === "blog.readMore")).toBe(false);
	});

	it("asks about a text that both sides changed, and takes one that the translator alone changed", () => {
		const translated = saying(saying(file, "blog.readMore", "Poursuivre"), "favicon.label", "Notre signe");
		const { texts, conflicts } = readTranslations(
			translated,
			"fr",
			listOf({ "blog.readMore": "Lire encore" }),
		);
		const [text, present] = ["Poursuivre", "Lire encore"];
		expect(conflicts).toEqual([{ key: "blog.readMore", text, present, isChangedHere: true, isMoved: false }]);
		expect(texts.find(({ key }) => key === "favicon.label")?.text).toBe("Notre signe");
	});

	it("asks about a translation whose original is another by now, unless it says what is here", () => {
		const moved = listOf();
		for (const { key, languages } of moved.texts) if (key === "blog.readMore") languages.en.draft = "Go on";
		const asked = readTranslations(saying(file, "blog.readMore", "Poursuivre"), "fr", moved).conflicts;
		expect(asked).toEqual([expect.objectContaining({ isChangedHere: false, isMoved: true })]);
		expect(readTranslations(file, "fr", moved).conflicts).toEqual([]);
	});

	it("that does not say what was exported is asked about wherever it says otherwise", () => {
		const older = file.replace(/^#\. Exported as .*\n/gm, "");
		expect(read(older).conflicts).toEqual([]);
		const newer = listOf({ "blog.readMore": "Lire encore" });
		expect(readTranslations(older, "fr", newer).conflicts.map(({ key }) => key)).toEqual(["blog.readMore"]);
	});

	it.each(["fuzzy", "c-format, fuzzy", "c-format\n#, fuzzy"])(
		"takes nothing that is flagged %j, whatever it says, and counts it",
		(flags) => {
			const translated = saying(saying(file, "blog.readMore", "{{rien}}"), "favicon.label", "Notre signe");
			const flagged = translated.replace('msgctxt "blog.readMore"', (line) => `#, ${flags}\n${line}`);
			const { texts, conflicts, problems, unfinished } = read(flagged);
			expect([conflicts, problems, unfinished]).toEqual([[], [], 1]);
			expect(texts.some(({ key }) => key === "blog.readMore")).toBe(false);
			expect(texts.find(({ key }) => key === "favicon.label")?.text).toBe("Notre signe");
		},
	);

	it("counts nothing as left out that is flagged and says what is here, or only looks flagged", () => {
		const same = file.replace('msgctxt "blog.readMore"', (line) => `#, fuzzy\n${line}`);
		expect(read(same)).toMatchObject({ problems: [], unfinished: 0 });
		const other = saying(file, "blog.readMore", "Poursuivre").replace(
			'msgctxt "blog.readMore"',
			(line) => `#, no-fuzzy\n${line}`,
		);
		const { texts, unfinished } = read(other);
		expect([texts.find(({ key }) => key === "blog.readMore")?.text, unfinished]).toEqual(["Poursuivre", 0]);
	});

	it("leaves alone what it does not translate", () => {
		const partial = file.replace(/(msgctxt "blog\.readMore"[\s\S]*?msgstr ")[^"]*/, "$1");
		expect(read(partial).texts.some(({ key }) => key === "blog.readMore")).toBe(false);
		expect(read(partial).problems).toEqual([]);
	});
});
