import { calendarFile } from "#app/features/events/calendar/event-calendar.server.ts";
import type { SocialEvent } from "#app/features/events/event.ts";
import { eventText } from "#app/features/events/event-text.ts";
import { eventStart } from "#app/features/events/event-time.ts";
import { lastDayToAnswer } from "#app/features/feedback/feedback.ts";
import { feedbackService } from "#app/features/feedback/public/feedback-service.server.ts";
import { guestMailService } from "#app/features/guest-mails/mails/guest-mail-service.server.ts";
import { guestMailWriter } from "#app/features/guest-mails/mails/guest-mail-writer.server.ts";
import { invitationService } from "#app/features/guest-mails/mails/invitation-service.server.ts";
import type { TableReader } from "#app/features/guest-mails/mails/table-reader.server.ts";
import { guestMailKindOf } from "#app/features/guest-mails/storage/guest-mails.store.server.ts";
import type { TableOfMail } from "#app/features/guest-mails/table-of-mail.ts";
import { dayOf, daysAfter, instantOf } from "#app/i18n/business-time.ts";
import { formatFullDay } from "#app/i18n/dates.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { guestDays, type Language } from "#app/site/site-config.ts";
import { undefinedIfMissing } from "#platform/api/api-error.ts";
import type { Clock } from "#platform/clock.ts";
import type { QueuedMail } from "#platform/mail/mail-queue.ts";
import type { Stores } from "./stores.ts";

type Parts = {
	stores: Pick<Stores, "events" | "guests" | "guestMails" | "guestLinks" | "feedback">;
	siteUrl: string;
	readTexts(): Promise<SiteTexts>;
	clock: Clock;
};

/** Whether a mail that waits is one of a table. */
export function isGuestMail({ kind }: Pick<QueuedMail, "kind">): boolean {
	return guestMailKindOf(kind) !== undefined;
}

/** The mails of a table and its invitations, with what they take from events and their guests. */
export function openGuestMails({ stores, siteUrl, readTexts, clock }: Parts) {
	const { events, guests, guestMails, guestLinks: links, feedback } = stores;
	const readTable: TableReader = async (id, language) => {
		const event = await events.get(id).catch(undefinedIfMissing);
		if (event === undefined || event.calendarDate === null) return undefined;
		const round = await feedback.roundOf(id);
		const today = dayOf(clock());
		return {
			event,
			words: tableOfMail(event, language, { siteUrl, texts: await readTexts() }),
			start: beginningOf(event, event.calendarDate),
			end: instantOf(`${daysAfter(event.calendarDate, guestDays + 1)}T00:00`) ?? event.calendarDate,
			...{ today, round, lastDay: lastDayToAnswer(round, today) },
		};
	};
	const { reserveSeat, recordAnswer } = guests;
	const shared = { guestMails, matches: feedback, readTable, readTexts, siteUrl };
	return {
		service: guestMailService({ ...shared, getEvent: events.get, reserveSeat }),
		invitations: invitationService({ links, readTable, recordAnswer }),
		feedback: feedbackService({
			feedback,
			findGuest: (token) => links.find(token, "feedback"),
			readTable: async (id, language) => (await readTable(id, language))?.words,
		}),
		write: guestMailWriter({ ...shared, links }),
	};
}

/** Where its hour is not known, an evening is still to come until its day is over. */
function beginningOf(event: SocialEvent, day: string): string {
	const start = event.startTime === null ? instantOf(`${daysAfter(day, 1)}T00:00`) : eventStart(event);
	return start ?? day;
}

function tableOfMail(
	event: SocialEvent,
	language: Language,
	source: { siteUrl: string; texts: SiteTexts },
): TableOfMail {
	const { title, date, time, facts } = eventText(event, language);
	const fact = (label: string) => facts.find((one) => one.label === label)?.phrase.text ?? "";
	const entry = { event, cancelled: false };
	return {
		title: title.text,
		date: event.calendarDate === null ? date.text : formatFullDay(event.calendarDate, language),
		time: time.text,
		where: fact("events.place"),
		price: fact("events.price"),
		calendar: {
			filename: `table-${event.calendarDate}.ics`,
			content: calendarFile([entry], { language, discreet: true }, source),
		},
	};
}
