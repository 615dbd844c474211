import { describe, expect, it } from "vitest";
import { type Language, languages } from "#app/site/site-config.ts";
import { sourceFiles } from "#platform/testing/source-files.ts";
import { dictionaries } from "./dictionaries.server.ts";
import { errorMessages } from "./error-messages.fr.ts";

const [glossary = ""] = Object.values(sourceFiles("docs/glossary.md"));
const sources = Object.entries(sourceFiles("app/**/*.ts", "platform/**/*.ts")).filter(
	([path]) => !path.endsWith(".test.ts"),
);

const rows = [...glossary.matchAll(/^\| (?!---|English|Text )(.+) \|$/gm)].map(([, row = ""]) =>
	row.split(" | "),
);
const terms = rows.filter((row) => row.length === 4);
/** Texts of the specification, word for word. */
const bound = rows.filter((row) => row.length === 2).map(([text]) => text);

const listed = (words = "") => words.split(", ").filter((word) => word !== "");
const [, ofCode = "", ofFrenchCode = ""] =
	/the code is made of: ([^;]+); in French also: ([^.]+)\./.exec(glossary.replaceAll("\n", " ")) ?? [];

/** Returns whether a text holds a word by itself: `mail` is not in `e-mail`, nor in `{{mail}}`. */
const says = (text: string, word: string) =>
	new RegExp(`(?<![\\p{L}-])${word}(?:s|es)?(?![\\p{L}-])`, "iu").test(text.replaceAll(/\{\{\w+\}\}/g, "…"));

type Said = { path: string; text: string };

function textsIn(node: unknown, path: string): Said[] {
	if (typeof node === "string") return [{ path, text: node }];
	return Object.entries(node as object).flatMap(([name, inner]) => textsIn(inner, `${path}.${name}`));
}

/** The English messages of endpoints. */
const thrown: Said[] = sources.flatMap(([path, source]) =>
	[...source.matchAll(/ApiError\(\s*\d+,\s*"[\w-]+",\s*(["`])(.+?)\1/g)].map(([, , text = ""]) => ({
		path,
		text,
	})),
);

const shownTexts: Record<Language, Said[]> = {
	en: [...textsIn(dictionaries.en.admin, "admin"), ...thrown],
	fr: [...textsIn(dictionaries.fr.admin, "admin"), ...textsIn(errorMessages, "errors")],
};

const unsaid: Record<Language, string[]> = {
	en: [...terms.flatMap(([, , words]) => listed(words)), ...listed(ofCode)],
	fr: [...terms.flatMap(([, , , words]) => listed(words)), ...listed(ofCode), ...listed(ofFrenchCode)],
};

it("the glossary is short enough to be read", () => {
	expect(terms.length).toBeGreaterThan(20);
	expect(terms.length).toBeLessThanOrEqual(32);
	expect(listed(ofFrenchCode).length).toBeGreaterThan(5);
	expect(thrown.length).toBeGreaterThan(60);
});

describe.each(languages)("the content area in %s", (language) => {
	it("uses each word of the glossary", () => {
		const own = terms.map(([en = "", fr = ""]) => ({ en, fr })[language]);
		const unused = own.filter((word) => !shownTexts[language].some(({ text }) => says(text, word)));
		expect(unused).toEqual([]);
	});

	it("says none that the glossary replaces, but where the specification has its words", () => {
		const wrong = shownTexts[language]
			.filter(({ text }) => !bound.includes(text))
			.flatMap(({ path, text }) =>
				unsaid[language].filter((word) => says(text, word)).map((word) => `${path}: ${word}: ${text}`),
			);
		expect(wrong).toEqual([]);
	});
});

it("the exceptions for the specification are all still needed", () => {
	const texts = shownTexts.en.map(({ text }) => text);
	expect(bound.filter((text = "") => !texts.includes(text))).toEqual([]);
});
