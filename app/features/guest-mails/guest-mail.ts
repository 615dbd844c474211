import { z } from "#app/content/schema.ts";
import { listedTexts } from "#app/content/shapes.ts";
import {
	type FeedbackRound,
	feedbackDays,
	feedbackRound,
	lastDayToAnswer,
} from "#app/features/feedback/feedback.ts";
import { type GuestState, genders, guestStates } from "#app/features/guests/guest.ts";
import { guestNews, mailDeliveries } from "#app/features/guests/guest-news.ts";
import { daysAfter } from "#app/i18n/business-time.ts";
import { guestDays, languages } from "#app/site/site-config.ts";
import { reminderDay } from "./reminder.ts";

/** The mails of a table, in the order of an evening. */
export const guestMailKinds = [
	"invitation",
	"waiting",
	"confirmation",
	"reminder",
	"moved",
	"change",
	"postponement",
	"cancellation",
	"backOn",
	"feedback",
	"results",
] as const;

export type GuestMailKind = (typeof guestMailKinds)[number];

/** The mails that may go by WhatsApp instead: what is asked and answered after an evening goes by mail alone. */
export type MessageKind = Exclude<GuestMailKind, "feedback" | "results">;

/** Returns whether a mail follows an evening: when and where it was is no news then. */
export function isAfterEvening(kind: GuestMailKind): kind is "feedback" | "results" {
	return kind === "feedback" || kind === "results";
}

/** A page that a guest opens by a secret link. */
export type GuestLinkPage = "invitation" | "feedback";

/** The page that a mail of a kind leads to, where it has a link. */
export const linkPages: Partial<Record<GuestMailKind, GuestLinkPage>> = {
	invitation: "invitation",
	moved: "invitation",
	backOn: "invitation",
	feedback: "feedback",
};

/** Returns whether a mail leads a guest who is invited to the page on which they answer. */
export function asksForAnswer(kind: GuestMailKind): boolean {
	return linkPages[kind] === "invitation";
}

/** The states of guests who have a seat at a table to come. */
const seated = ["invited", "confirmed", "paid"] as const;

/** … and of those who may have been told that they wait for one. */
const hopeful = [...seated, "waiting"] as const;

/** The states of a guest in which a mail may be ordered, and still be sent. */
const fitting = {
	invitation: { ordered: ["applied", "waiting", "invited"], sent: ["invited"] },
	waiting: { ordered: ["waiting"], sent: ["waiting"] },
	confirmation: { ordered: ["confirmed", "paid"], sent: ["confirmed", "paid"] },
	reminder: { ordered: ["confirmed", "paid"], sent: ["confirmed", "paid"] },
	moved: { ordered: seated, sent: seated },
	change: { ordered: seated, sent: seated },
	postponement: { ordered: hopeful, sent: hopeful },
	cancellation: { ordered: hopeful, sent: hopeful },
	backOn: { ordered: seated, sent: seated },
	feedback: { ordered: ["came"], sent: ["came"] },
	results: { ordered: ["came"], sent: ["came"] },
} as const satisfies Record<GuestMailKind, Record<"ordered" | "sent", readonly GuestState[]>>;

/** Returns whether a mail may be ordered for a guest, or sent once it was ordered. */
export function fitsGuest(kind: GuestMailKind, state: GuestState, step: "ordered" | "sent"): boolean {
	return fitting[kind][step].some((one) => one === state);
}

/**
 * Returns whether a mail fits a table: none invites to what does not take place, and none asks
 * about an evening before the next day, or so late that guests are erased while they may still
 * answer.
 */
export function fitsTable(
	kind: GuestMailKind,
	table: { calendarDate: string | null; state: string },
	{ today, round }: { today: string; round?: FeedbackRound | undefined },
): boolean {
	const takesPlace = table.state !== "cancelled" && table.state !== "postponed";
	// A table without a day can be called off, too.
	const isToCome = table.calendarDate === null || table.calendarDate >= today;
	if (kind === "postponement") return table.state === "postponed" && isToCome;
	if (kind === "cancellation") return table.state === "cancelled" && isToCome;
	if (table.calendarDate === null) return false;
	const isClosed = round?.isClosed ?? false;
	if (isAfterEvening(kind)) {
		if (!takesPlace || table.calendarDate >= today) return false;
		if (kind === "results") return isClosed;
		return !isClosed && lastDayToAnswer(round, today) <= daysAfter(table.calendarDate, guestDays);
	}
	if (!isToCome || !takesPlace) return false;
	return kind !== "reminder" || today >= reminderDay(table.calendarDate);
}

/** Returns whether a mail is shown for a table: a reminder long before its day, too. */
export function showsMail(...[kind, table, at]: Parameters<typeof fitsTable>): boolean {
	return fitsTable(kind === "reminder" ? "change" : kind, table, at);
}

/** Returns whether a mail goes only to guests to whom it is news, not to all whom it fits. */
export function isForNewsAlone(kind: GuestMailKind): kind is "moved" | "backOn" {
	return kind === "moved" || kind === "backOn";
}

/** Mails that tell guests who are confirmed where and how the table takes place. */
const withPlace: readonly GuestMailKind[] = ["confirmation", "reminder", "moved", "change", "backOn"];

/** Returns whether a mail tells those who are confirmed where the table is. */
export function saysPlace(kind: GuestMailKind): boolean {
	return withPlace.includes(kind);
}

const noKindReasons = ["noDay", "off", "tooLate"] as const;

type NoKindReason = (typeof noKindReasons)[number];

