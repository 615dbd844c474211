import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { sharedColumns } from "#app/content/columns.ts";
import { completed } from "#app/content/draft.ts";
import { dropWorkingCopy } from "#app/content/drafts/working-copies.store.server.ts";
import type { Creation } from "#app/content/drafts/working-copy.ts";
import type { LastSave } from "#app/content/editing/last-save.ts";
import type { Fields } from "#app/content/field.ts";
import type { Content } from "#app/content/localized.ts";
import { defaultLanguage } from "#app/site/site-config.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Clock } from "#platform/clock.ts";
import type { ContentDatabase } from "#platform/content/deleted-things.ts";
import {
	type ChangedColumns,
	updateVersion,
	type VersionedTable,
} from "#platform/database/update-version.ts";
import {
	type ContentTable,
	type FurtherColumns,
	insertThing,
	loadThing,
	readThings,
	writeTexts,
} from "./content-table.server.ts";
import { type Deletion, deletions } from "./deletion.server.ts";
import { asPerson, lastSave, readLastSave } from "./last-save.server.ts";
import { hasVersions, storedVersions, storeVersions, versionRow } from "./stored-versions.server.ts";

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

/** Columns and further steps of a save, beside the fields. */
export type Writing<F extends Fields, Saved> = FurtherColumns<F> & {
	/** Is stored in place of what was sent. */
	input?: Content<F>;
	/** Changes other tables to follow what is stored now. Part of the same transaction. */
	afterSave?(saved: Saved): Promise<void>;
	/** Stores a version in the history, where that is not simply the next one. */
	saveVersion?(saved: Saved): Promise<void>;
};

/**
 * A kind of content that is stored by its fields. Only names and fields must be stated. `Kept` is stored
 * of a deleted one; `Restored` is the answer when it is back.
 */
export type ContentKind<
	F extends Fields,
	Input extends Content<F>,
	Saved,
	Kept extends object,
	Restored,
> = Omit<ContentTable<F>, "stored"> &
	Partial<Pick<ContentTable<F>, "stored">> &
	Partial<Omit<VersionedKind<VersionedTable, Saved>, "table">> & {
		/** Returns its title in the history, and among deleted things. */
		titleOf(saved: Saved): string;
		/**
		 * Prepares what takes long, such as rendering, then returns what the transaction writes beside the
		 * fields. `before` is what is stored until then; undefined for something new.
		 */
		prepare?(
			input: Input,
			at: Date,
		): Promise<
			(
				transaction: ContentDatabase,
				thing: { id: string; before: Saved | undefined },
			) => Promise<Writing<F, Saved>>
		>;
		deletion?: Deletion<Kept, Restored>;
	};

/** Everything that is done to the things of a kind, in their versions, history and deletion. */
export function versionedStore<
	F extends Fields,
	Input extends Content<F>,
	Saved extends Content<F> & { id: string; version: number; updatedAt?: string },
	Kept extends object = Saved,
	Restored = Saved,
>(db: ContentDatabase, clock: Clock, described: ContentKind<F, Input, Saved, Kept, Restored>) {
	const table: ContentTable<F> = { stored: ["id", "version"], ...described };
	const kind = {
		load: (from: ContentDatabase, id: string) => loadThing<F, Saved>(from, table, id),
		prepare: async () => async (): Promise<Writing<F, Saved>> => ({}),
		...described,
		...table,
	};

	/** Adds a thing. @throws ApiError where it may not be written. */
	async function create(input: Input, { at = clock(), draft }: Creation = {}): Promise<Saved> {
		const write = await kind.prepare(input, at);
		const id = randomUUID();
		return db.transaction().execute(async (transaction) => {
			await kind.hold?.(transaction, id);
			const writing = await write(transaction, { id, before: undefined });
			await insertThing<F>(transaction, kind, { input, ...writing, id, version: 1 });
			return finishSave(transaction, kind, { id, at, writing, workingCopy: draft });
		});
	}

	/** Replaces what is written of a thing. @throws ApiError as `create`, 404, or 409 `stale`. */
	async function update(id: string, input: Input & { version: number }): Promise<Saved> {
		const at = clock();
		const write = await kind.prepare(input, at);
		const place = { id, version: input.version, at };
		return replaceVersion(db, { ...kind, table: `${kind.name}s` }, place, async (transaction, before) => {
			const writing = await write(transaction, { id, before });
			const content = writing.input ?? input;
			return {
				columns: { ...sharedColumns(kind.fields, content), ...writing.columns },
				async afterSave() {
					await writeTexts<F>(transaction, kind, { ...writing, id, input: content });
					return finishSave(transaction, kind, { id, at, before, writing, workingCopy: id });
				},
			};
		});
	}

	const { name, fields, titleOf, load } = kind;
	return {
		create,
		update,
		...thingDeletions<F, Saved, Kept, Restored>(db, clock, kind),
		/** One thing. @throws ApiError 404. */
		get: (id: string) => load(db, id),
		/** All of them, in the order of the alphabet. */
		list: async () =>
			(await readThings<F, Saved>(db, kind)).toSorted((one, other) =>
				titleOf(one).localeCompare(titleOf(other), defaultLanguage),
			),
		...storedVersions(db, name, fields),
	};
}

