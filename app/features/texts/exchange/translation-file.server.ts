import { type GetTextTranslations, po } from "gettext-parser";
import { placeOf } from "#app/features/texts/catalogue.server.ts";
import { findEntry } from "#app/features/texts/list-catalogue.server.ts";
import { presentText, type TextList } from "#app/features/texts/site-text.ts";
import { factsLeftOut, marksOf, maxLength, problemOf, tidyText } from "#app/features/texts/text-rules.ts";
import type { TranslationProblem } from "#app/features/texts/translation.ts";
import { defaultLanguage, type OtherLanguage } from "#app/site/site-config.ts";

/**
 * All texts as a file of GNU gettext, which every tool of translators opens: the key is the context
 * of a message, the default language its text.
 */
export function writeTranslations(list: TextList, language: OtherLanguage): string {
	const translations: GetTextTranslations["translations"] = {};
	for (const { key, languages } of list.texts) {
		const entry = findEntry(key);
		const msgid = presentText(languages[defaultLanguage]);
		// A message without an original is the head of the file.
		if (entry === undefined || msgid === "") continue;
		const place = placeOf(entry, language, list);
		const marks = [...new Set(place.all.flatMap(marksOf))].join(" ");
		const extracted = [`At most ${maxLength(place)} characters.`, marks && `Keep as they are: ${marks}`];
		translations[key] = {
			[msgid]: {
				msgctxt: key,
				msgid,
				msgstr: [presentText(languages[language])],
				comments: { extracted: extracted.filter(Boolean).join("\n") },
			},
		};
	}
	const headers = { "Content-Type": "text/plain; charset=utf-8", Language: language };
	return po.compile({ charset: "utf-8", headers, translations }, { foldLength: 0 }).toString("utf8");
}

type ReadFile = { texts: { key: string; text: string }[]; problems: TranslationProblem[] };

/**
 * What a translator's file says, and everything that is wrong with it. What is not translated in it
 * stays as it is.
 */
export function readTranslations(file: string, language: OtherLanguage, list: TextList): ReadFile {
	const present = new Map(list.texts.map(({ key, languages }) => [key, presentText(languages[language])]));
	const parsed = parse(file);
	if (parsed === undefined) return { texts: [], problems: [{ key: "", kind: "unreadable" }] };
	const stated = parsed.headers.Language ?? "";
	const found: ReadFile = { texts: [], problems: [] };
	if (stated !== language) found.problems.push({ key: stated, kind: "language" });
	for (const [key, messages] of Object.entries(parsed.translations)) {
		for (const { msgid, msgstr } of Object.values(messages)) {
			if (msgid === "" || (msgstr[0] ?? "") === "") continue;
			const problem = check(key, msgstr[0] ?? "", language, { list, present: present.get(key) });
			if ("kind" in problem) found.problems.push(problem);
			else found.texts.push(problem);
		}
	}
	return found;
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
	// What is there already was allowed when it was written: a fact may have moved since.
	if (text === present) return { key, text };
	const problem = problemOf(text, place);
	if (problem !== undefined) return { key, ...problem };
	// Its owner may leave a fact out; in a file it was lost on the way.
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
