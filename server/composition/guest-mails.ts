import {
	type CalendarEntry,
	type CalendarMessage,
	calendarFile,
	calendarMethod,
} from "#app/features/events/calendar/event-calendar.server.ts";
import type { SocialEvent } from "#app/features/events/event.ts";
import { eventStart } from "#app/features/events/event-time.ts";
import { eventText, tableDetails } from "#app/features/events/event-words.ts";
import { lastDayToAnswer } from "#app/features/feedback/feedback.ts";
import { feedbackService } from "#app/features/feedback/public/feedback-service.server.ts";
import type { TableOfMail } from "#app/features/guest-mails/guest-mail.ts";
import type {
	PaymentReader,
	TableReader,
} from "#app/features/guest-mails/mails/compose-guest-mail.server.ts";
import { guestMailService } from "#app/features/guest-mails/mails/guest-mail-service.server.ts";
import { invitationService } from "#app/features/guest-mails/mails/invitation-service.server.ts";
import { guestMailKindOf } from "#app/features/guest-mails/storage/guest-mails.store.server.ts";
import { orderAnswerNotice } from "#app/features/guests/answers/answer-notice.server.ts";
import { freeSeats } from "#app/features/guests/seats.ts";
import { paymentLines, wayLines } from "#app/features/payments/mails/payment-lines.ts";
import { dayOf, daysAfter, instantOf } from "#app/i18n/business-time.ts";
import { formatFullDay } from "#app/i18n/dates.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { defaultFacts } from "#app/site/facts.ts";
import { defaultLanguage, guestDays, type Language } from "#app/site/site-config.ts";
import { undefinedIfMissing } from "#platform/api/api-error.ts";
import type { Clock } from "#platform/clock.ts";
import type { QueuedMail } from "#platform/mail/mail-queue.ts";
import type { Stores } from "./stores.ts";

type Parts = {
	stores: Pick<
		Stores,
		| "events"
		| "guests"
		| "seatings"
		| "guestMails"
		| "tableReminders"
		| "guestLinks"
		| "feedback"
		| "payments"
		| "mails"
		| "sessions"
	>;
	siteUrl: string;
	readTexts(): Promise<SiteTexts>;
	/** Returns the address that mails are from. */
	readSender(): Promise<string>;
	clock: Clock;
	/** Called once a guest's answer is stored. */
	onAnswered(): void;
};

/** Returns whether a mail that waits is one of a table. */
export function isGuestMail({ kind }: Pick<QueuedMail, "kind">): boolean {
	return guestMailKindOf(kind) !== undefined;
}

