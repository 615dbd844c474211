import type { StoredKind } from "./stored-kind.ts";

/** The part of a form that is used to store what is typed. */
type Form<Values> = {
	getValues(): Values;
	reset(values: Values, options: { keepDefaultValues: true }): void;
	subscribe(options: { formState: { values: true }; callback(): void }): () => void;
};

/** The saved version from which a form's text was made, and what it says, where that is known. */
export type Base<Draft> = { version: number | null; draft: Draft | undefined };

/**
 * A form of one kind of content: of the thing with `id`, or of a new one. `saved` is what the server
 * has; `version` is that from which the form's text was made (null for a new thing), `base` what that
 * version says.
 */
export type DraftForm<Draft extends object> = {
	kind: StoredKind<Draft>;
	id: string | undefined;
	form: Form<Draft>;
	saved: { current: Draft };
	version: { current: number | null };
	base: { current: Base<Draft> };
	/** The key of what is typed of a new thing; for another, what this opening of its form is called. */
	draftKey: { current: string };
	/** The working copy that the server is known to hold; null without one. */
	onServer: { current: { savedAt: string; draft: Draft } | null };
};
