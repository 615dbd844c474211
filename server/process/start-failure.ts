import { resolve } from "node:path";
import { isDamaged } from "#platform/database/damage.ts";
import { hasSqliteCode, isDatabaseAway } from "#platform/database/database-failure.ts";
import { NewerDatabaseError } from "#platform/database/migrate.ts";
import { databasePlace } from "#platform/database/open-database.ts";
import { type Environment, EnvironmentError } from "#platform/environment.ts";
import { listArchives } from "#server/backup/archive-folder.ts";
import { UnheardAnnouncementsError } from "./heard-announcements.ts";
import { BackupBeforeUpdateError, EmptySiteError, UnfinishedRestoreError } from "./prepare-data.ts";
import { asTyped } from "./typed-command.ts";

/** What keeps a site from starting, with its variable or place, and what to do about it. */
type Failure = { found: string; remedy: string };

/** What a start that cannot succeed says, in one line. */
export async function startFailure(error: unknown, environment?: Environment): Promise<string> {
	if (error instanceof EnvironmentError) return error.message;
	const known = environment && (await knownFailure(error, environment));
	if (known !== undefined) return `${known.found}: ${known.remedy}.`;
	const { message, code } = error as NodeJS.ErrnoException;
	return `The site could not start: ${oneLine(message || code || String(error))}`;
}

/** What an error of a start means; undefined for one that nobody foresaw. */
export async function knownFailure(error: unknown, environment: Environment): Promise<Failure | undefined> {
	return (
		ofListening(error, environment) ??
		(await ofContents(error, environment)) ??
		ofFolder(error, environment) ??
		ofPostgres(error, environment)
	);
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ");

function ofListening(error: unknown, { port, host }: Environment): Failure | undefined {
	const { code, syscall, hostname } = error as NodeJS.ErrnoException & { hostname?: string };
	if (code === "EADDRINUSE")
		return { found: `Port ${port} is taken`, remedy: "stop what uses it, or set PORT to another" };
	if (code === "EACCES" && syscall === "listen")
		return { found: `Port ${port} may not be used here`, remedy: "set PORT to one above 1023" };
	const isUnknownName = syscall === "getaddrinfo" && hostname === host;
	if (code !== "EADDRNOTAVAIL" && !isUnknownName) return undefined;
	return {
		found: `HOST is ${JSON.stringify(host)}, which is no address of this machine`,
		remedy: "set it to 127.0.0.1 behind a proxy, or to 0.0.0.0",
	};
}

async function ofContents(error: unknown, environment: Environment): Promise<Failure | undefined> {
	const place = databasePlace(environment);
	if (error instanceof EmptySiteError) {
		return {
			found: `The database ${place} is empty, and SITE_URL is a public address`,
			remedy: `for a new site run \`${asTyped("seed")}\`, or \`${asTyped("seed", "--empty")}\` for one without samples; if there was a site, set what names its database, or run \`${asTyped("restore", "FILE")}\``,
		};
	}
	if (error instanceof NewerDatabaseError) {
		return {
			found: `The database ${place} was changed by a newer version of the site (${error.migration})`,
			remedy: "start that version, or restore a backup of before into an empty database",
		};
	}
	if (error instanceof BackupBeforeUpdateError) {
		return {
			found: `The database ${place} is of an older version and could not be backed up to ${error.message} (${oneLine(String(error.cause))})`,
			remedy: "make room, or set BACKUP_DIR to another folder. Nothing was changed",
		};
	}
	if (error instanceof UnfinishedRestoreError) {
		return {
			found: `The database ${place} was being restored and is not whole`,
			remedy: `people who were erased may be back in it. Empty it, then run \`${asTyped("restore", error.message)}\` again`,
		};
	}
	if (!isDamaged(error)) return undefined;
	const [newest] = await listArchives(environment.backupDir).catch(() => []);
	const archive = newest === undefined ? "FILE" : resolve(environment.backupDir, newest.name);
	return {
		found: `The database ${place} is damaged; nothing was written to it`,
		remedy: `move it away with its -wal and -shm, then run \`${asTyped("restore", archive)}\``,
	};
}

/** SQLITE_READONLY, SQLITE_IOERR, SQLITE_FULL, SQLITE_CANTOPEN. */
const fileCodes = [8, 10, 13, 14];
const folderCodes = ["EACCES", "EPERM", "EROFS", "ENOENT", "ENOTDIR", "EISDIR", "EEXIST", "ENOSPC", "EDQUOT"];

function ofFolder(error: unknown, { dataDir, databaseUrl }: Environment): Failure | undefined {
	const { code, path } = error as NodeJS.ErrnoException;
	const isOfFile = hasSqliteCode(error, fileCodes);
	const folder = resolve(dataDir);
	const isOfFolder =
		folderCodes.includes(String(code)) &&
		path !== undefined &&
		(isWithin(folder, resolve(path)) || isWithin(resolve(path), folder));
	if (databaseUrl !== undefined || !(isOfFile || isOfFolder)) return undefined;
	const found = oneLine(isOfFile ? (error as Error).message : String(code));
	const account = process.getuid === undefined ? "" : ` (user ${process.getuid()})`;
	return {
		found: `DATA_DIR is ${folder}, which cannot be written (${found})`,
		remedy: `let the account that runs the site${account} write there and see that the disk has room, or set DATA_DIR to another folder`,
	};
}

/** Whether a path is a folder itself, or one below it. */
const isWithin = (path: string, folder: string): boolean => `${path}/`.startsWith(`${folder}/`);

/** What PostgreSQL says of a wrong password, role, name or right. */
const refusals: Record<string, string> = {
	"28P01": "refuses the password",
	"28000": "refuses this account",
	"3D000": "has no such database",
	"3F000": "has no such schema",
	"42501": "does not let this account make tables",
};

function ofPostgres(error: unknown, environment: Environment): Failure | undefined {
	const { databaseUrl } = environment;
	if (databaseUrl === undefined) return undefined;
	if (error instanceof UnheardAnnouncementsError) {
		return {
			found: `DATABASE_URL names ${databasePlace(environment)}, through which nothing arrives that other processes announce`,
			remedy:
				"let the pooler in front hand connections out by session (PgBouncer: pool_mode=session), or name PostgreSQL itself, and leave it a connection that is free",
		};
	}
	const code = String((error as { code?: unknown }).code);
	const refusal = refusals[code];
	if (refusal === undefined && !isDatabaseAway(error)) return undefined;
	const found = refusal ?? `cannot be reached (${code === "undefined" ? oneLine(String(error)) : code})`;
	return {
		found: `DATABASE_URL names ${databasePlace(environment)}, which ${found}`,
		remedy: "start the server or correct the address, the account or its rights",
	};
}
