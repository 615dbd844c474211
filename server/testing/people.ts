import type { Role } from "#app/site/roles.ts";
import type { Database } from "#platform/database/database.ts";
import type { Stores } from "#server/composition/stores.ts";

/** Adds a person with a role, who may sign in. @returns the person's id. */
export async function somePerson({ db }: Pick<Database, "db">, role: Role, more: { event_id?: string } = {}) {
	const id = `a-${role}`;
	const person = { id, role, name: `Some ${role}`, email: `${role}@example.org`, language: "fr" as const };
	await db
		.insertInto("people")
		.values({ ...person, created_at: "2026-01-01T00:00:00.000Z", ...more })
		.onConflict((conflict) => conflict.column("id").doNothing())
		.execute();
	return id;
}

/** Opens a session of a person. @returns its token. */
export async function sessionOf(
	{ database: { db }, stores }: { database: Database; stores: Pick<Stores, "sessions"> },
	personId: string,
): Promise<string> {
	const opened = await db
		.transaction()
		.execute((transaction) => stores.sessions.openSession(transaction, personId, {}));
	return opened.token;
}
