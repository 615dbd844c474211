/** Thrown at once, without a try, while the database is known to be away. */
export class DatabaseAwayError extends Error {
	override name = "DatabaseAwayError";
	/**
	 * The code of the failure that keeps it away, such as ECONNREFUSED; undefined where that has only a
	 * message.
	 */
	readonly code: string | undefined;

	constructor(reason?: unknown) {
		const { message, code } = reason instanceof Error ? (reason as NodeJS.ErrnoException) : {};
		// A name with several addresses fails without a message of its own.
		const detail = message || code;
		super(
			detail === undefined ? "The database cannot be reached." : `The database cannot be reached: ${detail}`,
		);
		this.code = code;
	}
}

/** Why the file of a database is written to no more until the next start. */
export type Refusal = "replaced" | "damaged";

/** A write that would be lost, or that would make a damaged file worse. */
export class RefusedWriteError extends Error {
	override name = "RefusedWriteError";

	constructor(reason: Refusal, options?: ErrorOptions) {
		super(`The database file is ${reason}: nothing is written to it.`, options);
	}
}

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const damagedCodes = [11, 26];

/** Returns whether a statement met contents of the file that cannot be right. */
export function hasMetDamage(error: unknown): boolean {
	return hasSqliteCode(error, damagedCodes);
}

/** Seconds after which a client may try again: a database that has returned is used within two. */
export const retryAfterSeconds = 2;

const unreachable = new Set([
	...["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT"],
	...["ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH", "ENOENT"],
]);

/** lock_not_available and deadlock_detected of PostgreSQL. */
const givingWay = ["55P03", "40P01"];

/**
 * SQLSTATEs of a server that cannot take this statement now: too many connections, ended by an
 * administrator, crash of another session, starting or stopping, time limits, a lock
 * (https://www.postgresql.org/docs/15/errcodes-appendix.html).
 */
const refusing = new Set(["53300", "57P01", "57P02", "57P03", "57014", "25P03", ...givingWay]);

/** Messages of pg, without a code, for a connection that broke, failed to open or was closed. */
const brokenConnection =
	/^(Connection terminated|Client (has encountered a connection error|was closed)|timeout e|Query read timeout)/;

const primaryCodeMask = 0xff;

/** Returns whether SQLite says one of some primary codes (https://sqlite.org/rescode.html). */
export function hasSqliteCode(error: unknown, codes: readonly number[]): boolean {
	const errcode = error instanceof Error && "errcode" in error ? error.errcode : undefined;
	return typeof errcode === "number" && codes.includes(errcode & primaryCodeMask);
}

/** SQLITE_BUSY and SQLITE_LOCKED. */
const lockedCodes = [5, 6];

/** Returns whether the database cannot answer now, and may in a moment: the request is not at fault. */
export function isDatabaseAway(error: unknown): boolean {
	if (error instanceof DatabaseAwayError || isLocked(error)) return true;
	if (!(error instanceof Error)) return false;
	const { code } = error as { code?: unknown };
	if (typeof code !== "string") return brokenConnection.test(error.message);
	if ("syscall" in error && !isOfConnection(error.syscall)) return false;
	return unreachable.has(code) || refusing.has(code) || code.startsWith("08");
}

/** Returns whether a transaction lost a deadlock: it may be repeated. */
export function hasToGiveWay(error: unknown): boolean {
	return error instanceof Error && "code" in error && givingWay.includes(String(error.code));
}

/** Returns whether SQLite says that another process holds the lock. */
export function isLocked(error: unknown): boolean {
	return hasSqliteCode(error, lockedCodes);
}

/** Returns whether a server has no free connection: open ones still answer. */
export function isCrowded(error: unknown): boolean {
	return error instanceof Error && "code" in error && error.code === "53300";
}

/** Why nothing can be stored for now: there is no room, or what there is takes no writes. */
export type WriteTrouble = "full" | "unwritable";

/** SQLITE_READONLY, SQLITE_IOERR and SQLITE_FULL. */
const sqliteCodes = { full: [13], unwritable: [8, 10] };
/** disk_full, read_only_sql_transaction (a standby), io_error of PostgreSQL; the system's own. */
const storageCodes = new Map<unknown, WriteTrouble>([
	...["53100", "ENOSPC", "EDQUOT"].map((code) => [code, "full"] as const),
	...["25006", "58030", "EROFS"].map((code) => [code, "unwritable"] as const),
]);

/** Returns what is wrong with the disk; undefined for other errors. */
export function writeTroubleOf(error: unknown): WriteTrouble | undefined {
	if (!(error instanceof Error)) return undefined;
	if (hasSqliteCode(error, sqliteCodes.full)) return "full";
	if (hasSqliteCode(error, sqliteCodes.unwritable)) return "unwritable";
	return "code" in error ? storageCodes.get(error.code) : undefined;
}

/** Returns whether nothing can be stored for now: the disk is full or cannot be written. */
export function isUnwritable(error: unknown): boolean {
	return error instanceof RefusedWriteError || writeTroubleOf(error) !== undefined;
}

/** A file that is missing is not a database that is away. */
function isOfConnection(syscall: unknown): boolean {
	return ["connect", "read", "write", "getaddrinfo"].includes(String(syscall));
}
