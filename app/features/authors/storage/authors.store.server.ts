import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { sharedColumns } from "#app/content/columns.ts";
import { type Author, type AuthorInput, authorFields, maxAuthors } from "#app/features/authors/author.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";
import { holdTable } from "#platform/database/hold-table.ts";
import { authorImages } from "./authors.images.server.ts";
import { loadAuthor, loadAuthors, writeTexts } from "./authors.row.server.ts";
import { shownAuthors } from "./authors.shown.server.ts";
import { slugsFor } from "./authors.slugs.server.ts";

export type AuthorsStore = ReturnType<typeof authorsStore>;

declare module "#app/site/site-context.server.ts" {
	interface SiteContext {
		authors: Pick<AuthorsStore, "findShown">;
	}
}

/** Hears in the same transaction what an author is called now; a blank name is that of one who goes. */
type RenamingListener = (
	db: Kysely<Tables>,
	renaming: { id: string; before: string; after: string },
) => Promise<void>;

/** Every query on the people who write articles. */
export function authorsStore(db: Kysely<Tables>, onRenamed: RenamingListener) {
	/** Adds an author. @throws ApiError 409 where there are as many as there may be. */
	async function create(input: AuthorInput): Promise<Author> {
		const id = randomUUID();
		return db.transaction().execute(async (transaction) => {
			await holdTable(transaction, "authors");
			const present = await loadAuthors(transaction);
			if (present.length >= maxAuthors) {
				throw new ApiError(409, "authors-full", "The list is full. Delete an author to add another.");
			}
			await transaction
				.insertInto("authors")
				.values({
					...sharedColumns(authorFields, input),
					...(await slugColumns(transaction, id, input.name)),
					...{ id, version: 1 },
				})
				.execute();
			await writeTexts(transaction, id, input);
			return loadAuthor(transaction, id);
		});
	}

	/**
	 * Replaces what is said of an author. @throws ApiError 404, or 409 `stale` with the `current` one
	 * when `version` is not the newest.
	 */
	async function update(id: string, input: AuthorInput & { version: number }): Promise<Author> {
		return db.transaction().execute(async (transaction) => {
			await holdTable(transaction, "authors");
			const current = await loadAuthor(transaction, id);
			if (current.version !== input.version) {
				const message = "This author was changed elsewhere since you opened the form.";
				throw new ApiError(409, "stale", message, { more: { current } });
			}
			const isRenamed = current.name !== input.name;
			await transaction
				.updateTable("authors")
				.set({
					...sharedColumns(authorFields, input),
					// An address that became free since is no reason to move.
					...(isRenamed && (await slugColumns(transaction, id, input.name))),
					version: current.version + 1,
				})
				.where("id", "=", id)
				.execute();
			await writeTexts(transaction, id, input);
			if (isRenamed) await onRenamed(transaction, { id, before: current.name, after: input.name });
			return loadAuthor(transaction, id);
		});
	}

	/** Deletes an author for good: the articles are the business's from then on. @throws ApiError 404. */
	async function remove(id: string): Promise<void> {
		await db.transaction().execute(async (transaction) => {
			await holdTable(transaction, "authors");
			const { name } = await loadAuthor(transaction, id);
			await onRenamed(transaction, { id, before: name, after: "" });
			await transaction
				.updateTable("articles")
				.set({ author_id: null })
				.where("author_id", "=", id)
				.execute();
			await transaction.deleteFrom("authors").where("id", "=", id).execute();
		});
	}

	return {
		list: () => loadAuthors(db),
		create,
		update,
		remove,
		...shownAuthors(db),
		...authorImages(db),
	};
}

async function slugColumns(db: Kysely<Tables>, id: string, name: string) {
	const { slug, former } = await slugsFor(db, id, name);
	return { slug, former_slugs: JSON.stringify(former) };
}
