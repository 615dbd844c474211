import type { Fields } from "#app/content/field.ts";
import type { Draft } from "#app/content/localized.ts";
import { z } from "#app/content/schema.ts";
import type { FieldsKind } from "./stored-kind.ts";

/** The beginning of the key of something new; releases before had `new` alone. */
const newPrefix = "new";

/** Returns a key for what is written of something new: each form has its own, on whichever device. */
export function newDraftKey(): string {
	return `${newPrefix}-${crypto.randomUUID()}`;
}

/** Returns whether a key is of something new, rather than the id of what is saved already. */
export function isNewKey(key: string): boolean {
	return key === newPrefix || key.startsWith(`${newPrefix}-`);
}

/** The query of a creation: the key of the working copy that it makes superfluous. */
export const creationQuery = z.object({
	draft: z
		.string()
		.max(200)
		.optional()
		.meta({ description: "The key of the working copy that goes once this is saved." }),
});

/** The saving of something new: `at` stands for the present, `draft` is the key of its working copy. */
export type Creation = { at?: Date; draft?: string | undefined };

/** A kind of content whose form stores what is typed and not saved yet on the server, too. */
export type DraftKind<F extends Fields> = FieldsKind<F> & {
	/** The name of one, in storage and where one is missing. */
	name: "article" | "event" | "page";
	path: string;
	/** The screen on which a new one is written. */
	newScreen: string;
	/** The name of one in the API's document. */
	schemaName: string;
};

/**
 * A working copy as it is sent at a pause of typing; `version` is the saved one that the text was made
 * from, null for something new. `replaces` is when the copy was stored that this one takes the place
 * of, null for none: a text of another device is never replaced unseen. Without it, any is.
 */
export type WorkingCopyInput<F extends Fields> = {
	draft: Draft<F>;
	version: number | null;
	replaces?: string | null | undefined;
};

export type WorkingCopy<F extends Fields> = { draft: Draft<F>; version: number | null; savedAt: string };

/** The working copy of a key, or none. */
export type WorkingCopyAnswer<F extends Fields> = { copy: WorkingCopy<F> | null };

/**
 * The schemas of what the API takes and answers. The form may be however incomplete, and lengths do
 * not count: a text that is too long to be saved is stored like any other.
 */
export function workingCopySchemas<F extends Fields>({
	typed,
	schemaName,
}: DraftKind<F>): {
	input: z.ZodType<WorkingCopyInput<F>, WorkingCopyInput<F>>;
	answer: z.ZodType<WorkingCopyAnswer<F>, WorkingCopyAnswer<F>>;
} {
	const input = z
		.object({
			draft: typed as z.ZodType<Draft<F>, Draft<F>>,
			version: z.int().min(1).nullable(),
			replaces: z.string().max(40).nullish(),
		})
		.meta({ id: `${schemaName}Input` });
	const copy = input.omit({ replaces: true }).extend({ savedAt: z.string() }).meta({ id: schemaName });
	return { input, answer: z.object({ copy: copy.nullable() }).meta({ id: `${schemaName}Answer` }) };
}
