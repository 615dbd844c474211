import { inOtherLanguages } from "#app/i18n/language.ts";
import { type OtherLanguage, otherLanguages } from "#app/site/site-config.ts";
import { type Field, type Fields, fillIn } from "./field.ts";
import { type Draft, type OwnName, type TextName, translationNames } from "./localized.ts";
import { z } from "./schema.ts";

const message = "Please send `version`, the number of the version that the change was made from.";

/** The version that an update was made from, so that no newer text is overwritten unseen. */
export const baseVersion = z.int(message).min(1, message);

/** The slugs of translations that have one of their own, as the API has them. */
export const ownSlugs = z
	.partialRecord(z.enum(otherLanguages), z.string())
	.default({})
	.meta({ description: "The slugs of translations that have one of their own, by language." });

type Schema<One> = One extends { blank: infer Value } ? z.ZodType<Value, Value> : never;

/** A field of a request: it may be left out unless it is required and has no default. */
type InputSchema<One> = One extends { required: true }
	? One extends { default: unknown }
		? z.ZodDefault<Schema<One>>
		: Schema<One>
	: z.ZodDefault<Schema<One>>;

type Translation<F extends Fields> = z.ZodObject<{
	[Name in TextName<F> | OwnName<F>]: z.ZodDefault<Schema<F[Name]>>;
}>;

type InputShape<F extends Fields> = { [Name in keyof F & string]: InputSchema<F[Name]> } & Record<
	OtherLanguage,
	z.ZodDefault<z.ZodNullable<Translation<F>>>
>;

/**
 * Validates what creates or replaces a noun's content. A field that is left out is its default; a
 * translation may be null.
 */
export function inputSchema<F extends Fields>(fields: F): z.ZodObject<InputShape<F>> {
	const translation = z.object(
		shapeOf(fields, translationNames(fields), ({ schema, blank }) => schema.default(blank)),
	);
	const shape = {
		...shapeOf(fields, Object.keys(fields), (field) => {
			const fallback = field.default ?? (field.required ? undefined : field.blank);
			return fallback === undefined ? filled(field) : filled(field).default(fallback);
		}),
		...inOtherLanguages(() => translation.nullable().default(null)),
	};
	return z.object(shape as InputShape<F>);
}

/** The schemas of a kind as the API has it: what is sent, and what is answered, with values `beside` the fields. */
export function contentSchemas<F extends Fields, Beside extends z.ZodRawShape>(
	fields: F,
	schemaName: string,
	beside: Beside,
) {
	const input = inputSchema(fields).meta({ id: `${schemaName}Input` });
	const update = inputSchema(fields)
		.extend({ version: baseVersion })
		.meta({ id: `${schemaName}Update` });
	const saved = inputSchema(fields)
		.extend({ id: z.string(), version: z.int(), ...beside })
		.meta({ id: schemaName });
	return { schemaName, schemas: { input, update, saved } };
}

/** Short texts of a noun as a list has them: those of the default language, and each translation or null. */
export function listedTexts<Name extends string>(
	...names: readonly Name[]
): Record<Name, z.ZodString> & Record<OtherLanguage, z.ZodNullable<z.ZodObject<Record<Name, z.ZodString>>>> {
	const texts = Object.fromEntries(names.map((name) => [name, z.string()])) as Record<Name, z.ZodString>;
	return { ...texts, ...inOtherLanguages(() => z.object(texts).nullable()) };
}

/**
 * Validates what a form holds when it is sent: everything is there, and nothing that is required is
 * blank.
 */
export function draftSchema<F extends Fields>(fields: F): z.ZodType<Draft<F>, Draft<F>> {
	const translation = z.object(shapeOf(fields, translationNames(fields), ({ schema }) => schema));
	const schema: z.ZodType = z.object({
		...shapeOf(fields, Object.keys(fields), filled),
		...inOtherLanguages(() => translation),
	});
	return schema as z.ZodType<Draft<F>, Draft<F>>;
}

/**
 * Reads what a form holds, however incomplete and however long: for the draft that is stored until it
 * is saved. A field that did not exist when it was stored is blank.
 */
export function writtenSchema<F extends Fields>(fields: F): z.ZodType<Draft<F>, Draft<F>> {
	const written = ({ stored, blank }: Field) => stored.default(blank);
	const schema: z.ZodType = z.object({
		...shapeOf(fields, Object.keys(fields), written),
		...inOtherLanguages(() => z.object(shapeOf(fields, translationNames(fields), written))),
	});
	return schema as z.ZodType<Draft<F>, Draft<F>>;
}

/** Refuses a blank where something is required. */
function filled({ schema, required }: Field): z.ZodType {
	return required ? schema.check(z.minLength(1, fillIn) as z.core.$ZodCheck<unknown>) : schema;
}

function shapeOf(
	fields: Fields,
	names: readonly string[],
	schemaOf: (field: Field) => z.ZodType,
): Record<string, z.ZodType> {
	const found = names.flatMap((name) =>
		fields[name] === undefined ? [] : [[name, schemaOf(fields[name])] as const],
	);
	return Object.fromEntries(found);
}
