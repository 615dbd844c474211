import type { Kysely } from "kysely";
import {
	newArticleKey,
	type WorkingCopy,
	type WorkingCopyInput,
	writtenDraft,
} from "#app/features/articles/working-copy.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Clock } from "#platform/clock.ts";

export type WorkingCopiesStore = ReturnType<typeof workingCopiesStore>;

/**
 * What is being typed and not saved yet. The content area alone sees it. `key` is an article's id,
 * or `new`.
 */
export function workingCopiesStore(db: Kysely<Tables>, clock: Clock) {
	/**
	 * Stores a text in place of the one that was there. @returns when. @throws ApiError 404 for an
	 * unknown article.
	 */
	async function save(key: string, { draft, version }: WorkingCopyInput): Promise<{ savedAt: string }> {
		const row = {
			article_id: key === newArticleKey ? null : key,
			draft: JSON.stringify(draft),
			version,
			saved_at: clock().toISOString(),
		};
		await db.transaction().execute(async (transaction) => {
			if (row.article_id !== null) await checkArticle(transaction, row.article_id);
			await transaction
				.insertInto("working_copies")
				.values({ key, ...row })
				.onConflict((conflict) => conflict.column("key").doUpdateSet(row))
				.execute();
		});
		return { savedAt: row.saved_at };
	}

	/** The working copy of a key, if there is one. */
	async function find(key: string): Promise<WorkingCopy | undefined> {
		const row = await db
			.selectFrom("working_copies")
			.select(["draft", "version", "saved_at"])
			.where("key", "=", key)
			.executeTakeFirst();
		if (row === undefined) return undefined;
		return {
			draft: writtenDraft.parse(JSON.parse(row.draft)),
			version: row.version,
			savedAt: row.saved_at,
		};
	}

	return { save, find, drop: (key: string) => dropWorkingCopy(db, key) };
}

/** Forgets a working copy, if there is one. */
export async function dropWorkingCopy(db: Kysely<Tables>, key: string): Promise<void> {
	await db.deleteFrom("working_copies").where("key", "=", key).execute();
}

async function checkArticle(db: Kysely<Tables>, id: string): Promise<void> {
	const found = await db.selectFrom("articles").select("id").where("id", "=", id).executeTakeFirst();
	if (found !== undefined) return;
	throw new ApiError(404, "not-found", "This article does not exist, or has been deleted.");
}
