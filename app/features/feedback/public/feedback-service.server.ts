import type { AnswerOutcome, FeedbackAnswer, FeedbackPage } from "#app/features/feedback/feedback.ts";
import type { FeedbackStore } from "#app/features/feedback/storage/feedback.store.server.ts";
import { localTimeOf } from "#app/i18n/business-time.ts";
import { formatFullDay } from "#app/i18n/dates.ts";
import { locales } from "#app/i18n/language.ts";
import type { Language } from "#app/site/site-config.ts";

export type FeedbackService = ReturnType<typeof feedbackService>;

declare module "#app/site/site-context.server.ts" {
	interface SiteContext {
		feedback: FeedbackService;
	}
}

/** So much of a number tells its owner which it is, and nobody else. */
const shownDigits = 2;

type Parts = {
	/** Whose page a link opens. */
	findGuest(
		token: string,
	): Promise<{ id: string; event_id: string; first_name: string; state: string } | undefined>;
	feedback: FeedbackStore;
	/** What the page says of the evening. */
	readTable(id: string, language: Language): Promise<{ title: string; date: string } | undefined>;
};

/** What a guest sees and does who opens the link of the mail after an evening. */
export function feedbackService({ findGuest, feedback, readTable }: Parts) {
	/** The page of a link. Changes nothing. */
	async function find(token: string, language: Language): Promise<FeedbackPage> {
		const guest = await findGuest(token);
		if (guest?.state !== "came") return { state: "invalid" };
		const [table, round] = await Promise.all([
			readTable(guest.event_id, language),
			feedback.roundOf(guest.event_id),
		]);
		if (table === undefined || round === undefined) return { state: "invalid" };
		const { telephone, answeredAt, ...own } = await feedback.read(guest);
		return {
			...own,
			state: round.isClosed ? "closed" : answeredAt === "" ? "open" : "answered",
			firstName: guest.first_name,
			answeredAt: answeredAt && momentIn(answeredAt, language),
			table: { title: table.title, date: table.date },
			lastDay: round.lastDay,
			numberEnd: telephone.replace(/\D/g, "").slice(-shownDigits),
		};
	}

	/** Takes a guest's answer; another one replaces it until the round is closed. */
	async function answer(token: string, given: FeedbackAnswer): Promise<AnswerOutcome> {
		const guest = await findGuest(token);
		return guest === undefined ? "closed" : feedback.save(guest.id, given);
	}

	return { find, answer };
}

/** Day and time of an instant on the clocks of the business. */
function momentIn(instant: string, language: Language): string {
	const [day = "", time = ""] = localTimeOf(instant).split("T");
	const [hours = 0, minutes = 0] = time.split(":").map(Number);
	return `${formatFullDay(day, language)}, ${locales[language].timeOfDay(hours, minutes)}`;
}
