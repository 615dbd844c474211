import { z } from "#app/content/schema.ts";
import { listedTexts } from "#app/content/shapes.ts";
import { telephone } from "#app/features/guests/guest.ts";
import { daysAfter } from "#app/i18n/business-time.ts";

/** Days in which guests may answer, after the first of them was asked. */
export const feedbackDays = 7;

/** The period in which guests of an evening may answer. */
export const feedbackRound = z.object({
	/** The last day on which they may answer. */
	lastDay: z.iso.date(),
	isClosed: z.boolean(),
});

export type FeedbackRound = z.infer<typeof feedbackRound>;

/** Returns the last day of a round, or of one that would be opened today. */
export function lastDayToAnswer(round: FeedbackRound | undefined, today: string): string {
	return round?.lastDay ?? daysAfter(today, feedbackDays);
}

/** A guest's answer: whom they would like to see again, and whether their number may be given. */
export const feedbackAnswer = z.object({
	/** Ids of guests. */
	wishes: z.array(z.string().regex(/^[\w-]{1,64}$/)).max(100),
	sharesNumber: z.boolean(),
	/** Blank for the known one. */
	telephone,
});

export type FeedbackAnswer = z.infer<typeof feedbackAnswer>;

/** A guest whose number is given to another. */
export type MatchedGuest = { id: string; firstName: string; telephone: string };

/** Two guests who named each other, and both agreed. */
export type FeedbackMatch = readonly [MatchedGuest, MatchedGuest];

/** The page of a guest, which shows nothing of what others answered. */
export type FeedbackPage =
	| { state: "invalid" }
	| {
			state: "open" | "answered" | "closed";
			firstName: string;
			table: { title: string; date: string };
			lastDay: string;
			/** Formatted; blank before the first answer. */
			answeredAt: string;
			/** The other guests who came. */
			others: { id: string; firstName: string; isWished: boolean }[];
			sharesNumber: boolean;
			/** The last digits of the number that would be given; blank if none is known. */
			numberEnd: string;
	  };

export type AnswerOutcome = "saved" | "closed" | "noNumber";

/** An evening whose guests still wait for the promised results. */
export const owedResults = z
	.object({
		/** The id of the event. */
		id: z.string(),
		...listedTexts("title"),
		calendarDate: z.iso.date(),
		lastDay: z.iso.date(),
		/** Guests who were asked and have no mail with results on its way. */
		guests: z.int(),
	})
	.meta({ id: "OwedResults" });

export type OwedResults = z.infer<typeof owedResults>;
