import { ApiError } from "#platform/api/api-error.ts";
import type { ContentDatabase } from "#platform/content/deleted-things.ts";
import {
	type ChangedColumns,
	updateVersion,
	type VersionedTable,
} from "#platform/database/update-version.ts";

/** A kind of content of which each save is made from a version, and makes the next one. */
export type VersionedKind<Table extends VersionedTable, Current> = {
	table: Table;
	/** Holds what a save must not change together with others. Without it, the version alone decides. */
	hold?(transaction: ContentDatabase, id: string): Promise<void>;
	/** @throws ApiError 404, or 409 where nothing of it may be changed. */
	load(db: ContentDatabase, id: string): Promise<Current>;
	/** Returns what a refused save is told of the newest version; that itself unless stated. */
	conflicting?(db: ContentDatabase, current: Current): unknown;
};

/** The columns of a save, and what is written besides once they are stored. */
type Replacement<Table extends VersionedTable, Saved> = {
	columns: ChangedColumns<Table>;
	afterSave(): Promise<Saved>;
};

/**
 * Replaces a version by the next one, in one transaction. `prepare` sees what is stored now, before
 * anything is written.
 * @throws ApiError as `load`, or 409 `stale` when `version` is not the newest.
 */
export async function replaceVersion<
	Table extends VersionedTable,
	Current extends { version: number },
	Saved,
>(
	db: ContentDatabase,
	kind: VersionedKind<Table, Current>,
	{ id, version }: { id: string; version: number },
	prepare: (transaction: ContentDatabase, current: Current) => Promise<Replacement<Table, Saved>>,
): Promise<Saved> {
	return db.transaction().execute(async (transaction) => {
		await kind.hold?.(transaction, id);
		const current = await kind.load(transaction, id);
		const refuse = async (newest: Current) =>
			staleConflict((await kind.conflicting?.(transaction, newest)) ?? newest);
		if (current.version !== version) throw await refuse(current);
		const { columns, afterSave } = await prepare(transaction, current);
		if (!(await updateVersion(transaction, { table: kind.table, id, version }, columns))) {
			throw await refuse(await kind.load(transaction, id));
		}
		return afterSave();
	});
}

/** The refusal of what was made from an older version, with the `current` one. */
export function staleConflict(current: unknown): ApiError {
	const message = "This was changed elsewhere since you opened it. Nothing of either is lost.";
	return new ApiError(409, "stale", message, { more: { current } });
}

/** The refusal to replace an image everywhere, since something that shows it was saved meanwhile. */
export function overtakenReplacement(): ApiError {
	return new ApiError(
		409,
		"stale",
		"Something was changed meanwhile. Nothing was replaced: please try again.",
	);
}
