import { type Kysely, sql } from "kysely";
import { holdsLink } from "#app/features/newsletter/link-of-mail.server.ts";
import { addressMail, settingsMail } from "#app/features/newsletter/newsletter.ts";
import { addressLinkMs, settingsLinkMs } from "#app/features/newsletter/reader-link.ts";
import type { Language } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import type { MailQueue } from "#platform/mail/mail-queue.ts";
import { hashToken, newToken } from "#platform/tokens.ts";
import { type AlsoJoin, moveReader } from "./move-reader.server.ts";
import { mayMail } from "./reader-mails.server.ts";

export type ReaderLinksStore = ReturnType<typeof readerLinksStore>;

declare module "#app/site/site-context.server.ts" {
	interface SiteContext {
		readerLinks: Pick<
			ReaderLinksStore,
			"canAsk" | "ask" | "findSettings" | "change" | "findAddress" | "proveAddress"
		>;
	}
}

/**
 * The links by which readers change their language and address themselves. Each works once, for a
 * while, and is stored as a hash. One to the present address comes first: a mail that was passed on
 * changes nothing.
 */
export function readerLinksStore(
	db: Kysely<Tables>,
	clock: Clock,
	mails: MailQueue,
	alsoJoin: AlsoJoin = async () => undefined,
) {
	/** Whether the link of a mail belongs to somebody who reads. */
	async function canAsk(unsubscribeToken: string): Promise<boolean> {
		const found = await db
			.selectFrom("subscribers")
			.select("id")
			.where(holdsLink(unsubscribeToken))
			.where("state", "=", "confirmed")
			.executeTakeFirst();
		return found !== undefined;
	}

	/** Orders the mail with the link to change something, unless one is on its way. */
	async function ask(unsubscribeToken: string): Promise<void> {
		await db.transaction().execute(async (transaction) => {
			// Written to, so that requests of the same moment come one after the other.
			const reader = await transaction
				.updateTable("subscribers")
				.set({ asked_at: sql.ref("asked_at") })
				.where(holdsLink(unsubscribeToken))
				.where("state", "=", "confirmed")
				.returning(["id", "email", "language"])
				.executeTakeFirst();
			if (reader === undefined) return;
			const { id, email, language } = reader;
			if (!(await mayMail(transaction, { mails, clock, recipient: email, kind: settingsMail }))) return;
			const payload = JSON.stringify({ subscriberId: id });
			await mails.enqueue(transaction, { recipient: email, language, kind: settingsMail, payload });
		});
		mails.wake();
	}

	/**
	 * A new link's token, for a mail to `recipient`: to change something, which takes the present
	 * address, or to prove a new one. The token is in this mail alone.
	 * @returns undefined for somebody who has left, been erased or moved since the mail was ordered.
	 */
	async function open(
		subscriberId: string,
		recipient: string,
		proves: "present" | "new",
	): Promise<string | undefined> {
		const reader = await db
			.selectFrom("subscribers")
			.select("email")
			.where("id", "=", subscriberId)
			.where("state", "=", "confirmed")
			.executeTakeFirst();
		if (reader === undefined || (reader.email === recipient) !== (proves === "present")) return undefined;
		const newEmail = proves === "new" ? recipient : null;
		const token = newToken();
		const now = clock();
		const livesMs = newEmail === null ? settingsLinkMs : addressLinkMs;
		await db
			.insertInto("reader_links")
			.values({
				token_hash: hashToken(token),
				subscriber_id: subscriberId,
				new_email: newEmail,
				created_at: now.toISOString(),
				expires_at: new Date(now.getTime() + livesMs).toISOString(),
			})
			.execute();
		return token;
	}

	/** What the link to change something shows; undefined for one that no longer works. */
	async function findSettings(token: string): Promise<{ email: string; language: Language } | undefined> {
		const found = await findLink(db, token);
		if (found === undefined || found.new_email !== null) return undefined;
		return { email: found.email, language: found.language };
	}

	/** The address that a link proves; undefined for one that no longer works. */
	async function findAddress(token: string): Promise<{ email: string } | undefined> {
		const found = await findLink(db, token);
		return found?.new_email == null ? undefined : { email: found.new_email };
	}

	/**
	 * Changes the language of a link's reader, and orders the mail that a new address has to be proved
	 * by: until then the old one stays. The link is used up.
	 * @returns whether the link worked.
	 */
	async function change(token: string, wish: { language: Language; email: string }): Promise<boolean> {
		const done = await db.transaction().execute(async (transaction) => {
			const link = await findLink(transaction, token);
			if (link === undefined || link.new_email !== null) return false;
			if (!(await markUsed(transaction, token))) return false;
			const { language, email } = wish;
			await transaction.updateTable("subscribers").set({ language }).where("id", "=", link.id).execute();
			if (email === "" || email === link.email) return true;
			const may = await mayMail(transaction, { mails, clock, recipient: email, kind: addressMail });
			const payload = JSON.stringify({ subscriberId: link.id });
			if (may) await mails.enqueue(transaction, { recipient: email, language, kind: addressMail, payload });
			return true;
		});
		mails.wake();
		return done;
	}

	/**
	 * Puts a proved address in the place of the old one, which is told. @returns whether the link
	 * worked.
	 */
	async function proveAddress(token: string): Promise<boolean> {
		const done = await db.transaction().execute(async (transaction) => {
			const link = await findLink(transaction, token);
			if (link?.new_email == null || !(await markUsed(transaction, token))) return false;
			const now = clock().toISOString();
			await moveReader(transaction, { mails, now, alsoJoin }, { ...link, newEmail: link.new_email });
			return true;
		});
		mails.wake();
		return done;
	}

	/** A link that is neither used nor expired, of somebody who reads. */
	async function findLink(from: Kysely<Tables>, token: string) {
		return from
			.selectFrom("reader_links")
			.innerJoin("subscribers", "subscribers.id", "reader_links.subscriber_id")
			.select(["subscribers.id", "email", "language", "new_email"])
			.where("token_hash", "=", hashToken(token))
			.where("expires_at", ">", clock().toISOString())
			.where("used_at", "is", null)
			.where("state", "=", "confirmed")
			.executeTakeFirst();
	}

	/** Of two clicks at the same moment, one alone uses the link. */
	async function markUsed(transaction: Kysely<Tables>, token: string): Promise<boolean> {
		const { numUpdatedRows } = await transaction
			.updateTable("reader_links")
			.set({ used_at: clock().toISOString() })
			.where("token_hash", "=", hashToken(token))
			.where("used_at", "is", null)
			.executeTakeFirst();
		return numUpdatedRows === 1n;
	}

	/** Forgets the links that have expired, and the addresses that they would have proved. */
	async function removeExpired(): Promise<void> {
		await db.deleteFrom("reader_links").where("expires_at", "<=", clock().toISOString()).execute();
	}

	return { canAsk, ask, open, findSettings, findAddress, change, proveAddress, removeExpired };
}
