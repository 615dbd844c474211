import type { z } from "#app/content/schema.ts";

/** The part of the browser's storage that is used here. */
export type DeviceStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** The record of one opening of a form. */
export type DeviceRecord<Content> = Content & { key: string; storedAt: string };

/** A storage that holds nothing: for what no device may keep, such as personal data. */
export const noStorage: DeviceStorage = {
	length: 0,
	getItem: () => null,
	key: () => null,
	setItem: () => undefined,
	removeItem: () => undefined,
};

/** Records stored for one thing: the newest ones. */
const maxRecords = 3;

/**
 * Stores in this browser what was typed of one thing and not saved: each opening of its form has a
 * key of its own, so that a second tab, or a new start after a crash, never overwrites what an earlier
 * one stored.
 */
export function deviceRecords<Content extends object>(
	storage: DeviceStorage,
	prefix: string,
	schema: z.ZodType<Content & { storedAt: string }>,
) {
	type Record = DeviceRecord<Content>;

	/** The key for a form that opens now. */
	function newKey(): string {
		return prefix + crypto.randomUUID();
	}

	/** @returns whether the record is stored: not where the storage is full or forbidden. */
	function store({ key, ...stored }: Record): boolean {
		try {
			storage.setItem(key, JSON.stringify(stored));
		} catch {
			return false;
		}
		for (const old of list().slice(maxRecords)) storage.removeItem(old.key);
		return true;
	}

	/** The stored records, the newest first. What cannot be read is thrown away. */
	function list(): Record[] {
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

	function read(key: string): Record | undefined {
		try {
			return { key, ...schema.parse(JSON.parse(storage.getItem(key) ?? "")) };
		} catch {
			return undefined;
		}
	}

	return { newKey, store, list, forget };
}
