import { describe, expect, it } from "vitest";
import { languages } from "#app/site/site-config.ts";
import { sourceFiles } from "#platform/testing/source-files.ts";
import { errorMessages } from "./error-messages.fr.ts";

type Leaf = { path: string; text: string };

const modules = import.meta.glob<Record<string, unknown>>("./{en,fr}/*.ts", { eager: true });

function leavesOf(value: unknown, path: string): Leaf[] {
	if (typeof value === "string") return [{ path, text: value }];
	return Object.entries(value as object).flatMap(([key, inner]) => leavesOf(inner, `${path}.${key}`));
}

function dictionariesIn(language: string): Leaf[] {
	return Object.entries(modules)
		.filter(([file]) => file.startsWith(`./${language}/`))
		.flatMap(([file, module]) => leavesOf(module, file.slice(`./${language}/`.length)));
}

const english = dictionariesIn("en");
const french = dictionariesIn("fr");
/** The dictionaries, and what the API says. */
const allFrench = [...french, ...leavesOf(errorMessages, "errors")];
const marks = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).toSorted();

describe("the dictionaries", () => {
	it("have the same keys and as many entries in both languages", () => {
		expect(french.map(({ path }) => path)).toEqual(english.map(({ path }) => path));
	});

	it("interpolate in French nothing that English does not", () => {
		const different = english.filter(({ text }, index) => {
			const translated = french[index]?.text ?? "";
			return new Set([...marks(text), ...marks(translated)]).size !== new Set(marks(text)).size;
		});
		expect(different).toEqual([]);
	});

	it("pair the marks of an italic phrase", () => {
		const unpaired = [...english, ...french].filter(({ text }) => text.split("*").length % 2 === 0);
		expect(unpaired).toEqual([]);
	});

	it("never state a fact that the site holds in one place", () => {
		const stated = [...english, ...french].filter(({ text }) => /Rs\s?\d|\d\s?Rs|\b8[\s,.]?000\b/.test(text));
		expect(stated).toEqual([]);
	});
});

const sources = sourceFiles("app/**/*.{tsx,server.ts}");

describe("French typography", () => {
	it("is left to the dictionaries: no screen and no mail writes a colon of its own", () => {
		const writesColon = /\{"\s?: ?"\}|^\s*: \{[\w.]+\}|\}:\\n|\}: ?</m;
		expect(Object.keys(sources).length).toBeGreaterThan(200);
		expect(Object.keys(sources).filter((file) => writesColon.test(sources[file] ?? ""))).toEqual([]);
	});

	const spacedPlainly = /\S [:;!?»]|« |'/;
	const notSpaced = /[\p{Letter}\d)}*][;!?]|[\p{Letter})}*]:/u;

	it("has no-break spaces before : ; ! ? », after «, and curly apostrophes", () => {
		const words = allFrench.map(({ path, text }) => ({ path, text: text.replaceAll(/https:\/\/\S*/g, "") }));
		expect(words.filter(({ text }) => spacedPlainly.test(text) || notSpaced.test(text))).toEqual([]);
	});
});

it("the dictionaries have every language of the site", () => {
	expect(languages).toEqual(["en", "fr"]);
	expect(english.length).toBeGreaterThan(0);
	expect(french.length).toBe(english.length);
});
