import type { Kysely } from "kysely";
import type { Answer, ApplicationFlag } from "#app/features/applications/application.ts";
import {
	applicationKey,
	openContent,
	openSummary,
} from "#app/features/applications/application-seals.server.ts";
import type { MasterKeys } from "#app/features/applications/master-keys.server.ts";
import { listPhotographs } from "#app/features/applications/photographs.row.server.ts";
import { type DataKey, openJson, sealJson, secretFor } from "#app/features/applications/sealing.server.ts";
import type { FormId } from "#app/features/forms/form.ts";
import { heldDays, type Language, resumeDays } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import type { MailQueue } from "#platform/mail/mail-queue.ts";
import { hashToken, newToken } from "#platform/tokens.ts";
import {
	confirmationMail,
	heldSearchMail,
	mailsPerDay,
	receiptMail,
	resumeMail,
} from "./application-mail.ts";
import type { ApplicationRow } from "./applications.filling.server.ts";
import type { Filling, LinkKind } from "./filling.ts";

const dayMs = 86_400_000;

/** The application that a link opens. Opening the link changes nothing. */
export type OpenedLink = {
	kind: LinkKind | "confirmed";
	id: string;
	form: FormId;
	language: Language;
	sentAt: string | null;
	/** The stored answers; filled only for the link that shows what is held. */
	answers: Answer[];
	/** The typed answers and the photographs of an application that was not sent; filled for the same link only. */
	left: Pick<Filling, "typed" | "photographs"> | undefined;
};

export type ApplicationLinksStore = ReturnType<typeof applicationLinks>;

type Parts = { db: Kysely<Tables>; clock: Clock; masters: MasterKeys; mails: MailQueue };

/**
 * The links that applicants get by mail. Tokens are made when a mail is written, and only their hash is
 * stored; a new link ends the one before. No row names a recipient: an address is encrypted, or found
 * in the application.
 */
