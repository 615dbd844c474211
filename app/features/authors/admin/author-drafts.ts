import { storedDrafts } from "#app/content/drafts/stored-drafts.ts";
import { fieldsKind } from "#app/content/drafts/stored-kind.ts";
import { type Author, authorFields } from "#app/features/authors/author.ts";

/** How this device stores what is typed of an author and not saved. */
export const authorKind = fieldsKind({ name: "author", fields: authorFields });

const draftsOf = (id: string | undefined) => storedDrafts(localStorage, authorKind, id);

/** Returns whose form was left last with something typed in it. */
export function leftInForm(authors: Author[]): Author | "new" | undefined {
	const left = [undefined, ...authors].flatMap((author) =>
		draftsOf(author?.id)
			.list()
			.map(({ storedAt }) => ({ storedAt, edited: author ?? ("new" as const) })),
	);
	const [last] = left.sort((one, other) => other.storedAt.localeCompare(one.storedAt));
	return last?.edited;
}

/** Forgets what this device stores of an author who is gone. */
export function forgetDrafts(id: string): void {
	const drafts = draftsOf(id);
	for (const { key } of drafts.list()) drafts.forget(key);
}
