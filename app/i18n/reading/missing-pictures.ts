import { interpolate } from "#app/i18n/translator.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import { recognizedWords } from "./recognized-words.ts";

/** Returns the note in place of a missing picture, with its number and its description. */
export function missingPictureNote(language: Language, number: number, alt: string): string {
	const { note, noteOf } = recognizedWords[language].missingPicture;
	return interpolate(alt === "" ? note : noteOf, (name) => (name === "number" ? number : alt));
}

const anyNote = new RegExp(languages.map((language) => patternOf(language)).join("|"), "g");
const wholeNote = new RegExp(`^(?:${languages.map((language) => patternOf(language, ".*")).join("|")})$`);

/** Finds the numbers of missing pictures in a text, in any language. */
export function missingPictures(text: string): number[] {
	return [...text.matchAll(anyNote)].map((found) => Number(found.slice(1).find(Boolean)));
}

/** Returns whether a text is such a note in any language, and nothing else. */
export function isMissingPictureNote(text: string): boolean {
	return wholeNote.test(text.trim());
}

/** Returns the pattern of a note up to its description, or to its end if `words` is given. */
function patternOf(language: Language, words?: string): string {
	const { note, noteOf } = recognizedWords[language].missingPicture;
	const [before = "", after = ""] = note.split("{{number}}");
	const [beforeAlt = "", afterAlt = ""] = noteOf.replace(/^.*\{\{number\}\}/, "").split("{{alt}}");
	const description = words === undefined ? "" : words + literally(afterAlt);
	return `${literally(before)}(\\d{1,9})(?:${literally(after)}|${literally(beforeAlt)}${description})`;
}

/** Allows the spaces that an editor or a mail makes of those in a note. */
function literally(words: string): string {
	return words.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&").replace(/\s+/g, "(?:\\s|&nbsp;)*");
}
