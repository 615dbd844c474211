import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { type GuessCost, hashAccessCode } from "#app/features/session/access-code.server.ts";
import { ownerId, type Role } from "#app/site/roles.ts";
import { isSqlite } from "#migrations/engine.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Clock } from "#platform/clock.ts";
import type { MailQueue } from "#platform/mail/mail-queue.ts";
import { hashToken, newToken } from "#platform/tokens.ts";
import {
	type Invitation,
	type InvitedRole,
	invitationHours,
	maxPeople,
	type Person,
	type PersonInput,
} from "./person.ts";

export const invitationMail = "person-invitation";

/** A person as the audit record names them. */
type Named = { id: string; name: string };

type Means = {
	mails: MailQueue;
	/** The cost of a guess at a code; by default that of the owner's. */
	cost: GuessCost | undefined;
	/** Ends all of a person's sessions, and takes away every key but the code, in a transaction. */
	resetAccess(transaction: Kysely<Tables>, personId: string): Promise<void>;
	/** Notes who was removed beside the erased people, by whom a restore of an older backup goes. */
	noteRemoved(transaction: Kysely<Tables>, personId: string, now: Date): Promise<void>;
};

export type PeopleStore = ReturnType<typeof peopleStore>;

/** The people whom the owner invites to the content area. The owner is none of them. */
export function peopleStore(db: Kysely<Tables>, clock: Clock, means: Means) {
	const { mails, noteRemoved } = means;
	const invitations = invitationsOf(db, clock, means);

	/** Lists everybody, who came last first. */
	async function list(): Promise<Person[]> {
		const rows = await db
			.selectFrom("people")
			.selectAll()
			.select(({ exists, selectFrom }) =>
				exists(selectFrom("passkeys").select("id").whereRef("person_id", "=", "people.id")).as("hasPasskey"),
			)
			.where("id", "!=", ownerId)
			.orderBy("created_at", "desc")
			.orderBy("id")
			.execute();
		return rows.map((row) => ({
			id: row.id,
			name: row.name,
			email: row.email ?? "",
			role: invitedRole(row.role),
			eventId: row.event_id,
			createdAt: row.created_at,
			hasJoined: row.code_hash !== null || Boolean(row.hasPasskey),
			invitedUntil: row.invited_until,
		}));
	}

	/** Adds somebody, and orders the mail that invites them. @throws ApiError 400 or 409. */
	async function invite({ name, email, role, eventId, language }: PersonInput): Promise<Named> {
		const id = randomUUID();
		await db.transaction().execute(async (transaction) => {
			await requireRoom(transaction, email);
			if (eventId !== null) await requireEvening(transaction, eventId);
			await transaction
				.insertInto("people")
				.values({
					...{ id, role, name, email, language, event_id: eventId, invited_until: inHours(invitationHours) },
					created_at: clock().toISOString(),
				})
				.execute();
			await orderMail(transaction, { id, email, language });
		});
		mails.wake();
		return { id, name };
	}

	/** Sends a new link, with which the person chooses a new key; one of before opens nothing. @throws ApiError 404. */
	async function inviteAgain(id: string): Promise<Named> {
		const invited = await db.transaction().execute(async (transaction) => {
			const found = await transaction
				.updateTable("people")
				.set({ invitation_hash: null, invited_until: inHours(invitationHours) })
				.where("id", "=", id)
				.where("id", "!=", ownerId)
				.returning(["id", "name", "email", "language"])
				.executeTakeFirst();
			if (found?.email == null || found.language === null) throw nobody();
			await orderMail(transaction, { id, email: found.email, language: found.language });
			return { id, name: found.name };
		});
		mails.wake();
		return invited;
	}

	/** Removes somebody with their sessions, devices and keys: their next request is refused. @throws ApiError 404. */
	async function remove(id: string): Promise<Named> {
		return db.transaction().execute(async (transaction) => {
			const removed = await transaction
				.deleteFrom("people")
				.where("id", "=", id)
				.where("id", "!=", ownerId)
				.returning(["id", "name"])
				.executeTakeFirst();
			if (removed === undefined) throw nobody();
			// An older backup would bring them back.
			await noteRemoved(transaction, id, clock());
			return removed;
		});
	}

	function orderMail(
		transaction: Kysely<Tables>,
		{ id, email, language }: { id: string; email: string; language: PersonInput["language"] },
	) {
		const payload = JSON.stringify({ personId: id });
		return mails.enqueue(transaction, { recipient: email, language, kind: invitationMail, payload });
	}

	function inHours(hours: number): string {
		return new Date(clock().getTime() + hours * 3_600_000).toISOString();
	}

	return { list, invite, inviteAgain, remove, ...invitations };
}

