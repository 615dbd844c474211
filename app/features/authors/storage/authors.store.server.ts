import type { Kysely } from "kysely";
import { completed } from "#app/content/draft.ts";
import { insertThing } from "#app/content/storage/content-table.server.ts";
import type { Deletion } from "#app/content/storage/deletion.server.ts";
import { lastSave } from "#app/content/storage/last-save.server.ts";
import { storeVersions, versionRow } from "#app/content/storage/stored-versions.server.ts";
import { overtakenReplacement, versionedStore } from "#app/content/storage/versioned.server.ts";
import {
	type Author,
	type AuthorFields,
	type AuthorInput,
	authorFields,
} from "#app/features/authors/author.ts";
import { type ImageHolder, imageWithin, type ReplaceImage, usesOf } from "#app/features/media/image-uses.ts";
import type { ImageUse } from "#app/features/media/library-image.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import type { Effects } from "#platform/content/content-store.ts";
import { findDeletedHolding } from "#platform/content/deleted-things.ts";
import { holdTable } from "#platform/database/locks.ts";
import { updateVersion } from "#platform/database/update-version.ts";
import {
	type AuthorSlugs,
	authorTable,
	freeSlugs,
	listSlugs,
	loadAuthor,
	loadAuthors,
	type RenamingListener,
	requireRoom,
	slugsFor,
} from "./authors.row.server.ts";
import { shownAuthors } from "./authors.shown.server.ts";

export type AuthorsStore = ReturnType<typeof authorsStore>;

declare module "#app/site/site-context.server.ts" {
	interface SiteContext {
		authors: Pick<AuthorsStore, "findShown">;
	}
}

/** Every query on the people who write articles. There are at most so many: @throws ApiError 409. */
export function authorsStore(db: Kysely<Tables>, clock: Clock, onRenamed: RenamingListener) {
	const { get: _, ...authors } = versionedStore<
		AuthorFields,
		AuthorInput,
		Author,
		KeptAuthor,
		RestoredAuthor
	>(db, clock, {
		...authorTable,
		titleOf: ({ name }) => name,
		deletion: authorDeletion(onRenamed),
		hold: (transaction) => holdTable(transaction, "authors"),
		load: loadAuthor,
		prepare:
			async (input) =>
			async (transaction, { id, before }) => {
				if (before === undefined) await requireRoom(transaction);
				return {
					// An address that became free since is no reason to move.
					columns: before?.name === input.name ? {} : await slugColumns(transaction, id, input.name),
					async afterSave({ name }) {
						if (before === undefined || before.name === name) return;
						await onRenamed(transaction, { id, before: before.name, after: name });
					},
				};
			},
	});

	return {
		...authors,
		list: () => loadAuthors(db),
		...shownAuthors(db),
		...authorImages(db, clock),
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
	listVersions: "uncached",
	getVersion: "uncached",
};

async function slugColumns(db: Kysely<Tables>, id: string, name: string) {
	const { slug, former } = await slugsFor(db, id, name);
	return { slug, former_slugs: JSON.stringify(former) };
}

/** Finds the authors who need an image, and puts another image in its place. */
function authorImages(db: Kysely<Tables>, clock: Clock) {
	/**
	 * Lists the authors of each portrait, by content hash: present, of an earlier version, or deleted. With
	 * `hash`, those of that image alone.
	 */
	async function listImageUses(hash = ""): Promise<Map<string, ImageUse[]>> {
		const rows = await db
			.selectFrom("authors")
			.select(["id", "name as title", "image_url"])
			.where("image_url", "like", imageWithin(hash))
			.execute();
		const earlier = await db
			.selectFrom("author_versions")
			.innerJoin("authors", "id", "author_id")
			.select(["id", "name as title", "input as text"])
			.where("input", "like", imageWithin(hash))
			.execute();
		const deleted = await findDeletedHolding(db, "author", imageWithin(hash));
		return usesOf([
			...rows.map(
				({ id, title, image_url }): ImageHolder => ({ id, title, place: "author", text: image_url ?? "" }),
			),
			...earlier.map((row): ImageHolder => ({ ...row, place: "authorVersion" })),
			...deleted.map((row): ImageHolder => ({ ...row, place: "authorDeleted" })),
		]);
	}

	/** Puts one image in place of another in every portrait, as a new version of each author. */
	const replaceImage: ReplaceImage = ({ from, to }, commit) =>
		commit(async (transaction) => {
			await holdTable(transaction, "authors");
			const now = clock();
			const shown = (await loadAuthors(transaction)).filter(({ imageUrl }) => imageUrl?.includes(from));
			for (const { id, version, ...before } of shown) {
				const imageUrl = before.imageUrl?.replaceAll(from, to) ?? null;
				const columns = { image_url: imageUrl, ...lastSave(now) };
				if (!(await updateVersion(transaction, { table: "authors", id, version }, columns))) {
					throw overtakenReplacement();
				}
				const author = { ...before, imageUrl, version: version + 1 };
				const saved = { title: author.name, savedAt: now.toISOString() };
				await storeVersions(transaction, "author", id, [versionRow(authorFields, author, saved)]);
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
function authorDeletion(onRenamed: RenamingListener): Deletion<KeptAuthor, RestoredAuthor> {
	return {
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
				const columns = { slug, former_slugs: JSON.stringify(former) };
				await insertThing(transaction, authorTable, { id, version, input: author, columns });
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
	};
}