export function applicationLinks({ db, clock, masters, mails }: Parts) {
	const inDays = (days: number) => new Date(clock().getTime() + days * dayMs).toISOString();

	/** A name for an address, from which it cannot be found without the master key. @throws ApiError 409. */
	const keyOfAddress = (email: string) => secretFor(masters.current(), `address ${email}`).slice(0, 32);

	/** Orders a mail about an application, but for too many in a day. @returns whether it leaves. */
	async function order(
		transaction: Kysely<Tables>,
		kind: string,
		{ id, language }: Pick<ApplicationRow, "id" | "language">,
		more: { to?: string } = {},
	): Promise<boolean> {
		const { count } = await mails.ordered(transaction, id, kind, new Date(clock().getTime() - dayMs));
		if (Number(count) >= mailsPerDay) return false;
		await mails.enqueue(transaction, {
			...{ recipient: id, language, kind },
			payload: JSON.stringify({ id, ...more }),
		});
		return true;
	}

	/** Orders the link that continues a browser's application, to an address that is asked for it alone. */
	async function orderResume(browser: string, to: string): Promise<"ordered" | "tooMany" | "gone"> {
		const outcome = await db.transaction().execute(async (transaction) => {
			const row = await transaction
				.selectFrom("applications")
				.selectAll()
				.where("browser_hash", "=", hashToken(browser))
				.where("state", "=", "unfinished")
				.executeTakeFirst();
			if (row === undefined) return "gone";
			const sealed = sealJson(applicationKey(masters, row), `applications/${row.id}/mail`, { to });
			return (await order(transaction, resumeMail, row, { to: sealed })) ? "ordered" : "tooMany";
		});
		mails.wake();
		return outcome;
	}

	/** Orders the mail that confirms an application without proof, or the receipt of one with it. */
	async function orderAnswer(
		transaction: Kysely<Tables>,
		application: Pick<ApplicationRow, "id" | "language">,
		isProved: boolean,
	): Promise<void> {
		await order(transaction, isProved ? receiptMail : confirmationMail, application);
	}

	/** Orders a search for what is held of an address; who it is, is read by the search alone. */
	async function orderHeld(email: string, language: Language): Promise<void> {
		const [master, recipient] = [masters.current(), keyOfAddress(email)];
		await db.transaction().execute(async (transaction) => {
			const since = new Date(clock().getTime() - dayMs);
			const { count } = await mails.ordered(transaction, recipient, heldSearchMail, since);
			if (Number(count) >= mailsPerDay) return;
			const payload = JSON.stringify({ email: sealJson(master, `held/${recipient}`, { email }) });
			await mails.enqueue(transaction, { recipient, language, kind: heldSearchMail, payload });
		});
		mails.wake();
	}

	/** Makes the token of a mail's link. @returns undefined where nobody needs that mail any more. */
	async function open(
		kind: LinkKind,
		id: string,
	): Promise<{ token: string; row: ApplicationRow } | undefined> {
		const token = newToken();
		const hash = hashToken(token);
		const columns = {
			resume: { resume_hash: hash, resume_until: inDays(resumeDays) },
			confirmation: { confirmation_hash: hash },
			held: { held_hash: hash, held_until: inDays(heldDays) },
		}[kind];
		const row = await db
			.updateTable("applications")
			.set(columns)
			.where("id", "=", id)
			.$if(kind === "resume", (update) => update.where("state", "=", "unfinished"))
			.$if(kind === "confirmation", (update) => update.where("state", "!=", "unfinished"))
			.returningAll()
			.executeTakeFirst();
		return row && { token, row };
	}

	async function find(token: string): Promise<OpenedLink | undefined> {
		const found = await findRow(db, token, clock().toISOString());
		if (found === undefined) return undefined;
		const { kind, row } = found;
		const isConfirmed = kind === "confirmation" && !flagsOf(row).includes("unproved");
		const content = kind === "held" ? openContent(applicationKey(masters, row), row) : undefined;
		const photographs = content?.typed === undefined ? [] : await listPhotographs(db, row.id);
		return {
			kind: isConfirmed ? "confirmed" : kind,
			...{ id: row.id, form: row.form, language: row.language, sentAt: row.sent_at },
			answers: content?.answers ?? [],
			left: content?.typed && {
				typed: content.typed,
				photographs: Object.fromEntries(photographs.map((one) => [one.questionId, one.id])),
			},
		};
	}

	/** Continues an application in another browser; the one before no longer opens it. */
	async function takeUp(token: string, browser: string): Promise<FormId | undefined> {
		const { numUpdatedRows } = await db
			.updateTable("applications")
			.set({ browser_hash: hashToken(browser) })
			.where("resume_hash", "=", hashToken(token))
			.where("resume_until", ">", clock().toISOString())
			.where("state", "=", "unfinished")
			.executeTakeFirst();
		if (numUpdatedRows === 0n) return undefined;
		return (await findRow(db, token, clock().toISOString()))?.row.form;
	}

	/** Confirms an application that was sent without proof, and orders its receipt; once. */
	async function confirm(token: string): Promise<boolean> {
		const isFound = await db.transaction().execute(async (transaction) => {
			const row = await transaction
				.updateTable("applications")
				.set(({ ref }) => ({ version: ref("version") }))
				.where("confirmation_hash", "=", hashToken(token))
				.returningAll()
				.executeTakeFirst();
			if (row === undefined) return false;
			const flags = flagsOf(row);
			if (!flags.includes("unproved")) return true;
			await transaction
				.updateTable("applications")
				.set({ flags: JSON.stringify(flags.filter((flag) => flag !== "unproved")), version: row.version + 1 })
				.where("id", "=", row.id)
				.execute();
			await orderAnswer(transaction, row, true);
			return true;
		});
		mails.wake();
		return isFound;
	}

	/** Finds what a link may erase: not that which only confirms. */
	async function findErasable(token: string): Promise<Pick<ApplicationRow, "id" | "sent_at"> | undefined> {
		const found = await findRow(db, token, clock().toISOString());
		return found?.kind === "confirmation" ? undefined : found?.row;
	}

	/** Returns the address in the order of a mail. */
	function addressOf(place: { row: ApplicationRow; to: string }): string {
		const key = applicationKey(masters, place.row);
		return openJson<{ to: string }>(key, `applications/${place.row.id}/mail`, place.to).to;
	}

	const applicantOf = (row: ApplicationRow) => openSummary(applicationKey(masters, row), row);

	return {
		...{ orderResume, orderAnswer, orderHeld, order, open, find, takeUp, confirm, findErasable },
		...{ addressOf, applicantOf, keyOfAddress },
	};
}

export const flagsOf = ({ flags }: Pick<ApplicationRow, "flags">) => JSON.parse(flags) as ApplicationFlag[];

/** Returns who asked what is held of them. @throws SealError for another key. */
export function askedAddress(master: DataKey, recipient: string, sealed: string): string {
	return openJson<{ email: string }>(master, `held/${recipient}`, sealed).email;
}

async function findRow(db: Kysely<Tables>, token: string, now: string) {
	const hash = hashToken(token);
	const row = await db
		.selectFrom("applications")
		.selectAll()
		.where(({ eb, or }) =>
			or([eb("resume_hash", "=", hash), eb("confirmation_hash", "=", hash), eb("held_hash", "=", hash)]),
		)
		.executeTakeFirst();
	if (row === undefined) return undefined;
	if (row.confirmation_hash === hash) return { kind: "confirmation" as const, row };
	if (row.held_hash === hash)
		return (row.held_until ?? "") > now ? { kind: "held" as const, row } : undefined;
	const isOpen = row.state === "unfinished" && (row.resume_until ?? "") > now;
	return isOpen ? { kind: "resume" as const, row } : undefined;
}
