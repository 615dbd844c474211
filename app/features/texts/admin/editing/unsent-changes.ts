import { z } from "#app/content/schema.ts";
import { type TextChange, type TextName, textChange } from "#app/features/texts/site-text.ts";

export type ChangeStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** An unsaved change, as this browser stores it. The server may have any of `sent` already. */
export type UnsentChange = TextChange & {
	storedKey: string;
	storedAt: string;
	sent?: string[] | undefined;
};

const prefix = "text-change:";
const record = textChange.extend({ storedAt: z.string(), sent: z.array(z.string()).optional() });

/** Stores unsaved changes across crashes and sign-ins, each opening of a text under its own key. */
export function unsentChanges(storage: ChangeStorage) {
	function newKey(): string {
		return prefix + crypto.randomUUID();
	}

	/**
	 * Stores a change in the browser. If the storage is full or forbidden, what was there before stays.
	 * @returns whether it is stored.
	 */
	function store({ storedKey, ...change }: UnsentChange): boolean {
		try {
			storage.setItem(storedKey, JSON.stringify(change));
			return true;
		} catch {
			return false;
		}
	}

	/** Everything that is unsent, the newest first. What cannot be read is thrown away. */
	function list(): UnsentChange[] {
		const stored = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
		return stored
			.filter((key) => key.startsWith(prefix))
			.flatMap((storedKey) => {
				const change = read(storage, storedKey);
				if (change === undefined) storage.removeItem(storedKey);
				return change ?? [];
			})
			.toSorted((one, other) => other.storedAt.localeCompare(one.storedAt));
	}

	function keys(): Set<string> {
		return new Set(list().map(({ key }) => key));
	}

	function find({ key, language }: TextName): UnsentChange | undefined {
		return list().find((change) => change.key === key && change.language === language);
	}

	/** Forgets a text that arrived, unless another form has stored a later one in its place. */
	function forget(storedKey: string, text: string): void {
		if (read(storage, storedKey)?.text === text) storage.removeItem(storedKey);
	}

	return { newKey, store, list, keys, find, forget };
}

function read(storage: ChangeStorage, storedKey: string): UnsentChange | undefined {
	try {
		return { storedKey, ...record.parse(JSON.parse(storage.getItem(storedKey) ?? "")) };
	} catch {
		return undefined;
	}
}
