import { z } from "#app/content/schema.ts";
import type { ArticleDraft } from "#app/features/articles/article.ts";
import { writtenDraft } from "#app/features/articles/working-copy.ts";

/**
 * What was typed and not saved, as this browser stores it. `version` is the saved one that it was
 * made from.
 */
export type StoredDraft = { key: string; storedAt: string; version: number | null; draft: ArticleDraft };

/** Unsaved texts stored for one article: the newest ones. */
const maxDrafts = 3;

/** The part of the browser's storage that is used here. */
export type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/**
 * Where unsaved texts of one article are stored: each opening of the form has a key of its own, so
 * that a second tab, or a new start after a crash, never overwrites what an earlier one stored.
 * `articleId` is undefined for a new article.
 */
export function storedDrafts(storage: DraftStorage, articleId: string | undefined) {
	const prefix = `article-draft:${articleId ?? "new"}:`;

	/** The key for a form that opens now. */
	function newKey(): string {
		return prefix + crypto.randomUUID();
	}

	/** Stores a text. Where the storage is full or forbidden, nothing is stored. */
	function store(stored: StoredDraft): void {
		try {
			storage.setItem(stored.key, JSON.stringify({ ...stored, key: undefined }));
		} catch {
			return;
		}
		for (const { key } of list().slice(maxDrafts)) storage.removeItem(key);
	}

	/** The stored drafts, the newest first. What cannot be read is thrown away. */
	function list(): StoredDraft[] {
		return keys()
			.map((key) => ({ key, stored: read(storage, key) }))
			.flatMap(({ key, stored }) => {
				if (stored === undefined) storage.removeItem(key);
				return stored ?? [];
			})
			.sort((one, other) => other.storedAt.localeCompare(one.storedAt));
	}

	function forget(key: string): void {
		storage.removeItem(key);
	}

	function keys(): string[] {
		return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "").filter((key) =>
			key.startsWith(prefix),
		);
	}

	return { newKey, store, list, forget };
}

const record = z.object({ storedAt: z.string(), version: z.number().nullable(), draft: writtenDraft });

/** Drafts that earlier releases stored say `keptAt`: they are restored like any other. */
function withStoredAt(value: unknown): unknown {
	if (typeof value !== "object" || value === null || !("keptAt" in value)) return value;
	return { ...value, storedAt: value.keptAt };
}

function read(storage: DraftStorage, key: string): StoredDraft | undefined {
	try {
		return { key, ...record.parse(withStoredAt(JSON.parse(storage.getItem(key) ?? ""))) };
	} catch {
		return undefined;
	}
}