/** The links of invitations: opened by the mail that has one, and used once. */
function invitationsOf(
	db: Kysely<Tables>,
	clock: Clock,
	{ cost, resetAccess }: Pick<Means, "cost" | "resetAccess">,
) {
	/** Makes the link of a mail that leaves now: the database holds its hash. Undefined once it would open nothing. */
	async function openInvitation(id: string): Promise<({ token: string } & Invitation) | undefined> {
		const token = newToken();
		const found = await db
			.updateTable("people")
			.set({ invitation_hash: hashToken(token) })
			.where("id", "=", id)
			.where("invited_until", ">", clock().toISOString())
			.returning(["name", "email", "role"])
			.executeTakeFirst();
		return found && { token, ...invitationOf(found) };
	}

	/** Finds whom a link is for; undefined once it was used or expired. */
	async function findInvited(token: string): Promise<Invitation | undefined> {
		const found = await findPerson(token);
		return found && invitationOf(found);
	}

	/** Finds the person of a link, as the dialogs of browsers name them. */
	async function findHolder(token: string): Promise<Named | undefined> {
		const found = await findPerson(token);
		return found && { id: found.id, name: found.email ?? found.name };
	}

	function findPerson(token: string) {
		return db
			.selectFrom("people")
			.select(["id", "name", "email", "role"])
			.where("invitation_hash", "=", hashToken(token))
			.where("invited_until", ">", clock().toISOString())
			.executeTakeFirst();
	}

	/**
	 * Uses a link up: the chosen code is the person's only key, whatever they had before, and all their
	 * sessions end. Calls `andThen` in the same transaction. @returns undefined where the link opens nothing.
	 */
	async function accept<Result>(
		token: string,
		code: string,
		andThen: (transaction: Kysely<Tables>, personId: string) => Promise<Result>,
	): Promise<Result | undefined> {
		// A derivation is worth its time for somebody who was invited alone.
		if ((await findInvited(token)) === undefined) return undefined;
		return redeem(token, await hashAccessCode(code, cost), andThen);
	}

	/** The same with a key that `andThen` stores, and without a code. */
	function acceptWithoutCode<Result>(
		token: string,
		andThen: (transaction: Kysely<Tables>, personId: string) => Promise<Result>,
	): Promise<Result | undefined> {
		return redeem(token, null, andThen);
	}

	function redeem<Result>(
		token: string,
		code_hash: string | null,
		andThen: (transaction: Kysely<Tables>, personId: string) => Promise<Result>,
	): Promise<Result | undefined> {
		return db.transaction().execute(async (transaction) => {
			const person = await transaction
				.updateTable("people")
				.set({ code_hash, invitation_hash: null, invited_until: null })
				.where("invitation_hash", "=", hashToken(token))
				.where("invited_until", ">", clock().toISOString())
				.returning("id")
				.executeTakeFirst();
			if (person === undefined) return undefined;
			await resetAccess(transaction, person.id);
			return andThen(transaction, person.id);
		});
	}

	return { openInvitation, findInvited, findHolder, accept, acceptWithoutCode };
}

function invitationOf({ name, email, role }: { name: string; email: string | null; role: Role }): Invitation {
	return { name, email: email ?? "", role: invitedRole(role) };
}

function invitedRole(role: Role): InvitedRole {
	return role === "host" ? "host" : "editor";
}

/** @throws ApiError 409 for an address that is somebody's, or where there are too many. */
async function requireRoom(transaction: Kysely<Tables>, email: string): Promise<void> {
	// Locked, so that nobody is invited twice at once.
	await transaction
		.selectFrom("people")
		.select("id")
		.where("id", "=", ownerId)
		.$if(!isSqlite(transaction), (query) => query.forUpdate())
		.execute();
	const others = await transaction.selectFrom("people").select("email").where("id", "!=", ownerId).execute();
	if (others.some((other) => other.email === email)) {
		const message = "Somebody with this address was invited already.";
		throw new ApiError(409, "invited-already", message, { fields: { email: message } });
	}
	if (others.length >= maxPeople)
		throw new ApiError(409, "people-full", "There are as many people as there can be. Remove one first.");
}

/** @throws ApiError 400 where there is no such evening. */
async function requireEvening(transaction: Kysely<Tables>, id: string): Promise<void> {
	const found = await transaction.selectFrom("events").select("id").where("id", "=", id).executeTakeFirst();
	if (found !== undefined) return;
	const message = "Choose the evening of a host.";
	throw new ApiError(400, "invalid", message, { fields: { eventId: message } });
}

function nobody(): ApiError {
	return new ApiError(404, "not-found", "There is no such person.");
}
