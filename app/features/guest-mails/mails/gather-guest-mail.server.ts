import type { FeedbackMatch, MatchedGuest } from "#app/features/feedback/feedback.ts";
import { answerDay, isAnswerDay } from "#app/features/guest-mails/answer-day.ts";
import {
	asksForAnswer,
	fitsGuest,
	type GuestLinkPage,
	type GuestMessage,
	isAfterEvening,
	linkPages,
	type MailOrder,
	saysPlace,
} from "#app/features/guest-mails/guest-mail.ts";
import type { GuestMailsStore } from "#app/features/guest-mails/storage/guest-mails.store.server.ts";
import { whatsAppLink } from "#app/features/guest-mails/whatsapp-link.ts";
import { type ChangeCounts, sequenceFor } from "#app/features/guests/guest-news.ts";
import { isConfirmed } from "#app/features/guests/seats.ts";
import { localizePath } from "#app/i18n/language.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { entryPath } from "#app/site/site-map.ts";
import { ApiError } from "#platform/api/api-error.ts";
import {
	type GuestMailParts,
	guestMessage,
	type PaymentReader,
	type TableReader,
	type TableToWriteOf,
} from "./compose-guest-mail.server.ts";

/** Reads who gets whose number once the answers of an evening are in. */
export type Matches = {
	matchesOf(tableId: string): Promise<FeedbackMatch[]>;
	numbersFor(guest: { id: string; tableId: string }): Promise<MatchedGuest[]>;
};

export type Guest = NonNullable<Awaited<ReturnType<GuestMailsStore["findGuest"]>>>;

type Sources = {
	matches: Pick<Matches, "numbersFor">;
	readTable: TableReader;
	readPayment: PaymentReader;
	readTexts(): Promise<SiteTexts>;
	siteUrl: string;
};

/** Returns a function that gathers what a mail to a guest says, with a link that has the token of `open`. */
export function mailGatherer({ matches, readTable, readPayment, readTexts, siteUrl }: Sources) {
	/** Takes the table at which a guest believed to have a seat out of their calendar. */
	async function formerCalendarOf({ moved_from, event_id, language, email }: Guest) {
		if (moved_from === null || moved_from === event_id) return undefined;
		const former = await readTable(moved_from, language);
		return former?.calendarFor({ email, hasConfirmed: false, surname: "", hasLeft: true });
	}

	return async (
		guest: Guest,
		table: TableToWriteOf,
		{ kind, note, answerBy }: Pick<MailOrder, "kind" | "note"> & { answerBy: string | null },
		open: (page: GuestLinkPage) => Promise<string>,
	): Promise<GuestMailParts> => {
		const { id, event_id: tableId, language, email, state } = guest;
		const hasConfirmed = isConfirmed(state);
		const surname = guest.surname ?? "";
		const page = linkPages[kind];
		return {
			...{ kind, note, language, firstName: guest.first_name, surname },
			table: table.words,
			isWaiting: state === "waiting",
			details: hasConfirmed && saysPlace(kind) ? table.details : undefined,
			url: page ? siteUrl + localizePath(entryPath(page, await open(page)), language) : "",
			answerBy: (asksForAnswer(kind) && !hasConfirmed && answerBy) || "",
			lastDay: table.lastDay,
			payment: hasConfirmed && saysPlace(kind) ? await readPayment(id, language) : [],
			numbers: kind === "results" ? await matches.numbersFor({ id, tableId }) : [],
			calendar: await table.calendarFor({ email, hasConfirmed, surname }),
			formerCalendar: kind === "moved" ? await formerCalendarOf(guest) : undefined,
			texts: await readTexts(),
		};
	};
}

/** Returns the link that opens WhatsApp with the words of a mail; null for a guest or a mail that has none. */
export function messageLink(guest: Guest, { kind, ...parts }: GuestMailParts): string | null {
	if (isAfterEvening(kind) || guest.takes_messages === 0) return null;
	return whatsAppLink(guest.telephone, guestMessage({ ...parts, kind }));
}

/** Returns the message that may go in place of a mail; its link is made first where it holds that of a page. */
export function messageOf(guest: Guest, parts: GuestMailParts, table: ChangeCounts): GuestMessage | null {
	const { kind } = parts;
	const link = fitsGuest(kind, guest.state, "ordered") ? messageLink(guest, parts) : null;
	if (link === null) return null;
	return { link: linkPages[kind] === undefined ? link : null, sequence: sequenceFor(guest.state, table) };
}

/** Returns by when a mail asks for an answer; null where it asks for none. @throws ApiError 400. */
export function answerByOf(
	{ kind, answerBy }: Pick<MailOrder, "kind" | "answerBy">,
	{ event: { calendarDate }, today }: TableToWriteOf,
): string | null {
	if (!asksForAnswer(kind) || calendarDate === null) return null;
	if (answerBy === undefined) return answerDay(calendarDate, today);
	if (isAnswerDay(answerBy, { calendarDate, today })) return answerBy;
	const message = "Choose a day from today on, and no later than the table.";
	throw new ApiError(400, "invalid", message, { fields: { answerBy: message } });
}

export function unfit(): ApiError {
	return new ApiError(409, "mail-unfit", "This mail does not fit where the table stands by now.");
}
