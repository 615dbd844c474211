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

/** Digits of a number that are shown: enough for its owner to recognize it. */
const shownDigits = 2;

type Parts = {
	findGuest(
		token: string,
	): Promise<{ id: string; event_id: string; first_name: string; state: string } | undefined>;
	feedback: FeedbackStore;
	readTable(id: string, language: Language): Promise<{ title: string; date: string } | undefined>;
};

/** The page behind the link of the mail after an evening, and its answers. */
export function feedbackService({ findGuest, feedback, readTable }: Parts) {
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

	/** Stores a guest's answer, which may be replaced until the round is closed. */
	async function answer(token: string, given: FeedbackAnswer): Promise<AnswerOutcome> {
		const guest = await findGuest(token);
		return guest === undefined ? "closed" : feedback.save(guest.id, given);
	}

	return { find, answer };
}

/** Formats an instant in the business's time zone. */
function momentIn(instant: string, language: Language): string {
	const [day = "", time = ""] = localTimeOf(instant).split("T");
	const [hours = 0, minutes = 0] = time.split(":").map(Number);
	return `${formatFullDay(day, language)}, ${locales[language].timeOfDay(hours, minutes)}`;
}
