import { type Kysely, sql } from "kysely";
import {
	addressLinkMs,
	addressMail,
	movedMail,
	type ReaderSettings,
	settingsLinkMs,
	settingsMail,
} from "#app/features/newsletter/newsletter.ts";
import { freshReach } from "#app/features/newsletter/subscriber.ts";
import { forgetConsent } from "#app/features/newsletter/subscribers/consents.server.ts";
import { welcomeBack } from "#app/features/newsletter/subscribers/subscribers.erasure.server.ts";
import { holdsLink } from "#app/features/newsletter/subscribers/subscribers.store.server.ts";
import type { Language } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import type { Effects } from "#platform/content/content-store.ts";
import type { MailQueue } from "#platform/mail/mail-queue.ts";
import { hashToken, newToken } from "#platform/tokens.ts";

/** Mails of a kind that an address gets in a day. */
const mailsPerDay = 3;
const dayMs = 24 * 60 * 60_000;

const ofReader = (subscriberId: string): string => JSON.stringify({ subscriberId });

export type ReaderLinksStore = ReturnType<typeof readerLinksStore>;

declare module "#app/site/site-context.server.ts" {
	interface SiteContext {
		readerLinks: Pick<
			ReaderLinksStore,
			"canAsk" | "ask" | "findSettings" | "findDone" | "change" | "findAddress" | "proveAddress"
		>;
	}
}

/**
 * The links by which readers change language and address: each works once, for a while. One goes to
 * the present address first, so that a forwarded letter changes nothing. Hashes are stored.
 */
export function readerLinksStore(
	db: Kysely<Tables>,
	clock: Clock,
	mails: MailQueue,
	alsoJoin: AlsoJoin = async () => undefined,
) {
	/** Returns whether the link of a mail belongs to a confirmed reader. */
	async function canAsk(unsubscribeToken: string): Promise<boolean> {
		const found = await db
			.selectFrom("subscribers")
			.select("id")
			.where(holdsLink(unsubscribeToken))
			.where("state", "=", "confirmed")
			.executeTakeFirst();
		return found !== undefined;
	}

	/** Orders the mail with the link to the settings, unless one is on its way. */
	async function ask(unsubscribeToken: string): Promise<void> {
		await db.transaction().execute(async (transaction) => {
			// An update, so that simultaneous requests come one after the other.
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
			const payload = ofReader(id);
			await mails.enqueue(transaction, { recipient: email, language, kind: settingsMail, payload });
		});
		mails.wake();
	}

	/**
	 * Creates a link to the settings, for the `present` address, or to prove a `new` one.
	 * @returns undefined if the reader has left, been erased or moved since the mail was ordered.
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

	/** Returns the settings behind a link; undefined if it no longer works. */
	async function findSettings(token: string): Promise<{ email: string; language: Language } | undefined> {
		const found = await findLink(db, token);
		if (found === undefined || found.used_at !== null || found.new_email !== null) return undefined;
		return { email: found.email, language: found.language };
	}

	/** Returns what a used link changed; undefined for one that was not used or has expired. */
	async function findDone(token: string): Promise<"saved" | "address" | undefined> {
		const found = await findLink(db, token);
		if (found === undefined || found.used_at === null || found.new_email !== null) return undefined;
		const proof = await db
			.selectFrom("outgoing_mails")
			.select("recipient")
			.where("kind", "=", addressMail)
			.where("payload", "=", ofReader(found.id))
			.where("created_at", ">=", found.used_at)
			.orderBy("id", "desc")
			.executeTakeFirst();
		return proof === undefined || proof.recipient === found.email ? "saved" : "address";
	}

	async function findAddress(token: string): Promise<{ state: "open" | "done" | "invalid"; email: string }> {
		const link = await findLink(db, token);
		if (link?.new_email == null) return { state: "invalid", email: "" };
		if (link.used_at === null) return { state: "open", email: link.new_email };
		return { state: link.email === link.new_email ? "done" : "invalid", email: link.new_email };
	}

	/**
	 * Changes a reader's language, and orders the mail that proves a new address; until then the old
	 * one stays. The link is used up; the same change again is answered like the first.
	 * @returns what was done; undefined if the link does not work.
	 */
	async function change(token: string, wish: ReaderSettings): Promise<"saved" | "address" | undefined> {
		const done = await db.transaction().execute(async (transaction) => {
			const { link, isFirst } = await use(transaction, token, "present");
			if (link === undefined) return undefined;
			const { language, email } = wish;
			const outcome = email === "" || email === link.email ? "saved" : "address";
			if (!isFirst) return (await isGranted(transaction, link, wish)) ? outcome : undefined;
			await transaction.updateTable("subscribers").set({ language }).where("id", "=", link.id).execute();
			if (outcome === "saved") return outcome;
			const may = await mayMail(transaction, { mails, clock, recipient: email, kind: addressMail });
			const payload = ofReader(link.id);
			if (may) await mails.enqueue(transaction, { recipient: email, language, kind: addressMail, payload });
			return outcome;
		});
		mails.wake();
		return done;
	}

	/** Returns whether a change has been made before: the language, and the mail to a new address. */
	async function isGranted(transaction: Kysely<Tables>, link: ReaderSettings, wish: ReaderSettings) {
		if (wish.language !== link.language) return false;
		if (wish.email === "" || wish.email === link.email) return true;
		const since = new Date(clock().getTime() - settingsLinkMs);
		return (await mails.ordered(transaction, wish.email, addressMail, since)).count > 0;
	}

	/** Replaces the address by the proved one; a mail tells the old. @returns whether it is theirs. */
	async function proveAddress(token: string): Promise<boolean> {
		const done = await db.transaction().execute(async (transaction) => {
			const { link, isFirst } = await use(transaction, token, "new");
			if (link?.new_email == null) return false;
			if (!isFirst) return link.email === link.new_email;
			const now = clock().toISOString();
			await moveReader(transaction, { mails, now, alsoJoin }, { ...link, newEmail: link.new_email });
			return true;
		});
		mails.wake();
		return done;
	}

	/** Finds a link of a confirmed reader that has not expired. */
	async function findLink(from: Kysely<Tables>, token: string) {
		return from
			.selectFrom("reader_links")
			.innerJoin("subscribers", "subscribers.id", "reader_links.subscriber_id")
			.select(["subscribers.id", "email", "language", "new_email", "used_at"])
			.where("token_hash", "=", hashToken(token))
			.where("expires_at", ">", clock().toISOString())
			.where("state", "=", "confirmed")
			.executeTakeFirst();
	}

	/** Uses a link up. Of two clicks at once, the second waits and reads what the first changed. */
	async function use(transaction: Kysely<Tables>, token: string, proves: "present" | "new") {
		const link = await findLink(transaction, token);
		if (link === undefined || (link.new_email === null) !== (proves === "present")) {
			return { link: undefined, isFirst: false };
		}
		const { numUpdatedRows } = await transaction
			.updateTable("reader_links")
			.set({ used_at: clock().toISOString() })
			.where("token_hash", "=", hashToken(token))
			.where("used_at", "is", null)
			.executeTakeFirst();
		const isFirst = numUpdatedRows === 1n;
		return { link: isFirst ? link : await findLink(transaction, token), isFirst };
	}

	async function removeExpired(): Promise<void> {
		await db.deleteFrom("reader_links").where("expires_at", "<=", clock().toISOString()).execute();
	}

	return { canAsk, ask, open, findSettings, findDone, findAddress, change, proveAddress, removeExpired };
}

