import { z } from "#app/content/schema.ts";
import { leavingReasonCounts } from "#app/features/newsletter/leaving.ts";
import { languages } from "#app/site/site-config.ts";

export const letterProgress = z
	.object({
		waiting: z.int(),
		sending: z.int(),
		sent: z.int(),
		failed: z.int(),
		/** Readers who left, paused or were erased before their turn. */
		skipped: z.int(),
		cancelled: z.int(),
		/** Handed over by a process that ended at that moment: the copy carries the same id. */
		interrupted: z.int(),
		/** Failed letters that a mail server had taken first. */
		returned: z.int(),
		/** Readers who called it unwanted, and were unsubscribed. */
		complaints: z.int(),
		/** Readers whose last letter this was when they left. */
		leftSince: z.int(),
		/** Readers who left and gave a reason, by reason. */
		leftBecause: leavingReasonCounts,
		/** Visits that its links led to, by day, the first day first. */
		arrivals: z.array(z.object({ day: z.string(), count: z.int() })),
		/** Outcomes of the visits that its links led to: forms opened, and sign-ups. */
		formsOpened: z.int(),
		signUps: z.int(),
		/** The last that failed, newest first; an erased reader has no address. */
		failures: z.array(
			z.object({
				email: z.string().nullable(),
				language: z.enum(languages),
				error: z.string(),
				isPaused: z.boolean(),
			}),
		),
	})
	.meta({ id: "LetterProgress" });

export type LetterProgress = z.infer<typeof letterProgress>;

export function recipientsOf(progress: LetterProgress): number {
	return progress.waiting + progress.sending + countFinished(progress);
}

/** Returns the number of recipients that a letter has nothing more to do with. */
export function countFinished({ sent, failed, skipped, cancelled }: LetterProgress): number {
	return sent + failed + skipped + cancelled;
}
