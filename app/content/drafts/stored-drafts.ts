import type { Fields } from "#app/content/field.ts";
import type { Draft } from "#app/content/localized.ts";
import { z } from "#app/content/schema.ts";
import { writtenSchema } from "#app/content/shapes.ts";
import { type DeviceRecord, type DeviceStorage, deviceRecords } from "./device-records.ts";
import type { DraftKind } from "./working-copy.ts";

/**
 * What was typed and not saved, as this browser stores it. `version` is the saved one that it was
 * made from.
 */
export type StoredDraft<F extends Fields> = DeviceRecord<{
	version: number | null;
	draft: Draft<F>;
	/** When the server stored the working copy that this one goes on from. */
	from?: string | null | undefined;
	/** Whether it says what that working copy says. */
	isOnServer?: boolean | undefined;
}>;

/** Where unsaved texts of one thing are stored. `id` is undefined for a new thing. */
export function storedDrafts<F extends Fields>(
	storage: DeviceStorage,
	{ name, fields }: Pick<DraftKind<F>, "name" | "fields">,
	id: string | undefined,
) {
	const draft = writtenSchema(fields);
	const record = z.object({
		storedAt: z.string(),
		version: z.number().nullable(),
		draft,
		from: z.string().nullish(),
		isOnServer: z.boolean().optional(),
	});
	const prefix = `${name}-draft:${id ?? "new"}:`;
	const records = deviceRecords<Omit<StoredDraft<F>, "key" | "storedAt">>(
		storage,
		prefix,
		z.preprocess(withStoredAt, record),
	);
	return {
		...records,
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