export const readerLinksEffects: Effects<ReturnType<typeof readerLinksStore>> = {
	proveAddress: "write",
	canAsk: "uncached",
	ask: "uncached",
	open: "uncached",
	findSettings: "uncached",
	findDone: "uncached",
	change: "uncached",
	findAddress: "uncached",
	removeExpired: "uncached",
};

/** Returns whether an address may get one more mail of a kind today: nobody can flood a mailbox. */
async function mayMail(
	transaction: Kysely<Tables>,
	asked: { mails: MailQueue; clock: Clock; recipient: string; kind: string },
): Promise<boolean> {
	const { mails, clock, recipient, kind } = asked;
	const since = new Date(clock().getTime() - dayMs);
	const { count } = await mails.ordered(transaction, recipient, kind, since);
	return count < mailsPerDay;
}

type Reader = { id: string; email: string; language: Language; newEmail: string };

/** Moves what else belongs to a record to the one that it is joined with. */
type AlsoJoin = (transaction: Kysely<Tables>, records: { ended: string; known: string }) => Promise<unknown>;

type Parts = { mails: MailQueue; now: string; alsoJoin: AlsoJoin };

/** Replaces a reader's address by the proved one, and orders the mail that tells the old one. */
async function moveReader(transaction: Kysely<Tables>, parts: Parts, reader: Reader): Promise<void> {
	const { id, email, language, newEmail } = reader;
	const { mails, now } = parts;
	const known = await joinKnown(transaction, parts, reader);
	if (known === undefined) {
		await transaction
			.updateTable("subscribers")
			// Refusals of the old address say nothing about the new one.
			.set({ email: newEmail, ...freshReach(now) })
			.where("id", "=", id)
			.execute();
		// Links to other new addresses stop working; a second click on a used link is answered like the
		// first.
		await transaction
			.deleteFrom("reader_links")
			.where("subscriber_id", "=", id)
			.where("used_at", "is", null)
			.execute();
	}
	await welcomeBack(transaction, newEmail);
	const payload = JSON.stringify({ subscriberId: known ?? id });
	await mails.enqueue(transaction, { recipient: email, language, kind: movedMail, payload });
}

/** Joins a reader with the record of the new address, if any: the same person. @returns its id. */
async function joinKnown(
	transaction: Kysely<Tables>,
	{ now, alsoJoin }: Parts,
	{ id, language, newEmail }: Reader,
): Promise<string | undefined> {
	const known = await transaction
		.updateTable("subscribers")
		.set({
			state: "confirmed",
			language,
			confirmed_at: sql`coalesce(confirmed_at, ${now})`,
			unsubscribed_at: null,
			leaving_reason: null,
			...freshReach(now),
		})
		.where("email", "=", newEmail)
		.where("id", "!=", id)
		.returning("id")
		.executeTakeFirst();
	if (known === undefined) return undefined;
	await alsoJoin(transaction, { ended: id, known: known.id });
	// The record is deleted with what refers to it; links in its mails lead to the other record.
	await transaction
		.updateTable("reader_links")
		.set({ subscriber_id: known.id })
		.where("subscriber_id", "=", id)
		.where("new_email", "=", newEmail)
		.where("used_at", "is not", null)
		.execute();
	const former = transaction.updateTable("former_links").set({ subscriber_id: known.id });
	await former.where("subscriber_id", "=", id).execute();
	const ended = await transaction
		.deleteFrom("subscribers")
		.where("id", "=", id)
		.returning(["consent_id", "unsubscribe_token"])
		.executeTakeFirst();
	if (ended !== undefined) {
		const { unsubscribe_token } = ended;
		await transaction
			.insertInto("former_links")
			.values({ unsubscribe_token, subscriber_id: known.id })
			.execute();
	}
	await forgetConsent(transaction, ended?.consent_id ?? null);
	return known.id;
}
