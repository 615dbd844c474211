import { z } from "#app/content/schema.ts";
import type { ArticleDraft } from "#app/features/articles/article.ts";
import { writtenDraft } from "#app/features/articles/working-copy.ts";

/** What was typed and not saved, as this browser keeps it. `version` is the saved one it was made from. */
export type KeptDraft = { key: string; keptAt: string; version: number | null; draft: ArticleDraft };

/** Unsaved texts kept for one article: the newest ones. */
const mostKept = 3;

/** The part of the browser's storage that is used here. */
export type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/**
 * Where unsaved texts of one article are kept: each opening of the form has a key of its own, so that a second tab,
 * or a new start after a crash, never overwrites what an earlier one kept. `articleId` is undefined for a new article.
 */
export function keptDrafts(storage: DraftStorage, articleId: string | undefined) {
	const prefix = `article-draft:${articleId ?? "new"}:`;

	/** The key for a form that opens now. */
	function newKey(): string {
		return prefix + crypto.randomUUID();
	}

	/** Keeps a text. Where the storage is full or forbidden, nothing is kept. */
	function keep(kept: KeptDraft): void {
		try {
			storage.setItem(kept.key, JSON.stringify({ ...kept, key: undefined }));
		} catch {
			return;
		}
		for (const { key } of list().slice(mostKept)) storage.removeItem(key);
	}

	/** What is kept, the newest first. What cannot be read is thrown away. */
	function list(): KeptDraft[] {
		return keys()
			.map((key) => ({ key, kept: read(storage, key) }))
			.flatMap(({ key, kept }) => {
				if (kept === undefined) storage.removeItem(key);
				return kept ?? [];
			})
			.sort((one, other) => other.keptAt.localeCompare(one.keptAt));
	}

	function forget(key: string): void {
		storage.removeItem(key);
	}

	function keys(): string[] {
		return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "").filter((key) =>
			key.startsWith(prefix),
		);
	}

	return { newKey, keep, list, forget };
}

const record = z.object({ keptAt: z.string(), version: z.number().nullable(), draft: writtenDraft });

function read(storage: DraftStorage, key: string): KeptDraft | undefined {
	try {
		return { key, ...record.parse(JSON.parse(storage.getItem(key) ?? "")) };
	} catch {
		return undefined;
	}
}
