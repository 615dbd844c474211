import type { Kysely } from "kysely";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { hashToken, newToken } from "#platform/tokens.ts";

export type SeatInvitationsStore = ReturnType<typeof seatInvitationsStore>;

/** The links in invitations: each opens the invitation of one guest, until the evening begins. */
export function seatInvitationsStore(db: Kysely<Tables>, clock: Clock) {
	/** A new link's token for a guest. It is in one mail alone: the database holds its hash. */
	async function open(guestId: string, expiresAt: string): Promise<string> {
		const token = newToken();
		await db
			.insertInto("guest_links")
			.values({
				token_hash: hashToken(token),
				guest_id: guestId,
				created_at: clock().toISOString(),
				expires_at: expiresAt,
			})
			.execute();
		return token;
	}

	/** Whose invitation a link opens; undefined once it has expired, or the guest is gone. */
	async function find(token: string) {
		return db
			.selectFrom("guest_links")
			.innerJoin("guests", "guests.id", "guest_links.guest_id")
			.select(["guests.id", "guests.event_id", "first_name", "state", "guests.version"])
			.where("token_hash", "=", hashToken(token))
			.where("expires_at", ">", clock().toISOString())
			.executeTakeFirst();
	}

	/** Forgets the links that have expired. */
	async function removeExpired(): Promise<void> {
		await db.deleteFrom("guest_links").where("expires_at", "<=", clock().toISOString()).execute();
	}

	return { open, find, removeExpired };
}
