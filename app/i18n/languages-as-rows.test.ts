import { parseSync } from "vite";
import { expect, it } from "vitest";
import { otherLanguages } from "#app/site/site-config.ts";
import { sourceFiles } from "#platform/testing/source-files.ts";

const sources = sourceFiles(
	...["app/**/*.{ts,tsx}", "platform/**/*.ts", "server/**/*.ts", "migrations/*.ts", "scripts/*.ts"],
);

/** The files that hold one row for each language, beside the dictionaries. */
const rows = [
	"app/features/texts/claims/claim-words.ts",
	"app/i18n/dictionaries.server.ts",
	"app/i18n/language.ts",
	"app/i18n/reading/recognized-words.ts",
	"app/site/facts.ts",
	"app/site/number-words.ts",
	"app/site/site-config.ts",
	"migrations/column-types.ts",
];

/** The specification names a field of the API `french`: another language adds no such field. */
const readsFrench = "app/features/articles/articles.row.server.ts";

const isElsewhere = (file: string) =>
	file === readsFrench ||
	/\.test\.tsx?$|\/testing\/|^server\/seed\/|^migrations\/\d|^app\/i18n\/[a-z]{2}\//.test(file);

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;
const isCode = (value: unknown) => otherLanguages.some((code) => code === value);
const leadsToLanguage = new RegExp(`[./](?:${otherLanguages.join("|")})[./]`);

/** True if a part of a program names a language: in a text, a type, a key, a member or an import. */
function namesLanguage(part: unknown): boolean {
	if (!isNode(part)) return false;
	const { type, value, key, property, source } = part;
	const isNamed =
		(type === "Literal" && isCode(value)) ||
		(type === "TemplateElement" && isNode(value) && isCode(value.cooked)) ||
		(isNode(key) && part.computed !== true && isCode(key.name)) ||
		(type === "MemberExpression" && part.computed !== true && isNode(property) && isCode(property.name)) ||
		(isNode(source) && typeof source.value === "string" && leadsToLanguage.test(source.value));
	return isNamed || Object.values(part).some(namesLanguage);
}

const hasCode = new RegExp(`\\b(?:${otherLanguages.join("|")})\\b`);
const namesOne = (file: string, source: string) =>
	hasCode.test(source) && namesLanguage(parseSync(file, source).program);

it.each([
	'const places = { en: "Centre", fr: "Le centre" };',
	'type Codes = "en" | "fr";',
	"const { fr } = texts;",
	"texts?.fr.title;",
	"if (language === `fr`) speak();",
	'import { home } from "./fr/home.ts";',
	'import * as messages from "./messages.fr.ts";',
	'const page = <p lang="fr">Bonjour</p>;',
])("a language is found in %j", (source) => {
	expect(namesOne("some.tsx", source)).toBe(true);
	expect(namesOne("some.tsx", source.replaceAll("fr", "none"))).toBe(false);
});

it("a language is named in eight files beside the dictionaries, so that another one changes no other", () => {
	const files = Object.keys(sources).filter((file) => !isElsewhere(file));
	expect(files.length).toBeGreaterThan(1000);
	expect(files.filter((file) => namesOne(file, sources[file] ?? "")).toSorted()).toEqual(rows);
});
