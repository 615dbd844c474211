import type { Fields } from "#app/content/field.ts";
import type { Draft } from "#app/content/localized.ts";
import type { DraftKind } from "./working-copy.ts";

/** The part of a form that is used to store what is typed. */
type Form<Values> = {
	getValues(): Values;
	reset(values: Values, options: { keepDefaultValues: true }): void;
	subscribe(options: { formState: { values: true }; callback(): void }): () => void;
};

/**
 * A form of one kind of content: of the thing with `id`, or of a new one. `saved` is what the server
 * has, `version` its number (null for a new thing).
 */
export type DraftForm<F extends Fields> = {
	kind: DraftKind<F>;
	id: string | undefined;
	form: Form<Draft<F>>;
	saved: { current: Draft<F> };
	version: { current: number | null };
	/** The key of what is typed of a new thing; for another, what this opening of its form is called. */
	draftKey: { current: string };
	/** The working copy that the server is known to hold; null without one. */
	onServer: { current: { savedAt: string; draft: Draft<F> } | null };
};
