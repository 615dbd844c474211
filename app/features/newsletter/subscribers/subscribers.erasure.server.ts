import { createHmac } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { normalizeEmail } from "#app/features/newsletter/email.ts";
import type { ErasedPerson } from "#app/features/newsletter/erased-person.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Clock } from "#platform/clock.ts";
import type { Effects } from "#platform/content/content-store.ts";
import { anywhere } from "#platform/database/like.ts";
import { forgetConsent } from "./consents.server.ts";

export type ErasuresStore = ReturnType<typeof erasuresStore>;

/** Forgets whatever else is known of a person by their address. Part of their erasure. */
type AlsoForget = (transaction: Kysely<Tables>, email: string) => Promise<unknown>;

/** The people who asked to be erased: a keyed hash of the address is all that stays of each. */
export function erasuresStore(
	db: Kysely<Tables>,
	clock: Clock,
	alsoForget: AlsoForget = async () => undefined,
) {
	/**
	 * Erases a subscriber: their record, their links and every mail to them, sent or not. The record
	 * goes first, so that a sign-up of the same moment comes wholly before or wholly after.
	 * @throws ApiError 404 when there is no such subscriber.
	 */
	async function erase(id: string): Promise<void> {
		await db.transaction().execute(async (transaction) => {
			const erased = await transaction
				.deleteFrom("subscribers")
				.where("id", "=", id)
				.returning(["email", "consent_id"])
				.executeTakeFirst();
			if (erased === undefined) {
				throw new ApiError(404, "not-found", "This subscriber does not exist, or has been erased.");
			}
			await forgetConsent(transaction, erased.consent_id);
			await alsoForget(transaction, erased.email);
			// The links went with the record.
			await transaction
				.deleteFrom("outgoing_mails")
				.where(({ eb, or }) =>
					or([
						eb("recipient", "=", erased.email),
						sql<boolean>`payload like ${anywhere(JSON.stringify(id))} escape '\\'`,
					]),
				)
				.execute();
			const forgotten_at = clock().toISOString();
			await transaction
				.insertInto("forgotten_subscribers")
				.values({ address_hash: await hashAddress(transaction, erased.email), forgotten_at })
				.onConflict((conflict) => conflict.column("address_hash").doUpdateSet({ forgotten_at }))
				.execute();
		});
	}

	/**
	 * When the person with this address was erased, in ISO text; undefined for everybody else.
	 * Whatever adds subscribers in bulk must ask.
	 */
	async function erasedOn(address: string): Promise<string | undefined> {
		const found = await db
			.selectFrom("forgotten_subscribers")
			.select("forgotten_at")
			.where("address_hash", "=", await hashAddress(db, address))
			.executeTakeFirst();
		return found?.forgotten_at;
	}

	/** Everybody who was erased. */
	async function list(): Promise<ErasedPerson[]> {
		return db
			.selectFrom("forgotten_subscribers")
			.select(["address_hash as hash", "forgotten_at as erasedAt"])
			.orderBy("forgotten_at")
			.execute();
	}

	/**
	 * Erases people whom a database still knows that was written before they were erased.
	 * @returns how many it knew.
	 */
	async function eraseAgain(erased: readonly ErasedPerson[]): Promise<number> {
		const hashes = new Set(erased.map(({ hash }) => hash));
		const hashOf = await addressHasher(db);
		const subscribers = await db.selectFrom("subscribers").select(["id", "email"]).execute();
		const known = subscribers.filter(({ email }) => hashes.has(hashOf(email)));
		for (const { id } of known) await erase(id);
		const guests = await db.selectFrom("guests").select("email").distinct().execute();
		const others = guests.filter(
			({ email }) => email !== "" && (hashes.has(hashOf(email)) || hashes.has(hashOf(email, asGuest))),
		);
		for (const { email } of others) {
			await db.transaction().execute((transaction) => alsoForget(transaction, email));
		}
		for (const { hash: address_hash, erasedAt: forgotten_at } of erased) {
			await db
				.insertInto("forgotten_subscribers")
				.values({ address_hash, forgotten_at })
				.onConflict((conflict) => conflict.column("address_hash").doUpdateSet({ forgotten_at }))
				.execute();
		}
		return known.length + others.length;
	}

	return { erase, erasedOn, list, eraseAgain };
}

export const erasuresEffects: Effects<ReturnType<typeof erasuresStore>> = {
	erase: "write",
	erasedOn: "uncached",
	list: "uncached",
	eraseAgain: "write",
};

/**
 * Notes that a person was forgotten as a guest, and as nothing else: a subscriber of that address
 * stays one, also when a backup is restored.
 */
export async function noteForgottenGuest(transaction: Kysely<Tables>, email: string, now: Date) {
	const hashOf = await addressHasher(transaction);
	const forgotten_at = now.toISOString();
	await transaction
		.insertInto("forgotten_subscribers")
		.values({ address_hash: hashOf(email, asGuest), forgotten_at })
		.onConflict((conflict) => conflict.column("address_hash").doUpdateSet({ forgotten_at }))
		.execute();
}

/** Part of every confirmation: whoever subscribes anew by their own will is no longer forgotten. */
export async function welcomeBack(transaction: Kysely<Tables>, address: string): Promise<void> {
	await transaction
		.deleteFrom("forgotten_subscribers")
		.where("address_hash", "=", await hashAddress(transaction, address))
		.execute();
}

/** Which of many addresses belong to people who were erased. */
export async function erasedAmong(db: Kysely<Tables>, addresses: readonly string[]): Promise<Set<string>> {
	const hashOf = await addressHasher(db);
	const byHash = new Map(addresses.map((address) => [hashOf(address), address]));
	const found = await db
		.selectFrom("forgotten_subscribers")
		.select("address_hash")
		.where("address_hash", "in", [...byHash.keys()])
		.execute();
	return new Set(found.flatMap(({ address_hash }) => byHash.get(address_hash) ?? []));
}

async function hashAddress(db: Kysely<Tables>, address: string): Promise<string> {
	return (await addressHasher(db))(address);
}

/** Stands before an address that was forgotten as a guest's: its hash is another one. */
const asGuest = "guest ";

/** What makes the keyed hash of an address, for lists that name nobody. */
export async function addressHasher(db: Kysely<Tables>): Promise<(address: string, role?: string) => string> {
	const { key } = await db.selectFrom("forgetting_keys").select("key").executeTakeFirstOrThrow();
	const secret = Buffer.from(key, "base64url");
	return (address, role = "") =>
		createHmac("sha256", secret)
			.update(role + normalizeEmail(address).normalize("NFC"))
			.digest("hex");
}
