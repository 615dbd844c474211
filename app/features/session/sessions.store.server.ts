import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { ownerId } from "#app/site/roles.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Clock } from "#platform/clock.ts";
import { writingWhile } from "#platform/database/write-condition.ts";
import { hashToken, newToken } from "#platform/tokens.ts";
import { type GuessCost, ownerGuessCost } from "./access-code.server.ts";
import { accessCodeStore } from "./access-code.store.server.ts";
import { devicesStore, type KnownOfDevice } from "./devices.store.server.ts";
import { type CheckedCode, peopleCodesStore } from "./people-codes.store.server.ts";
import { idleSinceKey, isLongIdle } from "./second-look.store.server.ts";
import {
	type Device,
	idleSessionHours,
	idleStayDays,
	type Session,
	type SignedInPerson,
	sessionHours,
	stayDays,
} from "./session.ts";

const hourMs = 3_600_000;
const absoluteMs = sessionHours * hourMs;
const idleMs = idleSessionHours * hourMs;
const stayMs = stayDays * 24 * hourMs;
const idleStayMs = idleStayDays * 24 * hourMs;
/** The time of the last request is written at most this often. */
const recordEveryMs = 60_000;

/** A new session: whose it is, its token, the token of its device, and how long a browser keeps it, if it stays. */
export type Opened = {
	id: string;
	person: SignedInPerson;
	token: string;
	deviceToken: string;
	maxAge: number | undefined;
};

/** The device that a session is opened on: its token, if it has one, and what else is known of it. */
export type OpeningDevice = { token?: string | undefined; known?: KnownOfDevice };

/** The duration of a session: until it is idle, or `stay` on its device. */
type Duration = { stay?: boolean | undefined };

/** Uses up a key beside the access code, in the transaction that opens the session; false if it was used. */
type KeyUse = (transaction: Kysely<Tables>) => Promise<boolean>;

/**
 * Returns what uses up the key that a person needs beside the access code; undefined for a wrong
 * one. @throws ApiError 401 where one is needed and none was given.
 */
export type CheckSecondKey = (personId: string) => Promise<KeyUse | undefined>;

export type SessionsStore = ReturnType<typeof sessionsStore>;

