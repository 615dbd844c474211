import { anyOf, foldColumnName } from "#app/i18n/reading/recognized-words.ts";
import type { GuestColumnName, GuestColumns } from "./guest-import.ts";

/** What columns are called in the languages of the site, the surest names first. */
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

/** What the columns of a file hold, by their names; each is taken once. */
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
