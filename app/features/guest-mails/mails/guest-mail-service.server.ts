import type { SocialEvent } from "#app/features/events/event.ts";
import { answerDay } from "#app/features/guest-mails/answer-day.ts";
import {
	fitsGuest,
	fitsTable,
	type GuestLinkPage,
	type GuestMailKind,
	type GuestMailPreview,
	guestMailKinds,
	isForNewsAlone,
	type MailedGuest,
	type MailOrder,
	type OrderAnswer,
	type OrderOutcome,
	showsMail,
	type TableMails,
	whyNoKind,
} from "#app/features/guest-mails/guest-mail.ts";
import { reminderDay } from "#app/features/guest-mails/reminder.ts";
import type { GuestLinksStore } from "#app/features/guest-mails/storage/guest-links.store.server.ts";
import {
	type GuestMailPayload,
	type GuestMailsStore,
	guestMailKindOf,
} from "#app/features/guest-mails/storage/guest-mails.store.server.ts";
import type { TableRemindersStore } from "#app/features/guest-mails/storage/table-reminders.store.server.ts";
import { type GuestNews, sequenceFor } from "#app/features/guests/guest-news.ts";
import { inOtherLanguages } from "#app/i18n/language.ts";
import { foldForSearch } from "#app/i18n/reading/fold.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { QueuedMail } from "#platform/mail/mail-queue.ts";
import type { Message } from "#platform/mail/mail-transport.ts";
import { composeGuestMail, type PaymentReader, type TableReader } from "./compose-guest-mail.server.ts";
import { answerByOf, type Matches, mailGatherer, messageOf, unfit } from "./gather-guest-mail.server.ts";
import { guestMessageService } from "./guest-message-service.server.ts";

export type GuestMailService = ReturnType<typeof guestMailService>;

/** Gives a guest a seat; throws where there is none, or another change came first. */
type ReserveSeat = (id: string, guest: { version: number }) => Promise<unknown>;

type Parts = {
	guestMails: GuestMailsStore;
	reminders: Pick<TableRemindersStore, "reminds" | "setReminds">;
	links: Pick<GuestLinksStore, "open">;
	getEvent(id: string): Promise<SocialEvent>;
	matches: Matches;
	reserveSeat: ReserveSeat;
	/** Reads what each guest of a table does not know yet. */
	newsAt(tableId: string): Promise<Map<string, GuestNews>>;
	/** Reads how many seats of a table nobody holds. */
	freeSeatsAt(tableId: string): Promise<TableMails["free"]>;
	readTable: TableReader;
	readPayment: PaymentReader;
	readTexts(): Promise<SiteTexts>;
	siteUrl: string;
};

