import { draftOf } from "#app/content/draft.ts";
import type { Fields } from "#app/content/field.ts";
import type { Draft } from "#app/content/localized.ts";
import type { z } from "#app/content/schema.ts";
import { draftSchema, writtenSchema } from "#app/content/shapes.ts";

/** A kind of content whose form stores what is typed until it is saved. `Draft` is what the form holds. */
export type StoredKind<Draft extends object> = {
	/** Its name in storage. */
	name: string;
	/** Reads what was stored, however unfinished it is. */
	typed: z.ZodType<Draft>;
	/** Returns what a form holds with every field in its fixed place, and nothing else. */
	normalized(draft: Draft): Draft;
	/** Returns a stored draft without what time has overtaken, over what is `saved` by now. */
	reconciled?(draft: Draft, saved: Draft): Draft;
	/** The API's path of its working copies; without it, the device alone stores what is typed. */
	path?: string;
};

/** A kind of which the form holds the fields that describe it. */
export type FieldsKind<F extends Fields> = StoredKind<Draft<F>> & {
	fields: F;
	/** Refuses a form that lacks something, or holds too much, to be saved. */
	complete: z.ZodType<Draft<F>, Draft<F>>;
};

/** A kind that is described by its fields. */
export function fieldsKind<F extends Fields, Rest extends { name: string; fields: F }>(kind: Rest) {
	return {
		...kind,
		typed: writtenSchema<Rest["fields"]>(kind.fields),
		complete: draftSchema<Rest["fields"]>(kind.fields),
		normalized: (draft: Draft<Rest["fields"]>) => draftOf<Rest["fields"]>(kind.fields, draft),
	};
}

/** Returns whether two drafts say the same. */
export function isSameDraft<Draft extends object>(
	{ normalized }: StoredKind<Draft>,
	one: Draft,
	other: Draft,
): boolean {
	return JSON.stringify(normalized(one)) === JSON.stringify(normalized(other));
}
