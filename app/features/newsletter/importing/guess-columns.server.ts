import { isEmail } from "#app/features/newsletter/email.ts";
import { languageNamed } from "#app/i18n/reading/language-named.ts";
import { anyOf, foldColumnName } from "#app/i18n/reading/recognized-words.ts";
import { addressIn } from "./read-line.server.ts";

/** What the columns of a file are taken for. */
export type Columns = {
	/** Their names; undefined where the first row is somebody's already. */
	names: string[] | undefined;
	email: number | undefined;
	language: number | undefined;
};

const addressName = new RegExp(
	`\\b${anyOf(({ columns, anyAddress }) => `${columns.email}|${anyAddress}`)}\\b`,
);
const languageName = new RegExp(`\\b${anyOf(({ columns }) => columns.language)}\\b`);

/** What the columns of a file are, by their names and by what stands in the first rows. */
export function guessColumns(rows: readonly string[][]): Columns {
	const [first = [], ...others] = rows;
	const isAddress = (cell: string) => isEmail(addressIn(cell));
	const names = first.some(isAddress) ? undefined : first;
	const body = names === undefined ? rows : others;
	const count = (column: number, test: (cell: string) => boolean) =>
		body.filter((cells) => test(cells[column] ?? "")).length;
	const columns = [...first.keys()];
	const best = (test: (cell: string) => boolean, name: RegExp) => {
		const ranked = columns
			.map((column) => ({
				column,
				hits: count(column, test),
				isNamed: name.test(foldColumnName(names?.[column] ?? "")),
			}))
			.filter(({ hits, isNamed }) => hits > 0 || isNamed)
			.toSorted((one, other) => other.hits - one.hits || Number(other.isNamed) - Number(one.isNamed));
		return ranked[0]?.column;
	};
	return {
		names,
		email: best(isAddress, addressName),
		language: best((cell) => languageNamed(cell) !== undefined, languageName),
	};
}
