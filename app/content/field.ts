import type { Dictionaries } from "#app/i18n/text.ts";
import type { SentencePath } from "#app/i18n/translator.ts";
import { wellFormed } from "#app/i18n/well-formed.ts";
import { type Excess, excessOf } from "./excess.ts";
import { z } from "./schema.ts";

/** A sentence of the content area, by its path. */
type AdminPath = SentencePath<Dictionaries["admin"]>;

/** A field as its form shows it. */
export type FieldForm = {
	label: AdminPath;
	hint?: AdminPath;
	/** The hint under the same field of a translation. */
	translationHint?: AdminPath;
	placeholder?: AdminPath;
	/** Says what a value must look like, where one does not. */
	rule?: AdminPath;
	/** The characters that search results show of it. */
	shownLength?: number;
	/** Rows of a text of several lines; one line without it. */
	rows?: number;
	type?: "date" | "time" | "number";
	/** Stays as it is typed, sign by sign: it is an address. */
	asTyped?: true;
	/** True if the form asks for it, though the API takes it in another form too. */
	required?: true;
};

/** The traits of a field beside its value. */
export type Traits<Value> = {
	/** True if it must not be blank in the default language. */
	required?: true;
	/** Stands for a value that a request leaves out, and stands in a new form. Blank without it. */
	default?: Value;
	/** Written once for each language; a field without it is shared by all. */
	translated?: true;
	/**
	 * Shared by all languages, though a translation may have one of its own; blank there, it has the
	 * shared one.
	 */
	ownInTranslations?: true;
	/** The searches that look through it. */
	searched?: readonly ("list" | "readers")[];
	/** Is shown where a version is compared with the present text, and counted among its words. */
	compared?: true;
	/** True if it is too long for lists, which leave it out. */
	long?: true;
	/** Is none of what readers are shown. */
	internal?: true;
	/** Is told to some people by mail and shown to no visitor: what is shown has it blank. */
	private?: true;
	/** Stands in the form as a text field. Fields without it have a control of their own, or none. */
	form?: FieldForm;
};

/**
 * One field of a noun that the administrator writes: stated once, and everything else follows from
 * it.
 */
export type Field<Value = unknown> = Traits<Value> & {
	/** Accepts what may be saved. */
	schema: z.ZodType<Value, Value>;
	/**
	 * The same shape without limits, for what is stored of an unfinished form or was saved under older
	 * rules.
	 */
	stored: z.ZodType<Value, Value>;
	/** The value in which nothing is written. */
	blank: Value;
	/** Most characters of a text, or most entries of a list. */
	max?: number;
	/** Sentences in any number of lines. */
	prose?: true;
};

/** The description of a noun: its fields by name, in the order in which they are shown. */
export type Fields = Readonly<Record<string, Field>>;

/** The message at a required field in which nothing is written. */
export const fillIn = "Please fill in this field.";
const tooLong = (max: number) => `Use at most ${max} characters.`;
const tooLongAt = (excess: Excess | undefined) =>
	excess &&
	`This text goes over its limit of ${excess.max} characters by ${excess.over}, in line ${excess.line}. Please shorten it.`;

type Limited<Value> = Traits<Value> & { max: number };

/** A text that is stored as it is shown: what could make it read as another one is left out. */
const shownText = () =>
	z.string(fillIn).overwrite((text) => wellFormed(text).replace(/\p{Bidi_Control}/gu, ""));

/**
 * One line of text: control characters, which no database column or calendar file may hold, become
 * spaces.
 */
export function line<const Given extends Limited<string>>(given: Given) {
	const tidy = shownText().overwrite((text) => text.replace(/\p{Cc}+/gu, " "));
	return textField(tidy.trim().max(given.max, tooLong(given.max)), given);
}

/** Text of several lines, without other control characters. */
export function lines<const Given extends Limited<string>>(given: Given) {
	const tidy = shownText().overwrite((text) => text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n]+/gu, " "));
	return { ...textField(tidy.trim().max(given.max, tooLong(given.max)), given), prose: true as const };
}

/** A text without the spaces around it and without marks of direction, otherwise as it was typed. */
export function text<const Given extends Limited<string>>(given: Given) {
	return textField(shownText().trim().max(given.max), given);
}

/** A text exactly as it was typed. */
export function verbatim<const Given extends Limited<string>>(given: Given) {
	const { max } = given;
	const error = ({ input }: { input?: unknown }) => tooLongAt(excessOf(String(input), max));
	return { ...textField(z.string().max(max, { error }), given), prose: true as const };
}

/** Up to `max` short texts, each of at most `maxCharacters`. */
export function list<const Given extends Limited<string[]> & { maxCharacters: number }>(given: Given) {
	const one = shownText().trim().min(1).max(given.maxCharacters);
	const blank: string[] = [];
	return { ...given, schema: z.array(one).max(given.max), stored: z.array(z.string()), blank };
}

/** A text that has a form of its own. */
export function textField<const Given extends Limited<string>>(
	schema: z.ZodType<string, string>,
	given: Given,
) {
	return { ...given, schema, stored: z.string(), blank: "" } satisfies Field<string>;
}

/** A text of a form of its own, such as a day, or none. */
export function optional<const Given extends Traits<string | null>>(
	schema: z.ZodType<string, string>,
	given: Given,
) {
	return { ...given, schema: schema.nullable(), stored: z.string().nullable(), blank: null as string | null };
}

/** A whole number from `min` to `max`, or none. */
export function wholeNumber<
	const Given extends Traits<number | null> & { min: number; most: number; message: string },
>({ min, most, message, ...given }: Given) {
	const schema: z.ZodType<number, number> = z.int(message).min(min, message).max(most, message);
	const blank = null as number | null;
	return { ...given, schema: schema.nullable(), stored: z.number().nullable(), blank };
}

/** One of a few words. A stored one that is no longer among them is the default. */
export function choice<const Option extends string>(
	options: readonly [Option, ...Option[]],
	{ message, ...given }: Traits<Option> & { message: string },
) {
	const schema: z.ZodType<Option, Option> = z.enum(options, message);
	const blank: Option = given.default ?? options[0];
	return { ...given, schema, stored: schema, blank };
}

/** Yes or no. */
export function yesOrNo<const Given extends Traits<boolean>>(given: Given) {
	const blank: boolean = false;
	return { ...given, schema: z.boolean(), stored: z.boolean(), blank };
}