type Kind<F extends Fields, Saved> = ContentTable<F> & {
	hold?(transaction: ContentDatabase, id: string): Promise<void>;
	load(db: ContentDatabase, id: string): Promise<Saved>;
	titleOf(saved: Saved): string;
};

/** Ends a save: what was typed is superfluous, and the history has one version more. */
async function finishSave<
	F extends Fields,
	Saved extends Content<F> & { version: number; updatedAt?: string },
>(
	transaction: ContentDatabase,
	{ name, fields, load, titleOf }: Kind<F, Saved>,
	made: {
		id: string;
		at: Date;
		before?: Saved;
		writing: Writing<F, Saved>;
		workingCopy: string | undefined;
	},
): Promise<Saved> {
	const { id, at, before, writing } = made;
	const rowOf = (one: Saved) =>
		versionRow(fields, one, { title: titleOf(one), savedAt: one.updatedAt ?? at.toISOString() });
	await dropWorkingCopy(transaction, name, made.workingCopy);
	const saved = await load(transaction, id);
	await writing.afterSave?.(saved);
	const saveVersion = writing.saveVersion ?? ((one) => storeVersions(transaction, name, id, [rowOf(one)]));
	// It was saved before there was a history.
	if (before !== undefined && !(await hasVersions(transaction, name, id)))
		await asPerson(null, () => saveVersion(before));
	await saveVersion(saved);
	return saved;
}

/** Deletes things with their versions and what is typed of them, and puts them back as they were. */
function thingDeletions<
	F extends Fields,
	Saved extends Content<F> & { version: number },
	Kept extends object,
	Restored,
>(db: ContentDatabase, clock: Clock, kind: Kind<F, Saved> & { deletion?: Deletion<Kept, Restored> }) {
	const { name, fields, titleOf, load } = kind;
	return deletions<Kept, Restored>(db, clock, {
		...{ row: { kind: name, table: `${name}s` }, versions: name, workingCopies: name },
		...(kind.hold && { hold: kind.hold }),
		async read(transaction, id) {
			const thing = await load(transaction, id);
			return { title: titleOf(thing), content: thing as object as Kept };
		},
		restore: async (id, kept) => async (transaction) => {
			const { version } = kept as object as Saved;
			await insertThing<F>(transaction, kind, { id, version, input: completed(fields, kept) });
			return (await load(transaction, id)) as unknown as Restored;
		},
		...kind.deletion,
	});
}

/** The columns of a save, and the step that follows them. */
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
	{ id, version, at }: { id: string; version: number; at: Date },
	prepare: (transaction: ContentDatabase, current: Current) => Promise<Replacement<Table, Saved>>,
): Promise<Saved> {
	return db.transaction().execute(async (transaction) => {
		await kind.hold?.(transaction, id);
		const current = await kind.load(transaction, id);
		const refuse = async (newest: Current) => {
			const last = await readLastSave(transaction, kind.table, sql`id = ${id}`);
			return staleConflict((await kind.conflicting?.(transaction, newest)) ?? newest, last);
		};
		if (current.version !== version) throw await refuse(current);
		const { columns, afterSave } = await prepare(transaction, current);
		const row = { ...columns, ...lastSave(at) };
		if (!(await updateVersion(transaction, { table: kind.table, id, version }, row))) {
			throw await refuse(await kind.load(transaction, id));
		}
		return afterSave();
	});
}

/** The refusal of what was made from an older version, with the `current` one and how that was saved. */
export function staleConflict(current: unknown, last?: LastSave): ApiError {
	const message = "This was changed elsewhere since you opened it. Nothing of either is lost.";
	return new ApiError(409, "stale", message, { more: { current, ...(last && { lastSave: last }) } });
}

/** The refusal to replace an image everywhere, since something that shows it was saved meanwhile. */
export function overtakenReplacement(): ApiError {
	return new ApiError(
		409,
		"stale",
		"Something was changed meanwhile. Nothing was replaced: please try again.",
	);
}
