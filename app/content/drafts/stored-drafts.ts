import { z } from "#app/content/schema.ts";
import { type DeviceRecord, type DeviceStorage, deviceRecords } from "./device-records.ts";
import type { StoredKind } from "./stored-kind.ts";

/** A text that was typed and not saved, as this browser stores it. */
export type StoredDraft<Draft> = DeviceRecord<{
	/** The saved version that it was made from, and what that said, where that is known. */
	version: number | null;
	base?: Draft | undefined;
	draft: Draft;
	/** The time at which the server stored the working copy that this one goes on from. */
	from?: string | null | undefined;
	/** True if the server's working copy says the same. */
	isOnServer?: boolean | undefined;
}>;

/** Returns the storage of unsaved texts of one thing. `id` is undefined for a new thing. */
export function storedDrafts<Draft extends object>(
	storage: DeviceStorage,
	{ name, typed }: Pick<StoredKind<Draft>, "name" | "typed">,
	id: string | undefined,
) {
	const record = z.object({
		storedAt: z.string(),
		version: z.number().nullable(),
		base: typed.optional(),
		draft: typed,
		from: z.string().nullish(),
		isOnServer: z.boolean().optional(),
	});
	const prefix = `${name}-draft:${id ?? "new"}:`;
	const records = deviceRecords<Omit<StoredDraft<Draft>, "key" | "storedAt">>(
		storage,
		prefix,
		z.preprocess(withStoredAt, record),
	);
	return {
		...records,
		/** Stores a draft; where there is no room for what it was made from, without that. */
		store: (stored: StoredDraft<Draft>) =>
			records.store(stored) || records.store({ ...stored, base: undefined }),
		/** The key here of what a form types whose key on the server is `draftKey`, and the reverse. */
		keyOf: (draftKey: string) => prefix + draftKey.slice("new-".length),
		draftKeyOf: (key: string) => `new-${key.slice(prefix.length)}`,
	};
}

/** Drafts that earlier releases stored say `keptAt`: they are restored like any other. */
function withStoredAt(value: unknown): unknown {
	if (typeof value !== "object" || value === null || !("keptAt" in value)) return value;
	return { ...value, storedAt: value.keptAt };
}
