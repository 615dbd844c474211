import { randomUUID } from "node:crypto";
import type { ExpressionBuilder, Kysely } from "kysely";
import { ownerId } from "#app/site/roles.ts";
import { defaultLanguage, type Language } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Clock } from "#platform/clock.ts";
import { hashToken, newToken } from "#platform/tokens.ts";
import { type Device, deviceSeconds } from "./session.ts";

/** Devices of one person. Beyond these, the one with the oldest sign-in is forgotten. */
const maxDevices = 50;

/** Data about a device from its sign-in. */
export type KnownOfDevice = { language?: Language; name?: string | null };

/** A device, and its person as they sign in: by their address, or, of the owner, by nothing but the code. */
export type FoundDevice = { id: string; personId: string; holder: string };

/** The devices that signed in with the present access code. */
export function devicesStore(db: Kysely<Tables>, clock: Clock) {
	/** Returns the device with a token, and whose it is; undefined if it is unknown, forgotten or too old. */
	async function find(token: string): Promise<FoundDevice | undefined> {
		const found = await living(db, clock())
			.leftJoin("people", "people.id", "sign_in_devices.person_id")
			.select(["person_id", "email"])
			.where("token_hash", "=", hashToken(token))
			.executeTakeFirst();
		if (found === undefined) return undefined;
		const personId = found.person_id ?? ownerId;
		return { id: found.id, personId, holder: personId === ownerId ? ownerId : (found.email ?? "") };
	}

	/** Returns the language of the content area at the latest sign-in. */
	async function lastLanguage(): Promise<Language> {
		const device = await db
			.selectFrom("sign_in_devices")
			.select("language")
			.where("language", "is not", null)
			.where(belongsTo(ownerId))
			.orderBy("last_used_at", "desc")
			.limit(1)
			.executeTakeFirst();
		return device?.language ?? defaultLanguage;
	}

	/** Lists a person's devices, or everybody's for the owner, the latest sign-in first. */
	async function list(currentId: string | null | undefined, personId: string): Promise<Device[]> {
		const rows = await living(db, clock())
			.leftJoin("people", "people.id", "sign_in_devices.person_id")
			.selectAll("sign_in_devices")
			.select("people.name as person")
			.$if(personId !== ownerId, (query) => query.where("person_id", "=", personId))
			.orderBy("last_used_at", "desc")
			.orderBy("sign_in_devices.id")
			.execute();
		return rows.map(({ id, name, person, created_at, last_used_at }) => ({
			id,
			name,
			person: person ?? "",
			createdAt: created_at,
			lastUsedAt: last_used_at,
			current: id === currentId,
		}));
	}

	/** Returns the devices' names by their ids. */
	async function names(): Promise<Map<string, string | null>> {
		const rows = await db.selectFrom("sign_in_devices").select(["id", "name"]).execute();
		return new Map(rows.map(({ id, name }) => [id, name]));
	}

	/** Forgets a device of a person, or anybody's for the owner. Its sessions stay open. @throws ApiError 404. */
	async function end(id: string, personId: string = ownerId): Promise<void> {
		const { numDeletedRows } = await db
			.deleteFrom("sign_in_devices")
			.where("id", "=", id)
			.$if(personId !== ownerId, (query) => query.where("person_id", "=", personId))
			.executeTakeFirstOrThrow();
		if (numDeletedRows === 0n)
			throw new ApiError(404, "not-found", "This device has already been forgotten.");
	}

	return {
		find,
		record: (transaction: Kysely<Tables>, personId: string, token?: string, known?: KnownOfDevice) =>
			recordDevice(transaction, clock(), { ...known, person_id: personId }, token),
		names,
		lastLanguage,
		list,
		end,
	};
}

/** Stores a sign-in on the device with a token, or on a new one. @returns the device's token. */
async function recordDevice(
	transaction: Kysely<Tables>,
	now: Date,
	known: KnownOfDevice & { person_id: string },
	token?: string,
): Promise<{ id: string; token: string }> {
	const last_used_at = now.toISOString();
	if (token !== undefined) {
		const found = await transaction
			.updateTable("sign_in_devices")
			.set({ ...known, last_used_at })
			.where("token_hash", "=", hashToken(token))
			.where("last_used_at", ">", oldest(now))
			.where(belongsTo(known.person_id))
			.returning("id")
			.executeTakeFirst();
		if (found !== undefined) return { id: found.id, token };
	}
	const device = { id: randomUUID(), token: newToken() };
	await makeRoom(transaction, now, known.person_id);
	await transaction
		.insertInto("sign_in_devices")
		.values({
			...known,
			id: device.id,
			token_hash: hashToken(device.token),
			created_at: last_used_at,
			last_used_at,
		})
		.execute();
	return device;
}

async function makeRoom(transaction: Kysely<Tables>, now: Date, personId: string): Promise<void> {
	const newest = living(transaction, now)
		.where(belongsTo(personId))
		.orderBy("last_used_at", "desc")
		.orderBy("id");
	await transaction
		.deleteFrom("sign_in_devices")
		.where(belongsTo(personId))
		.where("id", "not in", newest.limit(maxDevices - 1))
		.execute();
}

/** The condition that a device is a person's. One from before there were others is the owner's. */
function belongsTo(personId: string) {
	return ({ or, eb }: ExpressionBuilder<Tables, "sign_in_devices">) =>
		personId === ownerId
			? or([eb("person_id", "=", personId), eb("person_id", "is", null)])
			: eb("person_id", "=", personId);
}

/** Selects the devices that are not forgotten for having signed in too long ago. */
function living(from: Kysely<Tables>, now: Date) {
	return from
		.selectFrom("sign_in_devices")
		.select("sign_in_devices.id")
		.where("last_used_at", ">", oldest(now));
}

function oldest(now: Date): string {
	return new Date(now.getTime() - deviceSeconds * 1000).toISOString();
}
