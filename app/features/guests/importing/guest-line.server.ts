import { type Gender, type GuestInput, guestInput } from "#app/features/guests/guest.ts";
import { foldForSearch } from "#app/i18n/reading/fold.ts";
import { languageNamed } from "#app/i18n/reading/language-named.ts";
import { anyOf } from "#app/i18n/reading/recognized-words.ts";
import type { Language } from "#app/site/site-config.ts";
import { shownCell, unguarded } from "#platform/files/csv-cell.ts";
import { type GuestColumns, type GuestFault, guestFaults } from "./guest-import.ts";

const genderWords: Record<Gender, RegExp> = {
	woman: new RegExp(`^${anyOf(({ woman }) => woman)}$`),
	man: new RegExp(`^${anyOf(({ man }) => man)}$`),
};
/** An age as people and spreadsheets write it: `34`, `34.0`, `34 ans`, `34 years old`. */
const agePattern = new RegExp(`^(\\d{1,3})(?:[.,]0+)?(?: ?${anyOf(({ years }) => years)})?$`);

/** A guest whom a line of a file names, or what is wrong with it. */
export type GuestLine = { guest: GuestInput } | { fault: GuestFault; text: string };

/** Reads a line by the same rules as the form. A language that is not told is the given one. */
export function readGuestLine(
	cells: readonly string[],
	columns: GuestColumns,
	language: Language,
): GuestLine {
	const cell = (name: keyof GuestInput) => {
		const column = columns[name];
		return column === undefined ? "" : unguarded((cells[column] ?? "").trim());
	};
	const read = guestInput.safeParse({
		firstName: cell("firstName"),
		age: Number(agePattern.exec(foldForSearch(cell("age")))?.[1] ?? Number.NaN),
		gender: genderNamed(cell("gender")),
		email: cell("email"),
		telephone: cell("telephone"),
		note: cell("note"),
		diet: cell("diet"),
		language: languageNamed(cell("language")) ?? language,
	});
	if (read.success) return { guest: read.data };
	const wrong = new Set(read.error.issues.map(({ path }) => String(path[0])));
	const fault = guestFaults.find((name) => wrong.has(name));
	if (fault === undefined || fault === "twice" || fault === "present") throw read.error;
	return { fault, text: shownCell(cell(fault) || cell("firstName") || cell("email")) };
}

/** Whom a cell means, in any language of the site. */
export function genderNamed(cell: string): Gender | undefined {
	const text = foldForSearch(cell).replace(/\.$/, "");
	if (genderWords.woman.test(text)) return "woman";
	return genderWords.man.test(text) ? "man" : undefined;
}
