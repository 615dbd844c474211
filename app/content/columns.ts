import { inOtherLanguages } from "#app/i18n/language.ts";
import { defaultLanguage, type Language, languages, otherLanguages } from "#app/site/site-config.ts";
import { blankTexts, isBlank } from "./draft.ts";
import type { Fields } from "./field.ts";
import {
	type Content,
	type OwnName,
	ownNames,
	type Shared,
	sharedNames,
	type Texts,
	type Translation,
	textNames,
	textsIn,
	type Values,
} from "./localized.ts";

type SnakeCase<Name extends string> = Name extends `${infer Head}${infer Tail}`
	? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${SnakeCase<Tail>}`
	: Name;

/** Both engines hold text and numbers: yes and no are 1 and 0, a list is a JSON array. */
type ColumnValue<Value> = Value extends boolean ? 0 | 1 : Value extends readonly unknown[] ? string : Value;

type Columns<Values> = { [Name in keyof Values & string as SnakeCase<Name>]: ColumnValue<Values[Name]> };

/** The columns of a noun's own table that hold its shared fields. */
export type SharedColumns<F extends Fields> = Columns<Shared<F>>;

/** The columns of a noun's table of texts that hold what is written in one language. */
export type TextColumns<F extends Fields> = Columns<Texts<F>> & OwnColumns<F>;

/** The columns of translated fields that may have the name of a shared one: `slug`, `own_slug`. */
type OwnColumns<F extends Fields> = {
	[Name in OwnName<F> as `own_${SnakeCase<Name>}`]: ColumnValue<Translation<F>[Name]>;
};

/** A row of a noun joined with one of its texts. */
export type JoinedRow<F extends Fields> = SharedColumns<F> & { language: Language } & TextColumns<F>;

/** The name of a field's column: `maxGuests` stands in `max_guests`. */
function columnName<Name extends string>(name: Name): SnakeCase<Name> {
	return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as SnakeCase<Name>;
}

/** Returns the columns of the noun's own table that hold its content. */
export function sharedColumns<F extends Fields>(fields: F, content: Shared<F>): SharedColumns<F> {
	return columnsOf(sharedNames(fields), content);
}

/** The rows of the table of texts: one for each language in which something is written. */
export function textRows<F extends Fields>(
	fields: F,
	content: Content<F>,
): ({ language: Language } & TextColumns<F>)[] {
	const isTranslated = otherLanguages.some((language) => content[language] !== null);
	return languages.flatMap((language) => {
		const texts = textsIn<Texts<F>>(content, language);
		if (texts === null) return [];
		if (language === defaultLanguage && isTranslated && isBlank(fields, texts)) return [];
		const own = language === defaultLanguage ? {} : texts;
		return [
			{
				language,
				...columnsOf<Columns<Texts<F>>>(textNames(fields), texts),
				...ownColumns(fields, own),
			},
		];
	});
}

/** The content that the joined rows of one noun hold. @throws when there is no row. */
export function contentOfRows<F extends Fields>(fields: F, rows: readonly JoinedRow<F>[]): Content<F> {
	const [first] = rows;
	if (first === undefined) throw new Error("Nothing was read.");
	const rowIn = (language: Language) => rows.find((one) => one.language === language);
	const textsOf = (row: JoinedRow<F>) => readValues(fields, textNames(fields), row);
	const own = rowIn(defaultLanguage);
	return {
		...readValues(fields, sharedNames(fields), first),
		...(own === undefined ? blankTexts(fields) : textsOf(own)),
		...inOtherLanguages((language) => {
			const row = rowIn(language);
			return row === undefined ? null : { ...textsOf(row), ...ownValues(fields, row) };
		}),
	} as Content<F>;
}

/** Returns what a translation has of its own of the shared fields: blank in the default language. */
function ownColumns<F extends Fields>(fields: F, own: Readonly<Record<string, unknown>>): OwnColumns<F> {
	const columns = ownNames(fields).map((name) => [
		ownColumnName(name),
		columnValue(own[name] ?? fields[name]?.blank),
	]);
	return Object.fromEntries(columns) as OwnColumns<F>;
}

function ownValues(fields: Fields, row: Readonly<Record<string, unknown>>) {
	const values = ownNames(fields).map((name) => [
		name,
		fieldValue(row[ownColumnName(name)], fields[name]?.blank),
	]);
	return Object.fromEntries(values);
}

const ownColumnName = (name: string) => `own_${columnName(name)}`;

/** The columns of fields. */
export function columnNames<Name extends string>(names: readonly Name[]): SnakeCase<Name>[] {
	return names.map(columnName);
}

/** The values of fields whose columns a row has. */
export function valuesOfRow<F extends Fields, Name extends keyof F & string>(
	fields: F,
	names: readonly Name[],
	row: Readonly<Record<SnakeCase<Name>, unknown>>,
): Values<F, Name> {
	return readValues(fields, names, row) as Values<F, Name>;
}

function readValues(fields: Fields, names: readonly string[], row: Readonly<Record<string, unknown>>) {
	return Object.fromEntries(
		names.map((name) => [name, fieldValue(row[columnName(name)], fields[name]?.blank)]),
	);
}

function columnsOf<Row>(names: readonly string[], values: Readonly<Record<string, unknown>>): Row {
	return Object.fromEntries(names.map((name) => [columnName(name), columnValue(values[name])])) as Row;
}

function columnValue(value: unknown): unknown {
	if (typeof value === "boolean") return value ? 1 : 0;
	return Array.isArray(value) ? JSON.stringify(value) : value;
}

/** A column's value in the form of the field's blank one. */
function fieldValue(column: unknown, blank: unknown): unknown {
	if (typeof blank === "boolean") return column === 1;
	return Array.isArray(blank) ? JSON.parse(String(column)) : column;
}
