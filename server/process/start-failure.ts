import { resolve } from "node:path";
import { isDamaged } from "#platform/database/damage.ts";
import { hasSqliteCode, isDatabaseAway, isLocked } from "#platform/database/database-failure.ts";
import { NewerDatabaseError, OlderDatabaseError } from "#platform/database/migrate.ts";
import { databasePlace } from "#platform/database/open-database.ts";
import { type Environment, EnvironmentError } from "#platform/environment.ts";
import { listArchives } from "#server/backup/archive-folder.ts";
import { UnheardAnnouncementsError } from "./heard-announcements.ts";
import { BackupBeforeUpdateError, EmptySiteError, UnfinishedRestoreError } from "./prepare-data.ts";
import { asTyped } from "./typed-command.ts";

/** Why a site cannot start, with its variable or place, and what to do about it. */
type Failure = { found: string; remedy: string };

/** Returns one line about a start that failed. */
export async function startFailure(error: unknown, environment?: Environment): Promise<string> {
	if (error instanceof EnvironmentError) return error.message;
	const known = environment && (await knownFailure(error, environment));
	if (known !== undefined) return `${known.found}: ${known.remedy}.`;
	const { message, code } = error as NodeJS.ErrnoException;
	return `The site could not start: ${oneLine(message || code || String(error))}`;
}

/** Explains an error of a start; undefined for an unexpected one. */
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
	if (error instanceof OlderDatabaseError) {
		return {
			found: `The database ${place} is older than this version can read`,
			remedy: `start version ${error.lastVersion}, the last that can, on it once, then this one. Nothing was changed`,
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
	if (environment.databaseUrl === undefined && isLocked(error)) {
		return {
			found: `DATA_DIR names ${place}, which another program has locked (${oneLine((error as Error).message)})`,
			remedy:
				"end what has it open, such as a start of the site that hangs or a program that looks into databases, or set DATA_DIR to another folder",
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
	const isOfFile = databaseUrl === undefined && hasSqliteCode(error, fileCodes);
	const folder = resolve(dataDir);
	const isOfFolder =
		folderCodes.includes(String(code)) &&
		path !== undefined &&
		(isWithin(folder, resolve(path)) || isWithin(resolve(path), folder));
	if (!(isOfFile || isOfFolder)) return undefined;
	const found = oneLine(isOfFile ? (error as Error).message : String(code));
	const account = process.getuid === undefined ? "" : ` (user ${process.getuid()})`;
	return {
		found: `DATA_DIR is ${folder}, which cannot be written (${found})`,
		remedy: `let the account that runs the site${account} write there and see that the disk has room, or set DATA_DIR to another folder`,
	};
}

/** Returns whether a path is a folder itself, or one below it. */
const isWithin = (path: string, folder: string): boolean => `${path}/`.startsWith(`${folder}/`);

const account = "start the server or correct the address, the account or its rights";
const certificate =
	"give the server a certificate that this machine trusts, or name its authority with `sslrootcert=FILE`";

/** PostgreSQL's refusals of a wrong password, role, name or right, and of writes. */
const refusals: Record<string, Failure> = {
	"28P01": { found: "refuses the password", remedy: account },
	"28000": { found: "refuses this account", remedy: account },
	"3D000": { found: "has no such database", remedy: account },
	"3F000": { found: "has no such schema", remedy: account },
	"42501": { found: "does not let this account make tables", remedy: account },
	"25006": {
		found: "takes no writes: it is a standby, or set to be read only",
		remedy: "name the primary server, or let this account write",
	},
	"53100": { found: "has no room on its disk", remedy: "make room on the disk of the database server" },
};

/** Node's codes for a certificate that it does not trust. */
const untrusted = /CERT|^UNABLE_TO_/;

/** Explains a failed encrypted connection; pg gives no code for the first case. */
function ofEncryption({ code = "", message }: NodeJS.ErrnoException): Failure | undefined {
	if (message === "The server does not support SSL connections") {
		return {
			found: "takes no encrypted connections",
			remedy: "switch TLS on there, or, where nobody listens in between, take `sslmode` out of the address",
		};
	}
	if (code === "28000" && message.includes("no encryption")) {
		return {
			found: "takes no unencrypted connection of this account",
			remedy: "add `sslmode=verify-full` to the address",
		};
	}
	if (!untrusted.test(code)) return undefined;
	return { found: `has a certificate that is not trusted (${code})`, remedy: certificate };
}

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
	const failure = error instanceof Error ? ofServer(error) : undefined;
	return (
		failure && {
			...failure,
			found: `DATABASE_URL names ${databasePlace(environment)}, which ${failure.found}`,
		}
	);
}

function ofServer(error: NodeJS.ErrnoException): Failure | undefined {
	const { code } = error;
	const refusal = ofEncryption(error) ?? refusals[code ?? ""];
	if (refusal !== undefined || !isDatabaseAway(error)) return refusal;
	return { found: `cannot be reached (${code ?? oneLine(String(error))})`, remedy: account };
}
