import type { SocialEvent } from "#app/features/events/event.ts";
import type { TableDetails } from "#app/features/events/event-words.ts";
import type { FeedbackRound, MatchedGuest } from "#app/features/feedback/feedback.ts";
import {
	type GuestLine,
	type GuestMailKind,
	isAfterEvening,
	linkPages,
	type MessageKind,
	type TableOfMail,
} from "#app/features/guest-mails/guest-mail.ts";
import { formatFullDay } from "#app/i18n/dates.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import type { Dictionaries } from "#app/i18n/text.ts";
import type { Translate } from "#app/i18n/translator.ts";
import { emailHtml } from "#app/mail/email-html.server.ts";
import { type EmailTemplate, emailText } from "#app/mail/email-text.server.ts";
import type { Language } from "#app/site/site-config.ts";
import type { Message } from "#platform/mail/mail-transport.ts";

export type GuestMailParts = {
	kind: GuestMailKind;
	language: Language;
	firstName: string;
	table: TableOfMail;
	/** True for one who has no seat. */
	isWaiting: boolean;
	/** The place and the way there; undefined for a guest who is not confirmed. */
	details: TableDetails | undefined;
	/** The owner's own words; blank for none. */
	note: string;
	/** The name that the table is reserved under; blank while there is none. */
	surname: string;
	/** The page of the guest that the mail leads to; blank where it leads to none. */
	url: string;
	/** The day by which an invitation is answered; blank where the mail asks for no answer. */
	answerBy: string;
	/** The last day for answers to what is asked after an evening. */
	lastDay: string;
	/** The amount due, reference and ways to pay; empty in mails that do not mention payment. */
	payment: readonly GuestLine[];
	/** The guests whose numbers this one gets. */
	numbers: readonly MatchedGuest[];
	/** The message to the guest's calendar; undefined where no calendar has the table. */
	calendar: Message["calendar"];
	/** The message that takes the table they were moved from out of it; undefined where there is none. */
	formerCalendar: Message["calendar"];
	texts: SiteTexts;
};

type Composed = Pick<Message, "subject" | "text" | "html" | "calendar" | "otherCalendar">;

/** Mails after which a calendar holds the evening as it is by then. */
const withCalendar: readonly GuestMailKind[] = [
	"confirmation",
	"moved",
	"change",
	"postponement",
	"cancellation",
	"backOn",
];

/** Returns whether a mail has a button, which leads to a page of its guest. */
function hasButton(kind: GuestMailKind): kind is "invitation" | "moved" | "backOn" | "feedback" {
	return linkPages[kind] !== undefined;
}

export async function composeGuestMail(parts: GuestMailParts): Promise<Composed> {
	const { kind, language, firstName, table, note, calendar, texts } = parts;
	const t = texts.open(language, "guestMail");
	const { title, date } = table;
	const words = { title, date, day: formatFullDay(parts.lastDay, language) };
	const greeting = t("greeting", { firstName });
	const facts: GuestLine[] = isAfterEvening(kind)
		? parts.numbers.map((one) => ({ label: one.firstName, text: one.telephone }))
		: factsOf(parts, t);
	const email: EmailTemplate = {
		name: texts.facts(language).name,
		look: texts.look,
		language,
		subject: t(`${kind}.subject`, words),
		preview: t(`${kind}.preview`, words),
		title: t(`${kind}.title`, words),
		text: [greeting, sentenceOf(parts, t), note].filter(Boolean).join("\n\n"),
		facts: facts.filter(({ text }) => text !== ""),
		...(hasButton(kind) && { button: { label: t(`${kind}.button`), url: parts.url } }),
		note: t(noteOf(parts), words),
		footer: { why: t("footer.why"), links: [], address: t("footer.address") },
	};
	return {
		subject: email.subject,
		text: emailText(email, (label) => t("link", { label })),
		html: await emailHtml(email),
		...(withCalendar.includes(kind) && !parts.isWaiting && calendar && { calendar }),
		...(parts.formerCalendar && { otherCalendar: parts.formerCalendar }),
	};
}

