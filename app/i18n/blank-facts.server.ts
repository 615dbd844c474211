import type { Facts } from "#app/site/facts.ts";
import { defaultLanguage, type Language } from "#app/site/site-config.ts";
import { type Dictionaries, dictionaries } from "./dictionaries.server.ts";
import { phrasesOfForms } from "./form-phrases.server.ts";
import { partAt } from "./own-lists.ts";
import { replacedAt } from "./own-texts.ts";

type Texts = Partial<Dictionaries>;

/** What takes no room at the end of a text, such as the mark of its key. */
const unseenEnd = /[\u{E0001}-\u{E007F}]*$/u;
/** Sentences with the space after them; a point within a number or a word ends none. */
const sentences = /.+?(?:[.!?…]+[”"»’)\]]*(?=\s|$)|$)\s*/gsu;

/**
 * A text without what it says of facts that are blank: an aside at the end of a sentence goes alone
 * (", formerly Duo"), else the sentence does; where that is the first one, what follows builds on it
 * and goes too. Nothing may be left.
 */
function withoutNames(text: string, names: readonly string[]): string {
	const mark = String.raw`\{\{(?:${names.join("|")})\}\}`;
	const few = String.raw`(?:[\p{L}’'-]+\s){0,3}`;
	const aside = new RegExp(String.raw`(?:,\s${few}${mark}|\s\(${few}${mark}\))(?=[\s.!?…]*$)`, "u");
	const named = new RegExp(mark);
	const [end = ""] = unseenEnd.exec(text) ?? [];
	const all = text.slice(0, text.length - end.length).match(sentences) ?? [];
	const kept = all.map((sentence) => sentence.replace(aside, "")).map((one) => (named.test(one) ? "" : one));
	return kept[0] === "" ? "" : kept.join("").trimEnd() + end;
}

/**
 * Texts that say nothing of facts that are blank: an entry of a list that has nothing left to say
 * goes, and a text elsewhere is the shipped one, where that says something.
 */
export function withoutBlankFacts<Node>(node: Node, names: readonly string[], shipped: unknown): Node {
	if (names.length === 0) return node;
	const named = new RegExp(String.raw`\{\{(?:${names.join("|")})\}\}`);
	const cut = (text: string) => (named.test(text) ? withoutNames(text, names) : text);

	function left(part: unknown, model: unknown, isEntry: boolean): unknown {
		if (typeof part === "string") {
			const text = cut(part);
			if (text !== "" || part === "" || isEntry) return text === "" && part !== "" ? undefined : text;
			return typeof model === "string" ? cut(model) : "";
		}
		if (Array.isArray(part)) {
			return part.map((entry) => left(entry, undefined, true)).filter((entry) => entry !== undefined);
		}
		if (typeof part !== "object" || part === null) return part;
		const parts = Object.entries(part).map(
			([name, inner]) => [name, left(inner, partAt(model, name), isEntry)] as const,
		);
		return parts.some(([, inner]) => inner === undefined) ? undefined : Object.fromEntries(parts);
	}

	return left(node, shipped, false) as Node;
}

/** What of a text a form that there is none of takes with it, by the path of the text. */
type Part = { path: string; without(found: unknown, language: Language): unknown };

function withoutSection(page: "home" | "socials", section: string): Part {
	const without = (names: unknown) =>
		Array.isArray(names) ? names.filter((name) => name !== section) : names;
	return { path: `${page}.sections`, without };
}

const startsAs = (text: unknown, shipped: string) => typeof text === "string" && text.startsWith(shipped);

/** What stands on the site for a form alone. What its owner wrote in place of a text stays. */
const partsOfForms = {
	networkForm: [
		{
			path: "home.faq.items",
			without: (items, language) => {
				const [about] = dictionaries[language].home.faq.items;
				if (!Array.isArray(items) || about === undefined) return items;
				return items.filter((item) => !startsAs(partAt(item, "question"), about.question));
			},
		},
	],
	referralForm: [withoutSection("home", "referral")],
	socialsForm: [
		withoutSection("socials", "steps"),
		{
			path: "socials.events.empty.text",
			without: (text, language) =>
				startsAs(text, dictionaries[language].socials.events.empty.text)
					? String(text).match(sentences)?.[0]?.trimEnd()
					: text,
		},
	],
} satisfies Partial<Record<keyof Facts, readonly Part[]>>;

/** The forms that an agency may not have. */
type OptionalForm = keyof typeof partsOfForms;

/** Texts without what stands there for a form that there is none of. */
export function withoutBlankForms(texts: Texts, facts: Facts, language: Language): Texts {
	const blank = (Object.keys(partsOfForms) as OptionalForm[]).filter(
		(form) => facts[form][defaultLanguage] === "",
	);
	const left = blank
		.flatMap((form): readonly Part[] => partsOfForms[form])
		.reduce((left, { path, without }) => {
			return replacedAt(left, path.split("."), (found) => without(found, language));
		}, texts);
	const all: Partial<Record<OptionalForm, (typeof phrasesOfForms)["networkForm"]>> = phrasesOfForms;
	const phrases = blank.flatMap((form) => all[form]?.[language] ?? []);
	return phrases.length === 0 ? left : withoutPhrases(left, phrases, shippedTexts(language));
}

/** What visitors meet of a language, as shipped. */
function shippedTexts(language: Language): ReadonlySet<string> {
	const { admin: _, ...met } = dictionaries[language];
	const strings = (node: unknown): string[] => {
		if (typeof node === "string") return [node];
		return typeof node === "object" && node !== null ? Object.values(node).flatMap(strings) : [];
	};
	return new Set(strings(met));
}

/** Texts that say something else in place of some phrases, where they are those that are shipped. */
function withoutPhrases<Node>(
	node: Node,
	phrases: readonly (readonly [string, string])[],
	shipped: ReadonlySet<string>,
): Node {
	if (typeof node === "string") {
		if (!shipped.has(node.replace(unseenEnd, ""))) return node;
		return phrases.reduce((text: string, [said, instead]) => text.replaceAll(said, instead), node) as Node;
	}
	if (Array.isArray(node)) return node.map((item) => withoutPhrases(item, phrases, shipped)) as Node;
	if (typeof node !== "object" || node === null) return node;
	const parts = Object.entries(node).map(([name, inner]) => [name, withoutPhrases(inner, phrases, shipped)]);
	return Object.fromEntries(parts) as Node;
}
