import { type Language, languages } from "#app/site/site-config.ts";
import { missingPictures as english } from "./en/missing-pictures.ts";
import { missingPictures as french } from "./fr/missing-pictures.ts";
import { interpolate } from "./translator.ts";

const texts: Record<Language, typeof english> = { en: english, fr: french };

/** What stands in a text of a language in place of a picture, by its number and its description. */
export function missingPictureNote(language: Language, number: number, alt: string): string {
	const { note, noteOf } = texts[language];
	return interpolate(alt === "" ? note : noteOf, (name) => (name === "number" ? number : alt));
}

const anyNote = new RegExp(languages.map((language) => patternOf(language)).join("|"), "g");
const wholeNote = new RegExp(`^(?:${languages.map((language) => patternOf(language, ".*")).join("|")})$`);

/** The numbers of the pictures that a text says are missing, in whichever language it says so. */
export function missingPictures(text: string): number[] {
	return [...text.matchAll(anyNote)].map((found) => Number(found.slice(1).find(Boolean)));
}

/** Whether a text is such a note, in whichever language, and nothing else. */
export function isMissingPictureNote(text: string): boolean {
	return wholeNote.test(text.trim());
}

/** How a note begins, up to its description, which may be written in any way: or to its end, given `words`. */
function patternOf(language: Language, words?: string): string {
	const { note, noteOf } = texts[language];
	const [before = "", after = ""] = note.split("{{number}}");
	const [beforeAlt = "", afterAlt = ""] = noteOf.replace(/^.*\{\{number\}\}/, "").split("{{alt}}");
	const description = words === undefined ? "" : words + literally(afterAlt);
	return `${literally(before)}(\\d{1,9})(?:${literally(after)}|${literally(beforeAlt)}${description})`;
}

/** Spaces are such as an editor or a mail leaves of them. */
function literally(words: string): string {
	return words.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&").replace(/\s+/g, "(?:\\s|&nbsp;)*");
}