/** Says what a mail is about, to those who wait for a seat as to those who have one. */
function sentenceOf(parts: GuestMailParts, t: Translate<Dictionaries["guestMail"]>): string {
	const { kind, language, isWaiting, numbers, table } = parts;
	const { title, date } = table;
	const words = { title, date, day: formatFullDay(parts.lastDay, language) };
	if (kind === "results") return t(numbers.length > 0 ? "results.matched" : "results.unmatched", words);
	return t(kind === "postponement" && isWaiting ? "postponement.textWaiting" : `${kind}.text`, words);
}

function noteOf({ kind, isWaiting, numbers }: GuestMailParts) {
	if (kind === "results" && numbers.length === 0) return "results.noteUnmatched";
	return kind === "cancellation" && isWaiting ? "cancellation.noteWaiting" : (`${kind}.note` as const);
}

/** Writes the same as a mail, shorter, for a messenger: without subject and notes, its button as a link. */
export function guestMessage(parts: GuestMailParts & { kind: MessageKind }): string {
	const { kind, language, firstName, note, texts } = parts;
	const t = texts.open(language, "guestMail");
	const facts = factsOf(parts, t).filter(({ text }) => text !== "");
	return [
		t("greeting", { firstName }),
		sentenceOf(parts, t),
		note,
		facts.map(({ label, text, url = text }) => `${t("link", { label })} ${url}`).join("\n"),
		hasButton(kind) ? `${t("link", { label: t(`${kind}.button`) })} ${parts.url}` : "",
		texts.facts(language).name,
	]
		.filter(Boolean)
		.join("\n\n");
}

function factsOf(
	{ kind, language, table, details, surname, answerBy, payment }: GuestMailParts,
	t: Translate<Dictionaries["guestMail"]>,
): GuestLine[] {
	const { date, time, where, price } = table;
	if (kind === "postponement") return [{ label: t("facts.planned"), text: date }];
	const when = { label: t("facts.when"), text: [date, time].filter(Boolean).join(", ") };
	if (kind === "cancellation") return [when, { label: t("facts.where"), text: where }];
	const place = [details?.restaurant, details?.address].filter(Boolean).join(", ");
	return [
		when,
		{ label: t("facts.where"), text: place || where },
		{ label: t("facts.surname"), text: details === undefined ? "" : surname },
		{ label: t("facts.directions"), text: details?.directions ?? "" },
		{ label: t("facts.map"), text: details?.mapLink ?? "" },
		{ label: t("facts.price"), text: price },
		{ label: t("facts.included"), text: details?.included ?? "" },
		{ label: t("facts.answerBy"), text: answerBy && formatFullDay(answerBy, language) },
		...payment,
	];
}

/** A table as its mails need it, read by whoever knows events. */
export type TableToWriteOf = {
	event: SocialEvent;
	words: TableOfMail;
	/** Told to guests who are confirmed, and to nobody else. */
	details: TableDetails;
	/** Writes to the calendar of a guest, which names it as a meal alone; undefined where no calendar has it. */
	calendarFor(attendee: {
		email: string;
		hasConfirmed: boolean;
		surname: string;
		/** True where they no longer sit here: it is taken out of their calendar. */
		hasLeft?: boolean;
	}): Promise<Message["calendar"]>;
	/** True if its hour has come; that of a postponed one never does. */
	hasBegun: boolean;
	/** The instant at which its guests and their links are erased, in ISO 8601. */
	end: string;
	/** The present day where the business is. */
	today: string;
	/** The time in which guests may say whom they would like to see again. */
	round: FeedbackRound | undefined;
	/** The last day to do so; of a round that would be opened today, where there is none. */
	lastDay: string;
};

export type TableReader = (id: string, language: Language) => Promise<TableToWriteOf | undefined>;

/** Reads what a guest has still to pay, and how, in lines; none where nothing is told of that. */
export type PaymentReader = (guestId: string, language: Language) => Promise<readonly GuestLine[]>;
