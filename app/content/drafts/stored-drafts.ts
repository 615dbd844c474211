import type { Fields } from "#app/content/field.ts";
import type { Draft } from "#app/content/localized.ts";
import { z } from "#app/content/schema.ts";
import { writtenSchema } from "#app/content/shapes.ts";
import { type DraftKind, newKey } from "./working-copy.ts";

/**
 * What was typed and not saved, as this browser stores it. `version` is the saved one that it was
 * made from.
 */
export type StoredDraft<F extends Fields> = {
	key: string;
	storedAt: string;
	version: number | null;
	draft: Draft<F>;
};

/** Unsaved texts stored for one thing: the newest ones. */
const maxDrafts = 3;

/** The part of the browser's storage that is used here. */
export type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/**
 * Where unsaved texts of one thing are stored: each opening of the form has a key of its own, so
 * that a second tab, or a new start after a crash, never overwrites what an earlier one stored.
 * `id` is undefined for a new thing.
 */
export function storedDrafts<F extends Fields>(
	storage: DraftStorage,
	{ name, fields }: Pick<DraftKind<F>, "name" | "fields">,
	id: string | undefined,
) {
	const prefix = `${name}-draft:${id ?? newKey}:`;
	const draft = writtenSchema(fields);
	const record = z.object({ storedAt: z.string(), version: z.number().nullable(), draft });

	/** The key for a form that opens now. */
	function nextKey(): string {
		return prefix + crypto.randomUUID();
	}

	/** Stores a text. Where the storage is full or forbidden, nothing is stored. */
	function store(stored: StoredDraft<F>): void {
		try {
			storage.setItem(stored.key, JSON.stringify({ ...stored, key: undefined }));
		} catch {
			return;
		}
		for (const { key } of list().slice(maxDrafts)) storage.removeItem(key);
	}

	/** The stored drafts, the newest first. What cannot be read is thrown away. */
	function list(): StoredDraft<F>[] {
		return keys()
			.map((key) => ({ key, stored: read(key) }))
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

	function read(key: string): StoredDraft<F> | undefined {
		try {
			return { key, ...record.parse(withStoredAt(JSON.parse(storage.getItem(key) ?? ""))) };
		} catch {
			return undefined;
		}
	}

	return { newKey: nextKey, store, list, forget };
}

/** Drafts that earlier releases stored say `keptAt`: they are restored like any other. */
function withStoredAt(value: unknown): unknown {
	if (typeof value !== "object" || value === null || !("keptAt" in value)) return value;
	return { ...value, storedAt: value.keptAt };
}
