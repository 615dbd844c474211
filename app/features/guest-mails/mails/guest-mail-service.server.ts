import type { SocialEvent } from "#app/features/events/event.ts";
import type { FeedbackMatch, MatchedGuest } from "#app/features/feedback/feedback.ts";
import {
	fitsGuest,
	fitsTable,
	type GuestMailKind,
	type GuestMailPreview,
	guestMailKinds,
	isForNewsAlone,
	linkPages,
	type MailedGuest,
	type MailOrder,
	type OrderAnswer,
	type OrderOutcome,
	reminderDay,
	type TableMails,
	whyNoKind,
} from "#app/features/guest-mails/guest-mail.ts";
import type { GuestMailsStore } from "#app/features/guest-mails/storage/guest-mails.store.server.ts";
import type { GuestNews } from "#app/features/guests/guest-news.ts";
import { inOtherLanguages } from "#app/i18n/language.ts";
import { foldForSearch } from "#app/i18n/reading/fold.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { ApiError } from "#platform/api/api-error.ts";
import { composeGuestMail } from "./compose-guest-mail.server.ts";
import { guestLinkUrl } from "./guest-link-url.ts";
import type { TableReader } from "./table-reader.server.ts";

export type GuestMailService = ReturnType<typeof guestMailService>;

/** Gives a guest a seat; throws where there is none, or another change came first. */
export type ReserveSeat = (id: string, guest: { version: number }) => Promise<unknown>;

/** Who gets whose number once the answers of an evening are in. */
export type Matches = {
	matchesOf(tableId: string): Promise<FeedbackMatch[]>;
	numbersFor(guest: { id: string; tableId: string }): Promise<MatchedGuest[]>;
};

type Parts = {
	guestMails: GuestMailsStore;
	getEvent(id: string): Promise<SocialEvent>;
	matches: Matches;
	reserveSeat: ReserveSeat;
	/** Reads what each guest of a table does not know yet. */
	newsAt(tableId: string): Promise<Map<string, GuestNews>>;
	/** Reads how many seats of a table nobody holds. */
	freeSeatsAt(tableId: string): Promise<TableMails["free"]>;
	readTable: TableReader;
	readTexts(): Promise<SiteTexts>;
	siteUrl: string;
};

/** Shows and orders the mails of a table. */
export function guestMailService(parts: Parts) {
	const { guestMails, getEvent, reserveSeat, newsAt, freeSeatsAt, matches, readTable, readTexts, siteUrl } =
		parts;

	/** The guests of a table with their mails, and which mails fit it now. @throws ApiError 404. */
	async function list(tableId: string): Promise<TableMails> {
		const event = await getEvent(tableId);
		const { calendarDate, sequence } = event;
		const table = await readTable(tableId, "en");
		const news = await newsAt(tableId);
		const isNews = (kind: GuestMailKind) => [...news.values()].some((one) => one.kind === kind);
		const fits = guestMailKinds.filter(
			(kind) =>
				table !== undefined && fitsTable(kind, event, table) && (!isForNewsAlone(kind) || isNews(kind)),
		);
		const from = calendarDate === null ? null : reminderDay(calendarDate);
		const isReminderAhead =
			table !== undefined && fits.includes("change") && from !== null && from > table.today;
		const pairs = await matches.matchesOf(tableId);
		return {
			title: event.title,
			...inOtherLanguages((language) => event[language] && { title: event[language].title }),
			...{ calendarDate, kinds: fits, whyNone: fits.length > 0 ? null : whyNoKind(event) },
			reminderFrom: isReminderAhead ? from : null,
			free: await freeSeatsAt(tableId),
			guests: (await guestMails.list(tableId, sequence)).map((guest) => ({
				...guest,
				news: news.get(guest.id) ?? null,
			})),
			round: table?.round ?? null,
			lastDay: table?.lastDay ?? null,
			matches: pairs.map(([one, other]) => [one.firstName, other.firstName]),
		};
	}

	/** A mail as a guest would have it. @throws ApiError 404, or 409 where it does not fit the table. */
	async function preview(
		tableId: string,
		{ kind, note, guestId }: Pick<MailOrder, "kind" | "note"> & { guestId: string },
	): Promise<GuestMailPreview> {
		const guest = await guestMails.findGuest(guestId);
		if (guest === undefined || guest.event_id !== tableId) throw noGuest();
		const table = await readTable(tableId, guest.language);
		if (table === undefined || !fitsTable(kind, table.event, table)) throw unfit();
		const page = linkPages[kind];
		const { subject, html, text } = await composeGuestMail({
			...{ kind, note, language: guest.language, firstName: guest.first_name },
			surname: guest.surname ?? "",
			table: table.words,
			// The real one is in the mail alone.
			url: page === undefined ? "" : guestLinkUrl(siteUrl, guest.language, { page, token: "…" }),
			lastDay: table.lastDay,
			numbers: kind === "results" ? await matches.numbersFor({ id: guest.id, tableId }) : [],
			texts: await readTexts(),
		});
		return { to: guest.email, subject, html, text };
	}

	/**
	 * Orders a mail for guests of a table, in their order. Who is to be invited holds a seat from then
	 * on. @throws ApiError 404, or 409 where it does not fit the table.
	 */
	async function send(tableId: string, { kind, note, guestIds }: MailOrder): Promise<OrderAnswer> {
		const event = await getEvent(tableId);
		const table = await readTable(tableId, "en");
		if (table === undefined || !fitsTable(kind, event, table)) throw unfit();
		if (kind === "feedback") requireDifferentNames(await guestMails.list(tableId, event.sequence));
		const outcomes: OrderAnswer["outcomes"] = [];
		for (const guestId of new Set(guestIds)) {
			const order = { kind, note, sequence: event.sequence };
			outcomes.push({ guestId, outcome: await orderFor(tableId, guestId, order) });
		}
		return { outcomes };
	}

	async function orderFor(
		tableId: string,
		guestId: string,
		order: Parameters<GuestMailsStore["order"]>[1],
	): Promise<OrderOutcome> {
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
		return (await guestMails.order(guest, order)) ? "ordered" : "already";
	}

	return { list, preview, send };
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

function noGuest(): ApiError {
	return new ApiError(404, "not-found", "This guest does not exist, or has been deleted.");
}

function unfit(): ApiError {
	return new ApiError(409, "mail-unfit", "This mail does not fit where the table stands by now.");
}
