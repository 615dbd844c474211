import type { GuestInput } from "#app/features/guests/guest.ts";
import { foldForSearch } from "#app/i18n/reading/fold.ts";
import type { Language } from "#app/site/site-config.ts";
import { shownCell } from "#platform/files/csv-cell.ts";
import { type CsvRow, rowsOf, UnreadableCsv } from "#platform/files/csv-rows.ts";
import { guessGuestColumns } from "./guest-columns.server.ts";
import {
	type GuestColumns,
	type LeftOutGuest,
	maxGuestColumns,
	maxGuestRows,
	neededColumns,
	type UnreadableGuests,
} from "./guest-import.ts";
import { readGuestLine } from "./guest-line.server.ts";

/** Somebody whom a line of the file names. */
export type GuestCandidate = { line: number; guest: GuestInput };

/** A file as it was read, before it is known who is there already. */
export type GuestFile = {
	kind: "read";
	rows: number;
	candidates: GuestCandidate[];
	leftOut: LeftOutGuest[];
} & GuestReading;

/** What the first line calls the columns, and what each is taken for. */
type GuestReading = { names: string[]; columns: GuestColumns };

/**
 * Reads a file of guests a piece at a time; `language` is that of those whose line names none. What
 * its columns hold is what their names say, unless somebody chose it.
 */
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

/** Who somebody is for a table: their address, or without one their name, age and number. */
export function personOf(
	guest: Pick<GuestInput, "firstName" | "age" | "gender" | "email" | "telephone">,
): string {
	const { firstName, age, gender, email, telephone } = guest;
	if (email !== "") return email;
	return JSON.stringify([foldForSearch(firstName), age, gender, telephone.replace(/[^+\d]/g, "")]);
}

/** Says why somebody who can be read does not come. */
export function leftOutFor({ line, guest }: GuestCandidate, reason: "twice" | "present"): LeftOutGuest {
	return { line, reason, text: guest.email || guest.firstName };
}
