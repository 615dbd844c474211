import { z } from "#app/content/schema.ts";
import { telephone } from "#app/features/guests/guest.ts";
import { daysAfter } from "#app/i18n/business-time.ts";

/** Guests may answer for so many days after the first of them was asked. */
export const feedbackDays = 7;

/** Whether guests of an evening are still asked, or were. */
export const feedbackRound = z.object({
	/** The last day on which they may answer. */
	lastDay: z.iso.date(),
	isClosed: z.boolean(),
});

export type FeedbackRound = z.infer<typeof feedbackRound>;

/** The last day to answer: that of the round, or of one that would be opened today. */
export function lastDayToAnswer(round: FeedbackRound | undefined, today: string): string {
	return round?.lastDay ?? daysAfter(today, feedbackDays);
}

/** What a guest answers: whom they would like to see again, and whether their number may be given. */
export const feedbackAnswer = z.object({
	/** Ids of guests, as the form has them: whoever sends anything else did not use it. */
	wishes: z.array(z.string().regex(/^[\w-]{1,64}$/)).max(100),
	sharesNumber: z.boolean(),
	/** Empty for the one that is known. */
	telephone,
});

export type FeedbackAnswer = z.infer<typeof feedbackAnswer>;

/** Somebody whose number is given to another guest. */
export type MatchedGuest = { id: string; firstName: string; telephone: string };

/** Two guests who named each other, and both agreed. */
export type FeedbackMatch = readonly [MatchedGuest, MatchedGuest];

/** What a guest sees on their page: nothing of it follows from what others answered. */
export type FeedbackPage =
	| { state: "invalid" }
	| {
			state: "open" | "answered" | "closed";
			firstName: string;
			table: { title: string; date: string };
			lastDay: string;
			/** When they answered last, in words; empty before. */
			answeredAt: string;
			/** The other guests who came. */
			others: { id: string; firstName: string; isWished: boolean }[];
			sharesNumber: boolean;
			/** The end of the number that would be given; empty where none is known. */
			numberEnd: string;
	  };

/** What became of an answer. */
export type AnswerOutcome = "saved" | "closed" | "noNumber";
