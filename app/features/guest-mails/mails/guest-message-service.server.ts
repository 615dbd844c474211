import type { SocialEvent } from "#app/features/events/event.ts";
import {
	fitsGuest,
	fitsTable,
	type GuestLinkPage,
	type GuestMessage,
	isForNewsAlone,
	type MailOrder,
	type SentMessage,
} from "#app/features/guest-mails/guest-mail.ts";
import type { GuestLinksStore } from "#app/features/guest-mails/storage/guest-links.store.server.ts";
import type { GuestMailsStore } from "#app/features/guest-mails/storage/guest-mails.store.server.ts";
import { type GuestNews, sequenceFor } from "#app/features/guests/guest-news.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { TableReader } from "./compose-guest-mail.server.ts";
import { answerByOf, type Guest, type mailGatherer, messageLink, unfit } from "./gather-guest-mail.server.ts";

type Parts = {
	guestMails: Pick<GuestMailsStore, "findGuest" | "askForAnswer" | "noteMessage">;
	links: Pick<GuestLinksStore, "open">;
	getEvent(id: string): Promise<SocialEvent>;
	/** Gives a guest a seat; throws where there is none, or another change came first. */
	reserveSeat(id: string, guest: { version: number }): Promise<unknown>;
	/** Reads what each guest of a table does not know yet. */
	newsAt(tableId: string): Promise<Map<string, GuestNews>>;
	readTable: TableReader;
	gather: ReturnType<typeof mailGatherer>;
};

/** Prepares the messages that the owner sends by WhatsApp in place of mails, and notes her word that she did. */
export function guestMessageService(parts: Parts) {
	const { guestMails, links, getEvent, reserveSeat, newsAt, readTable, gather } = parts;

	/** @throws ApiError 404. */
	async function getGuest(tableId: string, guestId: string): Promise<Guest> {
		const guest = await guestMails.findGuest(guestId);
		if (guest?.event_id === tableId) return guest;
		throw new ApiError(404, "not-found", "This guest does not exist, or has been deleted.");
	}

	/**
	 * Prepares a message with the link to the guest's page; whoever is invited by it holds a seat.
	 * @throws ApiError 404, or 409 where it does not fit, there is no seat, or no consent.
	 */
	async function prepare(
		tableId: string,
		{ guestId, ...mail }: Omit<MailOrder, "guestIds"> & { guestId: string },
	): Promise<GuestMessage> {
		const { kind } = mail;
		const guest = await getGuest(tableId, guestId);
		const table = await readTable(tableId, guest.language);
		const isUnwanted = isForNewsAlone(kind) && (await newsAt(tableId)).get(guestId)?.kind !== kind;
		if (table === undefined || !fitsTable(kind, table.event, table) || isUnwanted) throw unfit();
		if (!fitsGuest(kind, guest.state, "ordered")) throw unfit();
		const answerBy = answerByOf(mail, table);
		const order = { ...mail, answerBy };
		if (messageLink(guest, await gather(guest, table, order, async () => "…")) === null) throw noMessages();
		if (kind === "invitation" && guest.state !== "invited") await reserveSeat(guestId, guest);
		if (answerBy !== null) await guestMails.askForAnswer(guestId, answerBy);
		const open = (page: GuestLinkPage) => links.open(guestId, page, table.end);
		const link = messageLink(guest, await gather(guest, table, order, open));
		return { link, sequence: sequenceFor(guest.state, table.event) };
	}

	/** Notes that the owner sent a message. @throws ApiError 404, or 409 where the guest's state has changed. */
	async function note(tableId: string, { kind, guestId, sequence }: SentMessage): Promise<void> {
		const event = await getEvent(tableId);
		const guest = await getGuest(tableId, guestId);
		if (!fitsGuest(kind, guest.state, "sent")) throw unfit();
		const newest = sequenceFor(guest.state, event);
		await guestMails.noteMessage(guest, { kind, sequence: Math.min(sequence, newest) });
	}

	return { prepare, note };
}

function noMessages(): ApiError {
	const message = "This guest has no telephone number, or has not agreed to be written to by WhatsApp.";
	return new ApiError(409, "no-messages", message);
}
