import type { Kysely } from "kysely";
import { sharedColumns } from "#app/content/columns.ts";
import { completed } from "#app/content/draft.ts";
import { deletions } from "#app/content/storage/deletion.server.ts";
import { type Author, type AuthorInput, authorFields } from "#app/features/authors/author.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { holdTable } from "#platform/database/hold-table.ts";
import { loadAuthor, type RenamingListener, requireRoom, writeTexts } from "./authors.row.server.ts";
import { type AuthorSlugs, freeSlugs, listSlugs } from "./authors.slugs.server.ts";

type KeptAuthor = Author & {
	slugs: AuthorSlugs;
	/** The ids of the articles that named the author. */
	signed: string[];
};

type RestoredAuthor = {
	slug: string;
	/** Another author has the old address by now. */
	isMoved: boolean;
};

/**
 * Deleting authors: the business signs their articles from then on. One that is put back signs those
 * again that nobody else signs by now, under the old address where that is still free.
 */
export function deletedAuthors(db: Kysely<Tables>, clock: Clock, onRenamed: RenamingListener) {
	return deletions<KeptAuthor, RestoredAuthor>(db, clock, {
		row: { kind: "author", table: "authors" },
		hold: (transaction) => holdTable(transaction, "authors"),
		async read(transaction, id) {
			const author = await loadAuthor(transaction, id);
			const slugs = (await listSlugs(transaction)).get(id) as AuthorSlugs;
			const signed = await transaction
				.selectFrom("articles")
				.select("id")
				.where("author_id", "=", id)
				.orderBy("id")
				.execute();
			const content = { ...author, slugs, signed: signed.map((one) => one.id) };
			return { title: author.name, content };
		},
		async beforeRemoval(transaction, id, { name }) {
			await onRenamed(transaction, { id, before: name, after: "" });
			await transaction
				.updateTable("articles")
				.set({ author_id: null })
				.where("author_id", "=", id)
				.execute();
		},
		restore:
			async (id, { slugs, signed, version, ...kept }) =>
			async (transaction) => {
				const author = completed(authorFields, kept) as AuthorInput;
				await holdTable(transaction, "authors");
				await requireRoom(transaction);
				const { slug, former } = await freeSlugs(transaction, slugs);
				const row = { slug, former_slugs: JSON.stringify(former), id, version };
				await transaction
					.insertInto("authors")
					.values({ ...sharedColumns(authorFields, author), ...row })
					.execute();
				await writeTexts(transaction, id, author);
				// One after the other, in the order in which everybody holds articles.
				for (const article of signed) {
					await transaction
						.updateTable("articles")
						.set({ author_id: id })
						.where("id", "=", article)
						.where("author_id", "is", null)
						.execute();
				}
				await onRenamed(transaction, { id, before: "", after: author.name });
				return { slug, isMoved: slug !== slugs.slug };
			},
	});
}