export function sessionsStore(db: Kysely<Tables>, clock: Clock, cost: GuessCost = ownerGuessCost) {
	const codes = checkedCodes(db, clock, cost);
	const devices = devicesStore(db, clock);

	/** Opens a session of the owner, or of whose address it is; undefined for a key that is, or became, wrong. */
	async function signIn(
		code: string,
		device: OpeningDevice = {},
		{
			checkSecondKey,
			email,
			...duration
		}: Duration & { email?: string | undefined; checkSecondKey?: CheckSecondKey } = {},
	): Promise<Opened | undefined> {
		const checked = await codes.check(code, email);
		if (checked === undefined) return undefined;
		const use = checkSecondKey === undefined ? async () => true : await checkSecondKey(checked.personId);
		if (use === undefined) return undefined;
		await removeEnded();
		return db.transaction().execute(async (transaction) => {
			const isRight = (await codes.isStill(transaction, checked)) && (await use(transaction));
			return isRight ? openSession(transaction, checked.personId, device, duration) : undefined;
		});
	}

	/**
	 * Proves that somebody who is signed in has their code, and calls `andThen` in the transaction that
	 * uses up the key beside it. @returns true; undefined for a wrong key.
	 */
	async function proveCode(
		personId: string,
		code: string,
		checkSecondKey: CheckSecondKey,
		andThen: (transaction: Kysely<Tables>) => Promise<void>,
	): Promise<true | undefined> {
		if ((await codes.checkOf(personId, code)) === undefined) return undefined;
		const use = await checkSecondKey(personId);
		if (use === undefined) return undefined;
		return db.transaction().execute(async (transaction) => {
			if (!(await use(transaction))) return undefined;
			await andThen(transaction);
			return true;
		});
	}

	/**
	 * Replaces a person's code, and ends their sessions; with the owner's, everybody's. Undefined if
	 * `current` is wrong.
	 */
	async function changeAccessCode(
		current: string,
		next: string,
		{ known, personId = ownerId }: { known?: KnownOfDevice; personId?: string } = {},
	): Promise<Opened | undefined> {
		const checked = await codes.checkOf(personId, current);
		if (checked === undefined) return undefined;
		return codes.replaceChecked(checked, next, (transaction) =>
			openSession(transaction, personId, known ? { known } : {}),
		);
	}

	/** Opens a session of a person whose keys were checked. */
	async function openSession(
		transaction: Kysely<Tables>,
		personId: string,
		device: OpeningDevice,
		{ stay = false }: Duration = {},
	): Promise<Opened> {
		const [id, token] = [randomUUID(), newToken()];
		const now = clock();
		const { id: device_id, token: deviceToken } = await devices.record(
			transaction,
			personId,
			device.token,
			device.known,
		);
		await transaction
			.insertInto("sessions")
			.values({
				id,
				token_hash: hashToken(token),
				created_at: now.toISOString(),
				last_seen_at: now.toISOString(),
				expires_at: new Date(now.getTime() + (stay ? stayMs : absoluteMs)).toISOString(),
				device_id,
				person_id: personId,
				stays: stay ? 1 : 0,
			})
			.execute();
		const person = await transaction
			.selectFrom("people")
			.select(["id", "role", "name", "event_id as eventId"])
			.where("id", "=", personId)
			.executeTakeFirstOrThrow();
		return { id, person, token, deviceToken, maxAge: stay ? stayMs / 1000 : undefined };
	}

	async function removeEnded(): Promise<void> {
		await db.deleteFrom("sessions").where("expires_at", "<", clock().toISOString()).execute();
	}

	/**
	 * Returns a token's session, if it has not ended, and whose it is; stores the time of the request,
	 * unless it is one that nobody made.
	 */
	async function findLiving(
		token: string,
		{ isPassive = false }: { isPassive?: boolean } = {},
	): Promise<{ id: string; person: SignedInPerson } | undefined> {
		const now = clock();
		const found = await living(now)
			.innerJoin("people", (join) =>
				join.on((row) => row("people.id", "=", row.fn.coalesce("sessions.person_id", row.val(ownerId)))),
			)
			.select(["sessions.id", "last_seen_at", "people.id as personId", "role", "name", "event_id as eventId"])
			.where("token_hash", "=", hashToken(token))
			.executeTakeFirst();
		if (found === undefined) return undefined;
		const { id, last_seen_at, personId, ...person } = found;
		if (!isPassive && now.getTime() - Date.parse(last_seen_at) > recordEveryMs) {
			const seen = {
				last_seen_at: now.toISOString(),
				...(isLongIdle(last_seen_at, now) && { key_given_at: idleSinceKey }),
			};
			await db.updateTable("sessions").set(seen).where("id", "=", id).execute();
		}
		return { id, person: { id: personId, ...person } };
	}

	/** Does what a session asks for; once it has ended, nothing more is written. @throws ApiError 401 then. */
	function whileOpen<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
		const query = db.selectFrom("sessions").select("id").where("id", "=", id).compile();
		return writingWhile({ query, refusal: signedOut }, work);
	}

	/** Lists a person's open sessions, or everybody's for the owner, the latest request first. */
	async function list(current: string, personId: string = ownerId): Promise<Session[]> {
		const rows = await living(clock())
			.leftJoin("people", "people.id", "sessions.person_id")
			.selectAll("sessions")
			.select("name")
			.$if(personId !== ownerId, (query) => query.where("person_id", "=", personId))
			.orderBy("last_seen_at", "desc")
			.orderBy("sessions.id")
			.execute();
		const names = await devices.names();
		return rows.map((row) => ({
			id: row.id,
			person: row.name ?? "",
			device: names.get(row.device_id ?? "") ?? null,
			createdAt: row.created_at,
			lastSeenAt: row.last_seen_at,
			expiresAt: row.expires_at,
			stays: row.stays === 1,
			current: row.id === current,
		}));
	}

	/** Lists a person's devices, or everybody's for the owner. `current` is the requesting session. */
	async function listDevices(current: string, personId: string = ownerId): Promise<Device[]> {
		const session = await living(clock()).selectAll().where("id", "=", current).executeTakeFirst();
		return devices.list(session?.device_id, personId);
	}

	/** Ends a session of a person, or anybody's for the owner. @throws ApiError 404. */
	async function end(id: string, personId: string = ownerId): Promise<void> {
		const { numDeletedRows } = await db
			.deleteFrom("sessions")
			.where("id", "=", id)
			.$if(personId !== ownerId, (query) => query.where("person_id", "=", personId))
			.executeTakeFirstOrThrow();
		if (numDeletedRows === 0n) throw new ApiError(404, "not-found", "This session has already ended.");
	}

	/** Ends a person's sessions but one. */
	async function endOthers(current: string, personId: string): Promise<void> {
		await db
			.deleteFrom("sessions")
			.where("id", "!=", current)
			.where((row) => row(row.fn.coalesce("person_id", row.val(ownerId)), "=", personId))
			.execute();
	}

	/** Ends a session, if it has not ended before. */
	async function signOut(id: string): Promise<void> {
		await db.deleteFrom("sessions").where("id", "=", id).execute();
	}

	function living(now: Date) {
		const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
		return db
			.selectFrom("sessions")
			.where("expires_at", ">", now.toISOString())
			.where((row) =>
				row.or([
					row("last_seen_at", ">", before(idleMs)),
					row("stays", "=", 1).and("last_seen_at", ">", before(idleStayMs)),
				]),
			);
	}

	return {
		ensureAccessCode: codes.ensureAccessCode,
		signIn,
		openSession,
		proveCode,
		changeAccessCode,
		findLiving,
		whileOpen,
		list,
		end,
		endOthers,
		signOut,
		findDevice: devices.find,
		lastLanguage: devices.lastLanguage,
		listDevices,
		endDevice: devices.end,
	};
}

/** The refusal of who has no session, or none any more. */
export function signedOut(): ApiError {
	return new ApiError(401, "signed-out", "Please sign in to the content area.");
}

/** The codes of the owner and of others: which one is meant is known by the address, or by who is signed in. */
function checkedCodes(db: Kysely<Tables>, clock: Clock, cost: GuessCost) {
	const owner = accessCodeStore(db, clock, cost);
	const people = peopleCodesStore(db, cost);

	async function checkOwner(code: string): Promise<CheckedCode | undefined> {
		const hash = await owner.check(code);
		return hash === undefined ? undefined : { personId: ownerId, hash };
	}

	return {
		ensureAccessCode: owner.ensureAccessCode,
		check: (code: string, email?: string) =>
			email === undefined ? checkOwner(code) : people.check(email, code),
		checkOf: (personId: string, code: string) =>
			personId === ownerId ? checkOwner(code) : people.checkOf(personId, code),
		isStill: (transaction: Kysely<Tables>, checked: CheckedCode) =>
			checked.personId === ownerId
				? owner.isStill(transaction, checked.hash)
				: people.isStill(transaction, checked),
		replaceChecked: <Result>(
			checked: CheckedCode,
			next: string,
			andThen: (transaction: Kysely<Tables>) => Promise<Result>,
		) =>
			checked.personId === ownerId
				? owner.replaceChecked(checked.hash, next, andThen)
				: people.replaceChecked(checked, next, andThen),
	};
}
