import { hasMetDamage, isDatabaseAway, writeTroubleOf } from "#platform/database/database-failure.ts";

/** What Kysely says, without a code, of a connection that ended while it was used. */
const endedConnection = /connection has been discarded/;

/** Says in one sentence why a command failed and what to do; other errors say it themselves. */
export function failureSentence(error: unknown): string {
	if (writeTroubleOf(error) === "full") {
		return "There is no room left on the disk: make room, then try again.";
	}
	if (hasMetDamage(error)) {
		return "The database file is damaged: stop the site, move the file away with its -wal and -shm, and restore the newest backup.";
	}
	const message = error instanceof Error ? error.message : String(error);
	if (endedConnection.test(message) || isDatabaseAway(error)) {
		return `The database cannot be reached, or has just ended the connection: try again once it answers (${message}).`;
	}
	return message;
}