/** Returns why no mail fits a table, once none does. */
export function whyNoKind(table: { calendarDate: string | null; state: string }): NoKindReason {
	if (table.calendarDate === null) return "noDay";
	return table.state === "cancelled" || table.state === "postponed" ? "off" : "tooLate";
}

/** The last day on which the first of the guests of an evening can be asked whom they would see again. */
export function lastDayToAsk(calendarDate: string): string {
	return daysAfter(calendarDate, guestDays - feedbackDays);
}

const maxNote = 1_000;

const kind = z.enum(guestMailKinds, "Choose one of the mails.");
const note = z.string().trim().max(maxNote, `Use at most ${maxNote} characters.`).default("");
/** The day by which an invitation asks for an answer; that of the rule where none is chosen. */
const answerBy = z.iso.date("Use a calendar day, such as 2026-10-04.").optional();
const maxGuests = 100;

export const mailPreviewRequest = z
	.object({ kind, note, answerBy, guestId: z.string().max(200) })
	.meta({ id: "GuestMailPreviewRequest" });

export const mailOrder = z
	.object({ kind, note, answerBy, guestIds: z.array(z.string().max(200)).min(1).max(maxGuests) })
	.meta({ id: "GuestMailOrder" });

/** The owner's choice to have the reminder of a table sent automatically. */
export const reminderChoice = z.object({ isAutomatic: z.boolean() }).meta({ id: "ReminderChoice" });

/** A message that the owner sends by WhatsApp. */
export const guestMessage = z
	.object({
		/** Opens WhatsApp with its text; null where that needs a link to the guest's page, which is to be made first. */
		link: z.string().nullable(),
		/** The count of the table's changes (iCalendar's SEQUENCE) that the message tells of. */
		sequence: z.int(),
	})
	.meta({ id: "GuestMessage" });

/** The owner's word that she sent a message. */
export const sentMessage = z
	.object({ kind, guestId: z.string().max(200), sequence: z.int().min(0) })
	.meta({ id: "SentGuestMessage" });

export const mailPreview = z
	.object({
		...{ to: z.string(), subject: z.string(), html: z.string(), text: z.string() },
		/** The same, shorter; null without a number or consent, and after the evening. */
		message: guestMessage.nullable(),
	})
	.meta({ id: "GuestMailPreview" });

/** `already`: sent since the table last changed. `unfit`: the guest's state has changed. */
export const orderOutcomes = ["ordered", "already", "noAddress", "noSeat", "unfit"] as const;

export const orderAnswer = z
	.object({ outcomes: z.array(z.object({ guestId: z.string(), outcome: z.enum(orderOutcomes) })) })
	.meta({ id: "GuestMailOutcomes" });

/** An ordered mail. `gone`: no longer needed, or long ago. */
const sentMail = z.object({
	kind,
	/** True where the owner said that she sent it by WhatsApp. */
	isMessage: z.boolean(),
	orderedAt: z.iso.datetime(),
	status: z.enum(mailDeliveries),
	/** True if the table changed since. */
	isOld: z.boolean(),
});

const mailedGuest = z
	.object({
		id: z.string(),
		firstName: z.string(),
		language: z.enum(languages),
		state: z.enum(guestStates),
		hasAddress: z.boolean(),
		/** True with a number, and consent to be written to by WhatsApp. */
		takesMessages: z.boolean(),
		gender: z.enum(genders),
		version: z.int(),
		/** The news of the table that they do not know yet. */
		news: guestNews.nullable(),
		mails: z.array(sentMail),
	})
	.meta({ id: "MailedGuest" });

/** A table with its guests, and which mails fit where it stands. */
export const tableMails = z
	.object({
		...listedTexts("title"),
		calendarDate: z.string().nullable(),
		kinds: z.array(kind),
		/** True until the restaurant and its address are written, which those confirmed ask for. */
		lacksPlace: z.boolean(),
		/** The reminder of a table that takes place; null of any other. */
		reminder: z
			.object({
				from: z.iso.date(),
				/** True until its first day. */
				isAhead: z.boolean(),
				/** True if it leaves by itself. */
				isAutomatic: z.boolean(),
			})
			.nullable(),
		/** The day by which an invitation of today asks for an answer; null where none fits the table. */
		answerBy: z.iso.date().nullable(),
		/** Seats that nobody holds; null until the owner says how many guests the table has. */
		free: z.object({ woman: z.int(), man: z.int() }).nullable(),
		/** Why there is none among them; null where there is. */
		whyNone: z.enum(noKindReasons).nullable(),
		guests: z.array(mailedGuest),
		/** The time in which guests may answer what they are asked after the evening; null before the first is. */
		round: feedbackRound.nullable(),
		/** The last day to answer; of a round that would be opened today, where there is none. */
		lastDay: z.iso.date().nullable(),
		/** First names of two who get each other's number; none before the round is closed. */
		matches: z.array(z.tuple([z.string(), z.string()])),
	})
	.meta({ id: "TableMails" });

export type MailedGuest = z.infer<typeof mailedGuest>;
export type TableMails = z.infer<typeof tableMails>;
export type GuestMailPreview = z.infer<typeof mailPreview>;
export type GuestMessage = z.infer<typeof guestMessage>;
export type SentMessage = z.infer<typeof sentMessage>;
export type MailOrder = z.infer<typeof mailOrder>;
export type OrderOutcome = (typeof orderOutcomes)[number];
export type OrderAnswer = z.infer<typeof orderAnswer>;

/** One thing that a guest is told; with `url`, `text` names what that leads to. */
export type GuestLine = { label: string; text: string; url?: string };

/** A table as a mail or an invitation shows it, in the language of its guest. */
export type TableOfMail = {
	title: string;
	date: string;
	time: string;
	where: string;
	price: string;
};
