import { createHash } from "node:crypto";
import { type GetTextTranslation, type GetTextTranslations, po } from "gettext-parser";
import { findEntry, placeOf } from "#app/features/texts/catalogue.server.ts";
import { presentText, type TextList } from "#app/features/texts/site-text.ts";
import { factsLeftOut, marksOf, maxLength, problemOf, tidyText } from "#app/features/texts/text-rules.ts";
import type { TranslationConflict, TranslationProblem } from "#app/features/texts/translation.ts";
import { defaultLanguage, type OtherLanguage } from "#app/site/site-config.ts";

/** Writes all texts as a GNU gettext file: the key is the context, the default language the text. */
export function writeTranslations(list: TextList, language: OtherLanguage): string {
	const translations: GetTextTranslations["translations"] = {};
	for (const { key, languages } of list.texts) {
		const entry = findEntry(key);
		const msgid = presentText(languages[defaultLanguage]);
		// A message without an original is the head of the file.
		if (entry === undefined || msgid === "") continue;
		const place = placeOf(entry, language, list);
		const marks = [...new Set(place.all.flatMap(marksOf))].join(" ");
		const translated = presentText(languages[language]);
		const extracted = [
			`At most ${maxLength(place)} characters.`,
			marks && `Keep as they are: ${marks}`,
			exportMark(key, translated),
		];
		translations[key] = {
			[msgid]: {
				msgctxt: key,
				msgid,
				msgstr: [translated],
				comments: { extracted: extracted.filter(Boolean).join("\n") },
			},
		};
	}
	const headers = { "Content-Type": "text/plain; charset=utf-8", Language: language };
	return po.compile({ charset: "utf-8", headers, translations }, { foldLength: 0 }).toString("utf8");
}

type ReadFile = {
	texts: { key: string; text: string }[];
	/** Texts of the file that say otherwise what was changed here too since it was exported. */
	conflicts: TranslationConflict[];
	problems: TranslationProblem[];
	/** The number of texts that the translator marked as unfinished. */
	unfinished: number;
};

/** Reads a translator's file, without texts that are untranslated, untouched or unfinished. */
export function readTranslations(file: string, language: OtherLanguage, list: TextList): ReadFile {
	const listed = new Map(list.texts.map(({ key, languages }) => [key, languages]));
	const parsed = parse(file);
	const found: ReadFile = { texts: [], conflicts: [], problems: [], unfinished: 0 };
	if (parsed === undefined) return { ...found, problems: [{ key: "", kind: "unreadable" }] };
	const stated = parsed.headers.Language ?? "";
	if (stated !== language) found.problems.push({ key: stated, kind: "language" });
	for (const [key, messages] of Object.entries(parsed.translations)) {
		const here = listed.get(key);
		const present = here && presentText(here[language]);
		const original = here && presentText(here[defaultLanguage]);
		for (const message of Object.values(messages)) {
			const typed = message.msgstr[0] ?? "";
			if (message.msgid === "" || typed === "" || isLeftAlone(key, message, present)) continue;
			if (isFuzzy(message)) {
				if (typed !== present) found.unfinished += 1;
				continue;
			}
			const read = check(key, typed, language, { list, present });
			if ("kind" in read) found.problems.push(read);
			else if (present === undefined || read.text === present) found.texts.push(read);
			else {
				const isChangedHere = !isAsExported(key, present, message.comments?.extracted);
				const isMoved = message.msgid !== original;
				if (isChangedHere || isMoved) found.conflicts.push({ ...read, present, isChangedHere, isMoved });
				else found.texts.push(read);
			}
		}
	}
	return found;
}

/** Returns whether a text came back untouched: here it may be newer. */
function isLeftAlone(key: string, message: GetTextTranslation, present: string | undefined): boolean {
	const typed = message.msgstr[0] ?? "";
	return typed !== present && isAsExported(key, typed, message.comments?.extracted);
}

/** Returns whether a translation is marked as still needing work. */
function isFuzzy({ comments }: GetTextTranslation): boolean {
	return (comments?.flag ?? "").split(/[\s,]+/).includes("fuzzy");
}

function check(
	key: string,
	typed: string,
	language: OtherLanguage,
	{ list, present }: { list: TextList; present: string | undefined },
): TranslationProblem | ReadFile["texts"][number] {
	const entry = findEntry(key);
	if (entry === undefined || present === undefined) return { key, kind: "unknownKey" };
	const place = placeOf(entry, language, list);
	const text = tidyText(typed, place);
	// A text that stands there already was allowed when it was written: a fact may have changed
	// since.
	if (text === present) return { key, text };
	const problem = problemOf(text, place);
	if (problem !== undefined) return { key, ...problem };
	// Its owner may leave a fact out; in a file it is missing by mistake.
	const names = factsLeftOut(present, text, place.facts);
	return names.length > 0 ? { key, kind: "lost", names } : { key, text };
}

function parse(file: string): GetTextTranslations | undefined {
	try {
		const parsed = po.parse(file.replace(/^\u{FEFF}/u, ""), { defaultCharset: "utf-8" });
		return Object.keys(parsed.translations).length > 0 ? parsed : undefined;
	} catch {
		return undefined;
	}
}

const prefix = "Exported as ";

/**
 * The comment in a translator's file that identifies the exported text: it tells an untouched text from
 * one that was changed here meanwhile. Translators' tools keep such comments.
 */
export function exportMark(key: string, text: string): string {
	return prefix + digestOf(key, text);
}

/** Returns whether a text is the one exported under this key; false without a comment. */
export function isAsExported(key: string, text: string, comment = ""): boolean {
	return comment.split("\n").some((line) => line.trim() === exportMark(key, text));
}

function digestOf(key: string, text: string): string {
	return createHash("sha256").update(`${key}\n${text}`).digest("hex").slice(0, 16);
}
