import { reindexArticles } from "#app/features/articles/search/articles.reindex.server.ts";
import { migrations, type Step } from "#migrations/index.ts";
import type { Database } from "#platform/database/database.ts";
import { asReplaced, migrate, OlderDatabaseError } from "#platform/database/migrate.ts";
import { ArchiveError, type Manifest } from "./manifest.ts";
import { readEntries, type VerifiedArchive } from "./read-archive.ts";
import { type FileReference, isOutside, namedOutside, rowText, TableDigest } from "./row-digest.ts";
import { type AnyDb, type AnyTables, listTables, type Row, rowsOf } from "./snapshot.ts";
import { markFinished, markUnfinished } from "./unfinished-restore.ts";
import type { Progress } from "./write-archive.ts";

/** Tables of which a site that was started once has filled one at least. */
const tables = ["articles", "events", "media", "settings", "subscribers", "access_codes"] as const;
/** Rows of one statement: engines bound how many values it may have (32,766 on SQLite). */
const insertedRows = 200;

/**
 * Fills an empty database with an archive, of whichever engine, compares it with the manifest, and
 * brings it up to date: all or nothing. No site starts on it until `beforeUse` has succeeded.
 * @throws ArchiveError, with nothing changed, for a database that holds something and for an archive
 * of a newer version.
 */
export async function restoreArchive<Result = void>(
	{ file, manifest, identity }: VerifiedArchive,
	database: Database,
	onProgress: Progress = () => undefined,
	beforeUse: () => Promise<Result>,
): Promise<Result> {
	const itsMigrations = migrationsOf(manifest);
	return database.exclusively(async () => {
		if (await holdsSomething(database)) {
			throw new ArchiveError("The database is not empty: restore into an empty one. Nothing was changed.");
		}
		await migrate(database, itsMigrations);
		await database.db
			.withTables<AnyTables>()
			.transaction()
			.execute(async (transaction) => {
				await emptyAll(transaction, database.engine);
				const outside = new Set(manifest.outside?.map(({ hash }) => hash));
				await fill(transaction, readEntries(file, identity), { onProgress, outside });
				await compare(transaction, database.engine, manifest, outside);
				await markUnfinished(transaction, file);
			});
		await migrate(database, migrations);
		await reindexArticles(database.db);
		await database.analyze();
		const result = await beforeUse();
		await markFinished(database.db);
		return result;
	});
}

/** The migrations of an archive's tables. @throws ArchiveError for a newer or too old version. */
export function migrationsOf({ migrations: names }: Manifest): Record<string, Step> {
	const known = presentNames(names).map((name) => {
		const migration = migrations[name];
		if (migration === undefined) {
			throw new ArchiveError(
				"This archive was written by a newer version of the site: update the site first.",
			);
		}
		return [name, migration];
	});
	return Object.fromEntries(known);
}

/** The migrations of an archive's tables that this program does not have. */
export const newerMigrations = (manifest: Manifest): string[] =>
	presentNames(manifest.migrations).filter((name) => migrations[name] === undefined);

function presentNames(names: readonly string[]): string[] {
	try {
		return asReplaced(names, migrations);
	} catch (error) {
		if (!(error instanceof OlderDatabaseError)) throw error;
		throw new ArchiveError(
			`This archive is older than this version can read: restore it with version ${error.lastVersion}, the last that can, then start this one.`,
		);
	}
}

async function holdsSomething({ db, engine }: Database): Promise<boolean> {
	const existing = await listTables(db.withTables<AnyTables>(), engine);
	for (const table of tables.filter((name) => existing.some((found) => found.name === name))) {
		const row = await db.withTables<AnyTables>().selectFrom(table).selectAll().limit(1).executeTakeFirst();
		if (row !== undefined) return true;
	}
	return false;
}

/** A migration may have written rows of its own, such as a key. */
async function emptyAll(db: AnyDb, engine: Database["engine"]): Promise<void> {
	for (const { name } of (await listTables(db, engine)).toReversed()) await db.deleteFrom(name).execute();
}

type Filling = {
	onProgress: Progress;
	/** The images that the archive names and does not hold. */
	outside: ReadonlySet<string>;
};

async function fill(
	db: AnyDb,
	entries: ReturnType<typeof readEntries>,
	{ onProgress, outside }: Filling,
): Promise<void> {
	const files = new Map<string, Buffer>();
	const counts = new Map<string, number>();
	for await (const { name, bytes } of entries) {
		const [folder, rest = ""] = name.split("/");
		if (folder === "files") files.set(rest, bytes);
		if (folder !== "tables") continue;
		const table = rest.replace(/\.\d+\.jsonl$/, "");
		const rows = linesOf(bytes).map((line) =>
			rowOf(line, (hash) => files.get(hash) ?? (outside.has(hash) ? nothing : undefined)),
		);
		for (let start = 0; start < rows.length; start += insertedRows) {
			await db
				.insertInto(table)
				.values(rows.slice(start, start + insertedRows))
				.execute();
		}
		// A part stands after the files that it refers to.
		files.clear();
		counts.set(table, (counts.get(table) ?? 0) + rows.length);
		onProgress(table, counts.get(table) ?? 0);
	}
}

const nothing = Buffer.alloc(0);

const linesOf = (bytes: Buffer): string[] => bytes.toString().split("\n").slice(0, -1);

function rowOf(line: string, findFile: (hash: string) => Buffer | undefined): Row {
	const row = JSON.parse(line) as Row;
	const values = Object.entries(row).map(([column, value]) => [
		column,
		isReference(value) ? findFile(value.file) : value,
	]);
	return Object.fromEntries(values);
}

function isReference(value: unknown): value is FileReference {
	return typeof value === "object" && value !== null && "file" in value;
}

async function compare(
	db: AnyDb,
	engine: Database["engine"],
	manifest: Manifest,
	outside: ReadonlySet<string>,
): Promise<void> {
	const tables = await listTables(db, engine);
	for (const { name, rows, digest } of manifest.tables) {
		const table = tables.find((found) => found.name === name);
		const restored = new TableDigest();
		const written = (row: Row) =>
			isOutside(name, row) && outside.has(String(row.hash)) ? namedOutside(row) : row;
		if (table !== undefined)
			for await (const row of rowsOf(db, engine, table)) restored.add(rowText(written(row)));
		if (restored.rows !== rows || restored.digest !== digest) {
			throw new ArchiveError(`The table ${name} could not be restored as it was. Nothing was changed.`);
		}
	}
}
