import type { Kysely } from "kysely";
import type { GuestLinkPage } from "#app/features/guest-mails/guest-mail.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { hashToken, newToken } from "#platform/tokens.ts";

export type GuestLinksStore = ReturnType<typeof guestLinksStore>;

/** The links in guests' mails: each opens one page of one guest, until it expires. */
export function guestLinksStore(db: Kysely<Tables>, clock: Clock) {
	/** A new link's token for a guest. It is in one mail alone: the database holds its hash. */
	async function open(guestId: string, page: GuestLinkPage, expiresAt: string): Promise<string> {
		const token = newToken();
		await db
			.insertInto("guest_links")
			.values({
				token_hash: hashToken(token),
				guest_id: guestId,
				page,
				created_at: clock().toISOString(),
				expires_at: expiresAt,
			})
			.execute();
		return token;
	}

	/**
	 * Finds the guest of a link: if moved, at their table of now, with the address that it went to.
	 * Undefined once it has expired, or the guest is gone.
	 */
	async function find(token: string, page: GuestLinkPage) {
		const found = await db
			.selectFrom("guest_links")
			.innerJoin("guests as linked", "linked.id", "guest_links.guest_id")
			.innerJoin("guests", (join) =>
				join
					.on(({ eb, fn }) => eb("guests.id", "=", fn.coalesce("linked.moved_to", "linked.id")))
					.onRef("guests.email", "=", "linked.email"),
			)
			.select(["guests.id", "guests.event_id", "guests.first_name", "guests.state", "guests.version"])
			.select(["guests.gender", "guests.answer_by"])
			.select("linked.event_id as linked_event_id")
			.where("token_hash", "=", hashToken(token))
			.where("page", "=", page)
			.where("expires_at", ">", clock().toISOString())
			.executeTakeFirst();
		if (found === undefined) return undefined;
		const { linked_event_id, ...guest } = found;
		return { ...guest, isMoved: linked_event_id !== guest.event_id };
	}

	async function removeExpired(): Promise<void> {
		await db.deleteFrom("guest_links").where("expires_at", "<=", clock().toISOString()).execute();
	}

	return { open, find, removeExpired };
}