/** Opens the mails of a table and its invitations, with what they take from events and their guests. */
export function openGuestMails({ stores, siteUrl, readTexts, readSender, clock, onAnswered }: Parts) {
	const { events, guests, seatings, guestMails, guestLinks: links, feedback } = stores;
	const readTable: TableReader = async (id, language) => {
		const event = await events.get(id).catch(undefinedIfMissing);
		if (event === undefined) return undefined;
		const round = await feedback.roundOf(id);
		const today = dayOf(clock());
		const lastDay = event.calendarDate ?? today;
		return {
			event,
			words: tableOfMail(event, language),
			details: tableDetails(event, language),
			calendarFor: async (attendee) => {
				const found = await entryOf(event);
				const entry = found && { ...found, cancelled: found.cancelled || attendee.hasLeft === true };
				// A message to a calendar names whom it is to.
				if (entry === undefined || attendee.email === "") return undefined;
				const details = attendee.hasConfirmed ? tableDetails(event, language) : undefined;
				const message = {
					...{
						method: calendarMethod(entry),
						at: clock().toISOString(),
						organizer: await readSender(),
						attendee,
					},
					...(details && { place: { ...details, surname: attendee.surname } }),
				};
				return mailedCalendar(entry, language, { siteUrl, texts: await readTexts(), message });
			},
			hasBegun: hasBegun(event, clock()),
			end: instantOf(`${daysAfter(lastDay, guestDays + 1)}T00:00`) ?? lastDay,
			...{ today, round, lastDay: lastDayToAnswer(round, today) },
		};
	};
	/** Returns a table's calendar entry; a table without a day is cancelled in calendars. */
	async function entryOf(event: SocialEvent): Promise<CalendarEntry | undefined> {
		if (event.calendarDate !== null) return { event, cancelled: false };
		return (await events.listCalendar()).find((entry) => entry.event.id === event.id);
	}
	const readPayment: PaymentReader = async (guestId, language) => {
		const texts = await readTexts();
		const words = { language, t: texts.open(language, "paymentMail"), facts: texts.values, siteUrl };
		const open = wayLines(words).length === 0 ? undefined : await stores.payments.findOpen(guestId);
		return open === undefined ? [] : paymentLines(open, words);
	};
	const { reserveSeat, recordAnswer, newsAt } = guests;
	/** Returns where the owner is told of answers; undefined as long as the address is the sample. */
	async function readOwner() {
		const { email: recipient } = (await readTexts()).facts(defaultLanguage);
		if (recipient === defaultFacts.email) return undefined;
		return { recipient, language: await stores.sessions.lastLanguage() };
	}
	async function freeSeatsAt(tableId: string) {
		const { table, balance } = await seatings.read(tableId, { limit: 1 });
		if (table.size === null) return null;
		return { woman: freeSeats(balance.woman), man: freeSeats(balance.man) };
	}
	return {
		service: guestMailService({
			...{ guestMails, links, matches: feedback, readTable, readPayment, readTexts, siteUrl },
			reminders: stores.tableReminders,
			...{ getEvent: events.get, reserveSeat, newsAt, freeSeatsAt },
		}),
		invitations: invitationService({
			...{ links, readTable, readPayment, freeSeatsAt },
			recordAnswer: async (id, answer) => {
				const to = await readOwner();
				const news = { guestId: id, isAccepted: answer.state === "confirmed" };
				await recordAnswer(id, answer, async (transaction) => {
					if (to !== undefined) await orderAnswerNotice(transaction, news, { ...to, mails: stores.mails });
				});
				stores.mails.wake();
				onAnswered();
			},
		}),
		feedback: feedbackService({
			feedback,
			findGuest: (token) => links.find(token, "feedback"),
			readTable: async (id, language) => {
				const table = await readTable(id, language);
				return table?.event.calendarDate === null ? undefined : table?.words;
			},
		}),
	};
}

/** Returns whether a table has begun: by its hour, or once its day is over; never while postponed. */
function hasBegun(event: SocialEvent, now: Date): boolean {
	const { calendarDate: day, startTime } = event;
	if (day === null || event.state === "postponed") return false;
	const start = startTime === null ? instantOf(`${daysAfter(day, 1)}T00:00`) : eventStart(event);
	return now.toISOString() >= (start ?? day);
}

function tableOfMail(event: SocialEvent, language: Language): TableOfMail {
	const { title, date, time, facts } = eventText(event, language);
	const fact = (label: string) => facts.find((one) => one.label === label)?.phrase.text ?? "";
	return {
		title: title.text,
		date: event.calendarDate === null ? date.text : formatFullDay(event.calendarDate, language),
		time: time.text,
		where: fact("events.place"),
		price: fact("events.price"),
	};
}

function mailedCalendar(
	entry: CalendarEntry,
	language: Language,
	source: { siteUrl: string; texts: SiteTexts; message: CalendarMessage },
) {
	const { calendarDate: day, state } = entry.event;
	const isDated = !entry.cancelled && day !== null && state !== "postponed";
	return {
		filename: isDated ? `table-${day}.ics` : "table.ics",
		content: calendarFile([entry], { language, discreet: true }, source),
		method: source.message.method,
	};
}
