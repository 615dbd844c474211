import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { sharedColumns } from "#app/content/columns.ts";
import { completed } from "#app/content/draft.ts";
import { deletions } from "#app/content/storage/deletion.server.ts";
import { replaceVersion, type VersionedKind } from "#app/content/storage/versioned.server.ts";
import { type Author, type AuthorInput, authorFields } from "#app/features/authors/author.ts";
import { type ImageHolder, imageWithin, type ReplaceImage, usesOf } from "#app/features/media/image-uses.ts";
import type { ImageUse } from "#app/features/media/library-image.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import type { Effects } from "#platform/content/content-store.ts";
import { findDeletedHolding } from "#platform/content/deleted-things.ts";
import { holdTable } from "#platform/database/locks.ts";
import {
	type AuthorSlugs,
	freeSlugs,
	listSlugs,
	loadAuthor,
	loadAuthors,
	type RenamingListener,
	requireRoom,
	slugsFor,
	writeTexts,
} from "./authors.row.server.ts";
import { shownAuthors } from "./authors.shown.server.ts";

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

	/** Replaces an author. @throws ApiError 404, or 409 `stale` with the `current` one. */
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

/** Finds the authors who need an image, and puts another image in its place. */
function authorImages(db: Kysely<Tables>) {
	/** Lists the authors of each portrait, deleted ones too, by content hash; with `hash`, its own. */
	async function listImageUses(hash = ""): Promise<Map<string, ImageUse[]>> {
		const rows = await db
			.selectFrom("authors")
			.select(["id", "name as title", "image_url"])
			.where("image_url", "like", imageWithin(hash))
			.execute();
		const deleted = await findDeletedHolding(db, "author", imageWithin(hash));
		return usesOf([
			...rows.map(
				({ id, title, image_url }): ImageHolder => ({ id, title, place: "author", text: image_url ?? "" }),
			),
			...deleted.map((row): ImageHolder => ({ ...row, place: "authorDeleted" })),
		]);
	}

	/** Puts one image in place of another in every portrait. */
	const replaceImage: ReplaceImage = ({ from, to }, commit) =>
		commit(async (transaction) => {
			await holdTable(transaction, "authors");
			const shown = await transaction
				.selectFrom("authors")
				.select(["id", "image_url"])
				.where("image_url", "like", imageWithin(from))
				.execute();
			for (const { id, image_url } of shown) {
				await transaction
					.updateTable("authors")
					.set(({ eb }) => ({
						image_url: (image_url ?? "").replaceAll(from, to),
						version: eb("version", "+", 1),
					}))
					.where("id", "=", id)
					.execute();
			}
			return shown.length;
		});

	return { listImageUses, replaceImage };
}

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
 * Deletes authors: the business signs their articles. A restored one signs those again that nobody
 * else signs by now, under the old address if that is free.
 */
function deletedAuthors(db: Kysely<Tables>, clock: Clock, onRenamed: RenamingListener) {
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
