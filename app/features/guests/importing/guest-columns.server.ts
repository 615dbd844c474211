import type { GuestInput } from "#app/features/guests/guest.ts";
import { foldForSearch } from "#app/i18n/fold.ts";

type Name = keyof GuestInput;

/** Which column of a file holds what, from 0. */
export type GuestColumns = Partial<Record<Name, number>>;

/** What columns are called in English and French, the surest names first. */
const names: readonly (readonly [Name, RegExp])[] = [
	["firstName", /^(first ?name|given name|forename|prenoms?)\b/],
	["diet", /\b(diets?|dietary|regimes?|allerg\w*|food|alimentaires?|not eat|mangent? pas)\b/],
	["age", /\bages?\b/],
	["gender", /\b(gender|sexe?|genre|woman|women|femmes?|civilite|title|titre|seat for|place pour)\b/],
	["email", /\b(e ?mail|courriel|mail|adresse electronique)\b/],
	["telephone", /\b(tel|telephone|phone|mobile|portable|whatsapp|gsm)\b/],
	["language", /\b(lang|languages?|langues?|locale|written to in|ecrit en)\b/],
	["note", /\b(notes?|remarks?|remarques?|comments?|commentaires?)\b/],
	["firstName", /^(name|nom|guest|convive)$/],
];

/** What the columns of a file hold, by their names; each is taken once. */
export function guessGuestColumns(first: readonly string[]): GuestColumns {
	const folded = first.map((name) =>
		foldForSearch(name)
			.replace(/[^\p{L}\p{N}]+/gu, " ")
			.trim(),
	);
	const columns: GuestColumns = {};
	for (const [name, called] of names) {
		if (columns[name] !== undefined) continue;
		const taken = Object.values(columns);
		const column = folded.findIndex((one, index) => !taken.includes(index) && called.test(one));
		if (column >= 0) columns[name] = column;
	}
	return columns;
}
