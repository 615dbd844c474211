import { type Gender, type GuestInput, guestInput } from "#app/features/guests/guest.ts";
import { foldForSearch } from "#app/i18n/reading/fold.ts";
import { languageNamed } from "#app/i18n/reading/language-named.ts";
import { anyOf, foldColumnName } from "#app/i18n/reading/recognized-words.ts";
import type { Language } from "#app/site/site-config.ts";
import { type CsvRow, rowsOf, shownCell, UnreadableCsv, unguarded } from "#platform/files/csv-rows.ts";
import {
	type GuestColumnName,
	type GuestColumns,
	type GuestFault,
	guestFaults,
	type LeftOutGuest,
	maxGuestColumns,
	maxGuestRows,
	neededColumns,
	type UnreadableGuests,
} from "./guest-import.ts";

export type GuestCandidate = { line: number; guest: GuestInput };

/** A file as it was read, before it is known who is there already. */
type GuestFile = {
	kind: "read";
	rows: number;
	candidates: GuestCandidate[];
	leftOut: LeftOutGuest[];
} & GuestReading;

type GuestReading = { names: string[]; columns: GuestColumns };

/** Reads a file of guests. `language` is of lines that name none; `chosen` overrides guesses. */
export async function readGuestFile(
	bytes: Uint8Array,
	{ language, chosen }: { language: Language; chosen?: GuestColumns | undefined },
): Promise<GuestFile | UnreadableGuests> {
	const file: GuestFile = { kind: "read", rows: 0, candidates: [], leftOut: [], names: [], columns: {} };
	const seen = new Set<string>();
	let columns: GuestColumns | undefined;
	try {
		for await (const { rows } of rowsOf(bytes)) {
			for (const row of rows) {
				if (columns === undefined) {
					const cells = row.cells.slice(0, maxGuestColumns);
					const found = chosen ?? guessGuestColumns(cells);
					columns = found;
					Object.assign(file, { names: cells.map((name) => shownCell(name.trim())), columns });
					const missing = neededColumns.filter((name) => found[name] === undefined);
					if (missing.length > 0) return { ...unreadable("missing-column", row.line), missing };
				} else if (row.cells.some((cell) => cell.trim() !== "")) {
					if (file.rows === maxGuestRows) return unreadable("too-many-rows", row.line);
					take(row, columns);
				}
			}
		}
	} catch (error) {
		if (error instanceof UnreadableCsv) return unreadable(error.reason, error.line);
		throw error;
	}
	return file.rows === 0 ? unreadable("empty", 1) : file;

	function unreadable(reason: UnreadableGuests["reason"], line: number): UnreadableGuests {
		return { kind: "unreadable", reason, line, missing: [], names: file.names, columns: file.columns };
	}

	function take({ line, cells }: CsvRow, by: GuestColumns): void {
		file.rows += 1;
		const read = readGuestLine(cells, by, language);
		if ("fault" in read) {
			file.leftOut.push({ line, reason: read.fault, text: read.text });
			return;
		}
		const person = personOf(read.guest);
		if (seen.has(person)) file.leftOut.push(leftOutFor({ line, guest: read.guest }, "twice"));
		else file.candidates.push({ line, guest: read.guest });
		seen.add(person);
	}
}

/** Identifies a person at a table: by address, else by name, age, gender and number. */
export function personOf(
	guest: Pick<GuestInput, "firstName" | "age" | "gender" | "email" | "telephone">,
): string {
	const { firstName, age, gender, email, telephone } = guest;
	if (email !== "") return email;
	return JSON.stringify([foldForSearch(firstName), age, gender, telephone.replace(/[^+\d]/g, "")]);
}

/** Returns why a readable guest is left out. */
export function leftOutFor({ line, guest }: GuestCandidate, reason: "twice" | "present"): LeftOutGuest {
	return { line, reason, text: guest.email || guest.firstName };
}

/** Names of columns in the languages of the site, the surest first. */
const sure = ["firstName", "diet", "age", "gender", "email", "telephone", "language", "note"] as const;
/** A column that holds surnames too is not one of first names: other guests read those. */
const withoutSurname = `^(?!.*\\b${anyOf(({ surname }) => surname)}\\b).*`;
const names: readonly (readonly [GuestColumnName, RegExp])[] = [
	...sure.map((name) => {
		const before = name === "firstName" ? withoutSurname : "";
		return [name, new RegExp(`${before}\\b${anyOf(({ columns }) => columns[name])}\\b`)] as const;
	}),
	["firstName", new RegExp(`^${anyOf(({ anyName }) => anyName)}$`)],
];

/** Guesses what the columns hold by their names, each once. */
export function guessGuestColumns(first: readonly string[]): GuestColumns {
	const folded = first.map(foldColumnName);
	const columns: GuestColumns = {};
	for (const [name, called] of names) {
		if (columns[name] !== undefined) continue;
		const taken = Object.values(columns);
		const column = folded.findIndex((one, index) => !taken.includes(index) && called.test(one));
		if (column >= 0) columns[name] = column;
	}
	return columns;
}

const genderWords: Record<Gender, RegExp> = {
	woman: new RegExp(`^${anyOf(({ woman }) => woman)}$`),
	man: new RegExp(`^${anyOf(({ man }) => man)}$`),
};
/** An age as people and spreadsheets write it: `34`, `34.0`, `34 ans`, `34 years old`. */
const agePattern = new RegExp(`^(\\d{1,3})(?:[.,]0+)?(?: ?${anyOf(({ years }) => years)})?$`);

/** A guest whom a line of a file names, or what is wrong with it. */
type GuestLine = { guest: GuestInput } | { fault: GuestFault; text: string };

/** Reads a line by the rules of the form; `language` is the default. */
export function readGuestLine(
	cells: readonly string[],
	columns: GuestColumns,
	language: Language,
): GuestLine {
	const cell = (name: GuestColumnName) => {
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

/** Returns the gender that a cell names in any language of the site. */
export function genderNamed(cell: string): Gender | undefined {
	const text = foldForSearch(cell).replace(/\.$/, "");
	if (genderWords.woman.test(text)) return "woman";
	return genderWords.man.test(text) ? "man" : undefined;
}
