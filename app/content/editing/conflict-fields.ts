import type { FieldForm, Fields } from "#app/content/field.ts";

type Label = FieldForm["label"];

/** A field as it is shown in a conflict. */
type ConflictField = {
	label: Label;
	/** Written once for each language. */
	translated: boolean;
	/** Text of sentences, of which both versions may stand one below the other. */
	isProse: boolean;
	/** A field that this one was derived from: where both conflict, one answer settles both. */
	follows?: string;
};

export type ConflictFields = Readonly<Record<string, ConflictField>>;

/**
 * Returns how the fields of a kind are shown in a conflict: by the label that they have in the form,
 * or by that in `labels` where they have a control of their own. `follows` names the fields that are
 * derived from another one.
 */
export function conflictFieldsOf<F extends Fields>(
	fields: F,
	labels: { readonly [Name in keyof F]?: Label } = {},
	follows: { readonly [Name in keyof F]?: keyof F & string } = {},
): ConflictFields {
	const shown = Object.entries(fields).flatMap(([name, field]) => {
		const label = labels[name] ?? field.form?.label;
		if (label === undefined) return [];
		const translated = field.translated === true || field.ownInTranslations === true;
		return [[name, { label, translated, isProse: field.prose === true, follows: follows[name] }] as const];
	});
	return Object.fromEntries(shown);
}
