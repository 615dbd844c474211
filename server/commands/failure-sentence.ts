import { hasMetDamage, isDatabaseAway, writeTroubleOf } from "#platform/database/database-failure.ts";

/** Kysely's message, without a code, about a connection that ended while in use. */
const endedConnection = /connection has been discarded/;

/** Codes of the system about a file or a folder. */
const fileCodes = [
	"EACCES",
	"EPERM",
	"EROFS",
	"ENOENT",
	"ENOTDIR",
	"EISDIR",
	"EEXIST",
	"ELOOP",
	"ENAMETOOLONG",
];

/** Says what is wrong with the file or folder that an error names; undefined where it names none. */
function placeOf(error: unknown): string | undefined {
	const { code = "", path, syscall } = error as NodeJS.ErrnoException;
	// An error of reading names no path.
	if (code === "EISDIR" && syscall === "read") return "A folder is named where a file is needed.";
	if (path === undefined || !fileCodes.includes(code)) return undefined;
	return syscall === "mkdir"
		? `The folder ${path} cannot be made (${code}): let this account write there, or name another.`
		: `${path} cannot be opened (${code}): check its name, and whether this account may read and write there.`;
}

/** Says in one sentence why a command failed and what to do; other errors say it themselves. */
export function failureSentence(error: unknown): string {
	if (writeTroubleOf(error) === "full") {
		return "There is no room left on the disk: make room, then try again.";
	}
	if (hasMetDamage(error)) {
		return "The database file is damaged: stop the site, move the file away with its -wal and -shm, and restore the newest backup.";
	}
	const place = placeOf(error);
	if (place !== undefined) return place;
	const message = error instanceof Error ? error.message : String(error);
	if (endedConnection.test(message) || isDatabaseAway(error)) {
		return `The database cannot be reached, or has just ended the connection: try again once it answers (${message}).`;
	}
	return message;
}
