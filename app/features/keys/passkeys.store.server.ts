import type { Kysely } from "kysely";
import type { PasskeysTable } from "#migrations/people-tables.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Clock } from "#platform/clock.ts";
import { maxPasskeys, type Passkey } from "./key.ts";

export type NewPasskey = Pick<PasskeysTable, "id" | "public_key" | "counter" | "name" | "relying_party"> & {
	transports: string[];
};

/** The passkeys of all people. */
export function passkeysStore(db: Kysely<Tables>, clock: Clock) {
	/** Lists a person's passkeys, the newest first. `relyingParty` is the site's. */
	async function list(personId: string, relyingParty: string): Promise<Passkey[]> {
		const rows = await db
			.selectFrom("passkeys")
			.selectAll()
			.where("person_id", "=", personId)
			.orderBy("created_at", "desc")
			.orderBy("id")
			.execute();
		return rows.map((row) => ({
			id: row.id,
			name: row.name,
			relyingParty: row.relying_party,
			isUsable: row.relying_party === relyingParty,
			createdAt: row.created_at,
			lastUsedAt: row.last_used_at,
		}));
	}

	/** Stores a passkey. @throws ApiError 409 where it is stored already, or too many are. */
	function add(personId: string, made: NewPasskey): Promise<void> {
		return db.transaction().execute((transaction) => addWithin(transaction, personId, made));
	}

	/** The same as a part of a transaction. */
	async function addWithin(
		transaction: Kysely<Tables>,
		personId: string,
		{ transports, ...made }: NewPasskey,
	): Promise<void> {
		const { count } = await transaction
			.selectFrom("passkeys")
			.select(({ fn }) => fn.countAll().as("count"))
			.where("person_id", "=", personId)
			.executeTakeFirstOrThrow();
		if (Number(count) >= maxPasskeys) {
			const message = `There are ${maxPasskeys} passkeys. Remove one to make another.`;
			throw new ApiError(409, "passkeys-full", message, { more: { max: String(maxPasskeys) } });
		}
		const row = {
			...made,
			person_id: personId,
			transports: JSON.stringify(transports),
			created_at: clock().toISOString(),
			last_used_at: null,
		};
		const added = await transaction
			.insertInto("passkeys")
			.values(row)
			.onConflict((conflict) => conflict.column("id").doNothing())
			.executeTakeFirst();
		if (added.numInsertedOrUpdatedRows === 0n)
			throw new ApiError(409, "stale", "This passkey is on the list already.");
	}

	async function find(id: string) {
		const row = await db.selectFrom("passkeys").selectAll().where("id", "=", id).executeTakeFirst();
		return row && { ...row, transports: JSON.parse(row.transports) as string[] };
	}

	/** Notes a use. @returns false, with nothing noted, if its counter does not go on: it was copied. */
	async function noteUse(within: Kysely<Tables>, id: string, counter: number): Promise<boolean> {
		const { numUpdatedRows } = await within
			.updateTable("passkeys")
			.set({ counter, last_used_at: clock().toISOString() })
			.where("id", "=", id)
			.where((row) => (counter === 0 ? row("counter", "=", 0) : row("counter", "<", counter)))
			.executeTakeFirstOrThrow();
		return numUpdatedRows === 1n;
	}

	/** @throws ApiError 404. */
	async function rename(personId: string, id: string, name: string): Promise<void> {
		const { numUpdatedRows } = await db
			.updateTable("passkeys")
			.set({ name })
			.where("id", "=", id)
			.where("person_id", "=", personId)
			.executeTakeFirstOrThrow();
		if (numUpdatedRows === 0n) throw gone();
	}

	/** @throws ApiError 404. */
	async function remove(within: Kysely<Tables>, personId: string, id: string): Promise<void> {
		const { numDeletedRows } = await within
			.deleteFrom("passkeys")
			.where("id", "=", id)
			.where("person_id", "=", personId)
			.executeTakeFirstOrThrow();
		if (numDeletedRows === 0n) throw gone();
	}

	/** Lists the addresses that passkeys were made for. */
	async function listRelyingParties(): Promise<string[]> {
		const rows = await db
			.selectFrom("passkeys")
			.select("relying_party")
			.distinct()
			.orderBy("relying_party")
			.execute();
		return rows.map(({ relying_party }) => relying_party);
	}

	return { list, add, addWithin, find, noteUse, rename, remove, listRelyingParties };
}

const gone = () => new ApiError(404, "not-found", "This passkey has already been removed.");
