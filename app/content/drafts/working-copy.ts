import type { Fields } from "#app/content/field.ts";
import type { Draft } from "#app/content/localized.ts";
import { z } from "#app/content/schema.ts";
import { writtenSchema } from "#app/content/shapes.ts";

/** The key of what is written of a thing that is not saved yet. */
export const newKey = "new";

/** A kind of content whose form stores what is typed and not saved yet. */
export type DraftKind<F extends Fields> = {
	/** What one is called, in storage and where one is missing. */
	name: "article" | "event" | "page";
	fields: F;
	/** Where the API has its working copies. */
	path: string;
	/** What the API's document calls one of them. */
	schemaName: string;
	/** What comes back of a text over what is `saved` by now, where time has overtaken a part of it. */
	reconciled?(draft: Draft<F>, saved: Draft<F>): Draft<F>;
};

/**
 * What is sent at a pause of typing; `version` is the saved one that the text was made from, null
 * for something new.
 */
export type WorkingCopyInput<F extends Fields> = { draft: Draft<F>; version: number | null };

export type WorkingCopy<F extends Fields> = { draft: Draft<F>; version: number | null; savedAt: string };

/** The working copy of a key, or none. */
export type WorkingCopyAnswer<F extends Fields> = { copy: WorkingCopy<F> | null };

/**
 * What the API takes and answers. The form may be however incomplete, and lengths do not count: a
 * text that is too long to be saved is stored like any other.
 */
export function workingCopySchemas<F extends Fields>({
	fields,
	schemaName,
}: DraftKind<F>): {
	input: z.ZodType<WorkingCopyInput<F>, WorkingCopyInput<F>>;
	answer: z.ZodType<WorkingCopyAnswer<F>, WorkingCopyAnswer<F>>;
} {
	const input = z
		.object({ draft: writtenSchema(fields), version: z.int().min(1).nullable() })
		.meta({ id: `${schemaName}Input` });
	const copy = input.extend({ savedAt: z.string() }).meta({ id: schemaName });
	return { input, answer: z.object({ copy: copy.nullable() }).meta({ id: `${schemaName}Answer` }) };
}