/** Shows, orders and writes the mails of a table. */
export function guestMailService(parts: Parts) {
	const { guestMails, reminders, links, getEvent, reserveSeat, newsAt, freeSeatsAt, matches } = parts;
	const { readTable, readPayment, readTexts, siteUrl } = parts;
	const gather = mailGatherer({ matches, readTable, readPayment, readTexts, siteUrl });

	/** The guests of a table with their mails, and which mails fit it now. @throws ApiError 404. */
	async function list(tableId: string): Promise<TableMails> {
		const event = await getEvent(tableId);
		const { calendarDate } = event;
		const table = await readTable(tableId, "en");
		const news = await newsAt(tableId);
		const isNews = (kind: GuestMailKind) => [...news.values()].some((one) => one.kind === kind);
		const guests = await guestMails.list(tableId, event);
		const isWanted = (kind: GuestMailKind) =>
			kind === "waiting" ? guests.some(({ state }) => state === kind) : !isForNewsAlone(kind) || isNews(kind);
		const fits = guestMailKinds.filter(
			(kind) => table !== undefined && showsMail(kind, event, table) && isWanted(kind),
		);
		const pairs = await matches.matchesOf(tableId);
		return {
			title: event.title,
			...inOtherLanguages((language) => event[language] && { title: event[language].title }),
			...{ calendarDate, kinds: fits, whyNone: fits.length > 0 ? null : whyNoKind(event) },
			lacksPlace: event.restaurant === "" || event.address === "",
			reminder: fits.includes("reminder") ? await reminderOf(event, table?.today ?? "") : null,
			answerBy:
				fits.includes("invitation") && table !== undefined && calendarDate !== null
					? answerDay(calendarDate, table.today)
					: null,
			free: await freeSeatsAt(tableId),
			guests: guests.map((guest) => ({
				...guest,
				news: news.get(guest.id) ?? null,
			})),
			round: table?.round ?? null,
			lastDay: table?.lastDay ?? null,
			matches: pairs.map(([one, other]) => [one.firstName, other.firstName]),
		};
	}

	async function reminderOf(
		{ id, calendarDate }: SocialEvent,
		today: string,
	): Promise<TableMails["reminder"]> {
		if (calendarDate === null) return null;
		const from = reminderDay(calendarDate);
		return { from, isAhead: from > today, isAutomatic: await reminders.reminds(id) };
	}

	/** Says whether the reminder of a table leaves by itself. @throws ApiError 404. */
	async function setReminder(tableId: string, { isAutomatic }: { isAutomatic: boolean }): Promise<void> {
		const { id } = await getEvent(tableId);
		await reminders.setReminds(id, isAutomatic);
	}

	/** A mail as a guest would have it. @throws ApiError 404, or 409 where it does not fit the table. */
	async function preview(
		tableId: string,
		{ guestId, ...mail }: Pick<MailOrder, "kind" | "note" | "answerBy"> & { guestId: string },
	): Promise<GuestMailPreview> {
		const guest = await guestMails.findGuest(guestId);
		if (guest === undefined || guest.event_id !== tableId) {
			throw new ApiError(404, "not-found", "This guest does not exist, or has been deleted.");
		}
		const table = await readTable(tableId, guest.language);
		if (table === undefined || !showsMail(mail.kind, table.event, table)) throw unfit();
		// The real token is in the mail alone.
		const answerBy = answerByOf(mail, table);
		const parts = await gather(guest, table, { ...mail, answerBy }, async () => "…");
		const { subject, html, text } = await composeGuestMail(parts);
		const message = fitsTable(mail.kind, table.event, table) ? messageOf(guest, parts, table.event) : null;
		return { to: guest.email, subject, html, text, message };
	}

	/** Orders a mail for guests. Who is invited now holds a seat. @throws ApiError 404 or 409. */
	async function send(tableId: string, { guestIds, ...mail }: MailOrder): Promise<OrderAnswer> {
		const { kind, note } = mail;
		const event = await getEvent(tableId);
		const table = await readTable(tableId, "en");
		if (table === undefined || !fitsTable(kind, event, table)) throw unfit();
		if (kind === "feedback") requireDifferentNames(await guestMails.list(tableId, event));
		const answerBy = answerByOf(mail, table);
		const outcomes: OrderAnswer["outcomes"] = [];
		for (const guestId of new Set(guestIds)) {
			outcomes.push({ guestId, outcome: await orderFor(event, guestId, { kind, note, answerBy }) });
		}
		return { outcomes };
	}

	async function orderFor(
		event: SocialEvent,
		guestId: string,
		order: Pick<MailOrder, "kind" | "note"> & { answerBy: string | null },
	): Promise<OrderOutcome> {
		const tableId = event.id;
		const guest = await guestMails.findGuest(guestId);
		if (guest === undefined || guest.event_id !== tableId) return "unfit";
		if (!fitsGuest(order.kind, guest.state, "ordered")) return "unfit";
		if (order.kind === "results" && !(await guestMails.wasAsked(guestId))) return "unfit";
		if (isForNewsAlone(order.kind) && (await newsAt(tableId)).get(guestId)?.kind !== order.kind)
			return "unfit";
		if (guest.email === "") return "noAddress";
		if (order.kind === "invitation" && guest.state !== "invited") {
			try {
				await reserveSeat(guestId, guest);
			} catch (error) {
				if (!(error instanceof ApiError)) throw error;
				// Another tab may have invited them at this moment.
				const now = await guestMails.findGuest(guestId);
				if (now?.state !== "invited") return error.code === "stale" ? "unfit" : "noSeat";
			}
		}
		const sequence = sequenceFor(guest.state, event);
		const answerBy = order.answerBy ?? undefined;
		return (await guestMails.order(guest, { ...order, sequence, answerBy })) ? "ordered" : "already";
	}

	/**
	 * Writes a mail when it is sent; undefined, as if never ordered, where it is no longer true: the
	 * guest is gone, has another address or state, or the evening has.
	 */
	async function write(mail: QueuedMail): Promise<Message | undefined> {
		const message = await writeIfTrue(mail);
		if (message === undefined) await guestMails.drop(mail);
		return message;
	}

	async function writeIfTrue(mail: QueuedMail): Promise<Message | undefined> {
		const kind = guestMailKindOf(mail.kind);
		const { guestId, note } = JSON.parse(mail.payload) as GuestMailPayload;
		const guest = await guestMails.findGuest(guestId);
		if (kind === undefined || guest === undefined || guest.email !== mail.recipient) return undefined;
		const table = await readTable(guest.event_id, guest.language);
		if (table === undefined || !fitsTable(kind, table.event, table)) return undefined;
		if (!fitsGuest(kind, guest.state, "sent")) return undefined;
		const open = (page: GuestLinkPage) => links.open(guestId, page, table.end);
		return {
			...(await composeGuestMail(
				await gather(guest, table, { kind, note, answerBy: guest.answer_by }, open),
			)),
			to: mail.recipient,
			headers: { "Auto-Submitted": "auto-generated", "Content-Language": guest.language },
			messageId: `${mail.id}@${new URL(siteUrl).hostname}`,
			date: new Date(mail.created_at),
		};
	}

	const messages = guestMessageService({ ...parts, gather });
	return { list, setReminder, preview, send, write, messages };
}

/** @throws ApiError 409 where guests who choose by first names could not tell two others apart. */
function requireDifferentNames(guests: readonly Pick<MailedGuest, "firstName" | "state">[]): void {
	const present = guests.filter(({ state }) => state === "came");
	const byName = Map.groupBy(present, ({ firstName }) => foldForSearch(firstName));
	const same = [...byName.values()].find((others) => others.length > 1);
	if (same === undefined) return;
	const [name = ""] = same.map(({ firstName }) => firstName);
	const message = `Two guests who came are called ${name}. Add a letter to their names under Guests first.`;
	throw new ApiError(409, "same-names", message, { more: { name } });
}
