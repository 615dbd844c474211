import type { Fields } from "#app/content/field.ts";
import type { Draft } from "#app/content/localized.ts";
import { z } from "#app/content/schema.ts";
import { writtenSchema } from "#app/content/shapes.ts";
import { type DeviceRecord, type DeviceStorage, deviceRecords } from "./device-records.ts";
import { type DraftKind, newKey } from "./working-copy.ts";

/**
 * What was typed and not saved, as this browser stores it. `version` is the saved one that it was
 * made from.
 */
export type StoredDraft<F extends Fields> = DeviceRecord<{ version: number | null; draft: Draft<F> }>;

/** Where unsaved texts of one thing are stored. `id` is undefined for a new thing. */
export function storedDrafts<F extends Fields>(
	storage: DeviceStorage,
	{ name, fields }: Pick<DraftKind<F>, "name" | "fields">,
	id: string | undefined,
) {
	const draft = writtenSchema(fields);
	const record = z.object({ storedAt: z.string(), version: z.number().nullable(), draft });
	return deviceRecords<Omit<StoredDraft<F>, "key" | "storedAt">>(
		storage,
		`${name}-draft:${id ?? newKey}:`,
		z.preprocess(withStoredAt, record),
	);
}

/** Drafts that earlier releases stored say `keptAt`: they are restored like any other. */
function withStoredAt(value: unknown): unknown {
	if (typeof value !== "object" || value === null || !("keptAt" in value)) return value;
	return { ...value, storedAt: value.keptAt };
}
