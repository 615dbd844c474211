import { describe, expect, it } from "vitest";
import { sourceFiles } from "#platform/testing/source-files.ts";
import { dictionaries } from "./dictionaries.server.ts";
import { fieldError } from "./error-messages.fr.ts";
import { errorMessageIn } from "./error-messages.server.ts";
import { fieldMessages } from "./field-messages.fr.ts";

const sentence = /(["`])((?:Use|Choose|Please|Say|The|An?|This) [^"`\n]+)\1/g;
const refusal = /(?:"invalid",|message:|const \w+ =)\s*(["`])((?:Only|Choose|Please enter|Say) [^"`\n]+)\1/g;
const sources = Object.entries(sourceFiles("app/{features,content}/**/*.ts")).filter(
	([file]) => !file.endsWith(".test.ts"),
);

/** Sentences of files that make schemas of what is typed, or refuse it as `invalid` themselves. */
const sentences = sources.flatMap(([file, source]) => {
	const isSchema =
		/from "(#app\/content\/|\.\/)(schema|field)\.ts"/.test(source) && !file.includes(".server.");
	const code = source
		.replaceAll(/\/\*\*[\s\S]*?\*\//g, "")
		.replaceAll(/description:\s*(?:["`][^"`]*["`][\s+]*)+/g, "");
	const found = isSchema ? code.matchAll(sentence) : code.matchAll(refusal);
	return [...found].map(([, , text = ""]) => ({ file, text: text.replaceAll(/\$\{[^}]+\}/g, "7") }));
});

/** Returns the French message of one field in an endpoint's answer. */
function inFrench(fault: string): string | undefined {
	const error = { code: "invalid", message: "-", fields: { field: fault } } as const;
	return errorMessageIn("fr", error, {}).fields?.field;
}

/** These have the message of the whole request in French, or are for programs alone. */
const ofNoField =
	/`version`|^Choose a time|^Say first|^The (facts|look|letter|text|drawing|letters)|^This (article|event|guest|drawing)|was changed/;

describe("what is wrong with a field", () => {
	it("is said in French wherever a schema says it in English", () => {
		const asked = sentences.filter(({ text }) => !ofNoField.test(text));
		expect(asked.length).toBeGreaterThan(40);
		expect(asked.filter(({ text }) => (inFrench(text) ?? fieldError) === fieldError)).toEqual([]);
	});

	it("keeps its numbers", () => {
		expect(inFrench("Use at most 120 characters.")).toBe("120 caractères au plus.");
		expect(inFrench("Use an even number from 4 to 12.")).toBe("Indiquez un nombre pair de 4 à 12.");
		expect(inFrench("Use 24 hours, such as 18:30.")).toContain("sur 24 heures, par exemple 18:30");
	});

	it("is asked to be looked at where no form of ours could have sent it", () => {
		expect(inFrench("Invalid input: expected string, received number")).toBe(fieldError);
		expect(inFrench("constructor")).toBe(fieldError);
	});

	it("is said of nothing that the code no longer says", () => {
		const fromCode = new Set(sentences.map(({ text }) => text.replaceAll("7", "{{n}}")));
		const known = (text: string) => fromCode.has(text.replaceAll(/\{\{\d\}\}/g, "{{n}}"));
		expect(Object.keys(fieldMessages).filter((text) => !known(text) && !/\d{2}/.test(text))).toEqual([]);
	});

	it.each(["no-file", "file-too-large"] as const)(
		"speaks of a file where it may be a list too: %s",
		(code) => {
			expect(errorMessageIn("fr", { code, message: "-" }, {}).message).toMatch(/fichier/);
		},
	);

	it("calls the states of an event what the form calls them", () => {
		const { states } = dictionaries.fr.admin.events;
		const named = inFrench("Choose announced, few, full, postponed or cancelled.") ?? "";
		const words = Object.values(states).map((state) => state.split(",")[0]?.toLowerCase() ?? "");
		expect(words.filter((word) => !named.includes(word))).toEqual([]);
	});
});
