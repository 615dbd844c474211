import { changesRecords } from "#app/content/drafts/use-stored-changes.ts";
import { z } from "#app/content/schema.ts";
import { writtenSchema } from "#app/content/shapes.ts";
import { type Author, authorFields } from "#app/features/authors/author.ts";

const written = writtenSchema(authorFields);

/** What was typed of an author and not saved, as this device stores it, with what was saved then. */
export const typedAuthor = z.object({ draft: written, base: written });

/** What the form of an author is called in storage; that of a new one without an id. */
export function changesName(id: string | undefined): string {
	return `author-${id ?? "new"}`;
}

const recordsOf = (id: string | undefined) => changesRecords(changesName(id), typedAuthor);

/** Whose form was left last with something typed in it. */
export function leftInForm(authors: Author[]): Author | "new" | undefined {
	const left = [undefined, ...authors].flatMap((author) =>
		recordsOf(author?.id)
			.list()
			.map(({ storedAt }) => ({ storedAt, edited: author ?? ("new" as const) })),
	);
	const [last] = left.sort((one, other) => other.storedAt.localeCompare(one.storedAt));
	return last?.edited;
}

/** Forgets what this device stores of an author who is gone. */
export function forgetChanges(id: string): void {
	const records = recordsOf(id);
	for (const { key } of records.list()) records.forget(key);
}
