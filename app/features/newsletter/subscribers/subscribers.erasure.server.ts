import { createHmac } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { ErasedPerson } from "#app/features/newsletter/subscriber.ts";
import { normalizeEmail } from "#app/mail/email-address.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Clock } from "#platform/clock.ts";
import type { Effects } from "#platform/content/content-store.ts";
import { anywhere } from "#platform/database/like.ts";
import { forgetConsent } from "./consents.server.ts";

export type ErasuresStore = ReturnType<typeof erasuresStore>;

/** Deletes other records of a person by their address, as part of their erasure. */
type AlsoForget = (transaction: Kysely<Tables>, email: string) => Promise<unknown>;

/** Erases people who ask for it: only a keyed hash of the address stays. */
export function erasuresStore(
	db: Kysely<Tables>,
	clock: Clock,
	alsoForget: AlsoForget = async () => undefined,
) {
	/**
	 * Erases a subscriber with all links and mails. The record goes first, so that a simultaneous
	 * sign-up comes wholly before or after. @returns the keyed hash of the address. @throws ApiError 404 if there is no such subscriber.
	 */
	async function erase(id: string): Promise<string> {
		return db.transaction().execute(async (transaction) => {
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
			await transaction
				.deleteFrom("outgoing_mails")
				.where(({ eb, or }) =>
					or([
						eb("recipient", "=", erased.email),
						sql<boolean>`payload like ${anywhere(JSON.stringify(id))} escape '\\'`,
					]),
				)
				.execute();
			const hash = await hashAddress(transaction, erased.email);
			await noteErased(transaction, hash, clock().toISOString());
			return hash;
		});
	}

	/** Returns when the person with this address was erased, in ISO text, if they were. */
	async function erasedOn(address: string): Promise<string | undefined> {
		const found = await db
			.selectFrom("forgotten_subscribers")
			.select("forgotten_at")
			.where("address_hash", "=", await hashAddress(db, address))
			.executeTakeFirst();
		return found?.forgotten_at;
	}

	async function list(): Promise<ErasedPerson[]> {
		return db
			.selectFrom("forgotten_subscribers")
			.select(["address_hash as hash", "forgotten_at as erasedAt"])
			.orderBy("forgotten_at")
			.execute();
	}

	/** Erases people again in a restored, older database. @returns how many it still had. */
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
		for (const { hash, erasedAt } of erased) await noteErased(db, hash, erasedAt);
		return known.length + others.length;
	}

	/** Returns the keyed hash under which a guest with this address is forgotten. */
	async function guestHash(email: string): Promise<string> {
		return (await addressHasher(db))(email, asGuest);
	}

	return { erase, erasedOn, list, eraseAgain, guestHash };
}

export const erasuresEffects: Effects<ReturnType<typeof erasuresStore>> = {
	erase: "write",
	erasedOn: "uncached",
	list: "uncached",
	eraseAgain: "write",
	guestHash: "uncached",
};

/** Notes an erasure as a guest: a subscriber with that address stays one, also after a restore. */
export async function noteForgottenGuest(transaction: Kysely<Tables>, email: string, now: Date) {
	const hashOf = await addressHasher(transaction);
	await noteErased(transaction, hashOf(email, asGuest), now.toISOString());
}

async function noteErased(db: Kysely<Tables>, address_hash: string, forgotten_at: string): Promise<void> {
	await db
		.insertInto("forgotten_subscribers")
		.values({ address_hash, forgotten_at })
		.onConflict((conflict) => conflict.column("address_hash").doUpdateSet({ forgotten_at }))
		.execute();
}

/** Ends the erasure of a person who subscribes again. Part of every confirmation. */
export async function welcomeBack(transaction: Kysely<Tables>, address: string): Promise<void> {
	await transaction
		.deleteFrom("forgotten_subscribers")
		.where("address_hash", "=", await hashAddress(transaction, address))
		.execute();
}

/** Returns those of many addresses that belong to erased people. */
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

/** Notes that somebody may no longer sign in, by their id: whoever is invited anew has another. */
export async function noteRemovedPerson(transaction: Kysely<Tables>, id: string, now: Date): Promise<void> {
	const hashOf = await addressHasher(transaction);
	await noteErased(transaction, hashOf(id, asPerson), now.toISOString());
}

/** Removes from a restored, older database who was removed since. @returns how many it still had. */
export async function removePeopleAgain(
	db: Kysely<Tables>,
	erased: readonly ErasedPerson[],
): Promise<number> {
	const hashes = new Set(erased.map(({ hash }) => hash));
	const hashOf = await addressHasher(db);
	const people = await db.selectFrom("people").select("id").execute();
	const known = people.filter(({ id }) => hashes.has(hashOf(id, asPerson)));
	for (const { id } of known) await db.deleteFrom("people").where("id", "=", id).execute();
	return known.length;
}

/** Notes that an application was erased, by its id. @returns the keyed hash of the id. */
export async function noteErasedApplication(
	transaction: Kysely<Tables>,
	id: string,
	now: Date,
): Promise<string> {
	const hash = (await addressHasher(transaction))(id, asApplication);
	await noteErased(transaction, hash, now.toISOString());
	return hash;
}

/** Erases from a restored, older database the applications that were erased since. @returns how many it still had. */
export async function eraseApplicationsAgain(
	db: Kysely<Tables>,
	erased: readonly ErasedPerson[],
): Promise<number> {
	const hashes = new Set(erased.map(({ hash }) => hash));
	const hashOf = await addressHasher(db);
	const applications = await db.selectFrom("applications").select("id").execute();
	const known = applications.filter(({ id }) => hashes.has(hashOf(id, asApplication)));
	for (const { id } of known) await db.deleteFrom("applications").where("id", "=", id).execute();
	return known.length;
}

/** Put before a guest's address, so that its hash differs from a subscriber's. */
const asGuest = "guest ";

/** Put before the id of somebody who could sign in. */
const asPerson = "person ";

/** Put before the id of an application. */
const asApplication = "application ";

/** Returns a function that makes keyed hashes of addresses, for lists without personal data. */
export async function addressHasher(db: Kysely<Tables>): Promise<(address: string, role?: string) => string> {
	const { key } = await db.selectFrom("forgetting_keys").select("key").executeTakeFirstOrThrow();
	const secret = Buffer.from(key, "base64url");
	return (address, role = "") =>
		createHmac("sha256", secret)
			.update(role + normalizeEmail(address).normalize("NFC"))
			.digest("hex");
}
