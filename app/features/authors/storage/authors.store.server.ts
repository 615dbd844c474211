import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { sharedColumns } from "#app/content/columns.ts";
import { replaceVersion, type VersionedKind } from "#app/content/storage/versioned.server.ts";
import { type Author, type AuthorInput, authorFields } from "#app/features/authors/author.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import type { Effects } from "#platform/content/content-store.ts";
import { holdTable } from "#platform/database/hold-table.ts";
import { deletedAuthors } from "./authors.deletion.server.ts";
import { authorImages } from "./authors.images.server.ts";
import {
	loadAuthor,
	loadAuthors,
	type RenamingListener,
	requireRoom,
	writeTexts,
} from "./authors.row.server.ts";
import { shownAuthors } from "./authors.shown.server.ts";
import { slugsFor } from "./authors.slugs.server.ts";

export type AuthorsStore = ReturnType<typeof authorsStore>;

declare module "#app/site/site-context.server.ts" {
	interface SiteContext {
		authors: Pick<AuthorsStore, "findShown">;
	}
}

const authorKind: VersionedKind<"authors", Author> = {
	table: "authors",
	hold: (transaction) => holdTable(transaction, "authors"),
	load: loadAuthor,
};

/** Every query on the people who write articles. */
export function authorsStore(db: Kysely<Tables>, clock: Clock, onRenamed: RenamingListener) {
	/** Adds an author. @throws ApiError 409 where there are as many as there may be. */
	async function create(input: AuthorInput): Promise<Author> {
		const id = randomUUID();
		return db.transaction().execute(async (transaction) => {
			await holdTable(transaction, "authors");
			await requireRoom(transaction);
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
		return replaceVersion(db, authorKind, { id, version: input.version }, async (transaction, current) => {
			const isRenamed = current.name !== input.name;
			return {
				columns: {
					...sharedColumns(authorFields, input),
					// An address that became free since is no reason to move.
					...(isRenamed && (await slugColumns(transaction, id, input.name))),
				},
				async afterSave() {
					await writeTexts(transaction, id, input);
					if (isRenamed) await onRenamed(transaction, { id, before: current.name, after: input.name });
					return loadAuthor(transaction, id);
				},
			};
		});
	}

	return {
		list: () => loadAuthors(db),
		create,
		update,
		...deletedAuthors(db, clock, onRenamed),
		...shownAuthors(db),
		...authorImages(db),
	};
}

export const authorsEffects: Effects<ReturnType<typeof authorsStore>> = {
	create: "write",
	update: "write",
	remove: "write",
	restore: "write",
	replaceImage: "write",
	findShown: "read",
	listAddresses: "read",
	list: "uncached",
	listImageUses: "uncached",
};

async function slugColumns(db: Kysely<Tables>, id: string, name: string) {
	const { slug, former } = await slugsFor(db, id, name);
	return { slug, former_slugs: JSON.stringify(former) };
}
