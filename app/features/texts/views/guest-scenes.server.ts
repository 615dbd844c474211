import { type PageView, partsOf } from "#app/features/texts/page-views.ts";
import { daysAfter } from "#app/i18n/business-time.ts";
import { formatFullDay } from "#app/i18n/dates.ts";
import { dictionaries } from "#app/i18n/dictionaries.server.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { type Language, seatPrice } from "#app/site/site-config.ts";
import type { SiteContext } from "#app/site/site-context.server.ts";

/** Answers links and forms of an edited page, which do nothing. */
export const nothing = async () => undefined;

/** An invented person, to whom the pages of one reader or guest belong. */
export const somebody = { firstName: "Camille", email: "camille@example.com" };

/** Days until the evening that is shown, or since it. */
const days = 14;
/** Days within which an answer is asked for there. */
const answerDaysShown = 5;

const invitationStates = ["accepted", "declined", "late", "gone", "postponed", "cancelled"] as const;

const others = ["Alex", "Dominique", "Sacha"].map((firstName, place) => ({
	id: String(place),
	firstName,
	isWished: place === 0,
}));

/** The pages that the links of a table's mails open, as somebody's who is invited or was there. */
export function guestScene(
	view: PageView,
	language: Language,
	{ texts, today }: { texts: SiteTexts; today: string },
): Partial<SiteContext> {
	const { page, state } = partsOf(view);
	if (state === "invalid") return page === "invitation" ? invitationOf({ state }) : feedbackOf({ state });
	const title = dictionaries[language].table.discreetTitles.Dinner;
	const { firstName } = somebody;
	if (page === "invitation") {
		const table = {
			title,
			date: formatFullDay(daysAfter(today, days), language),
			time: "18:30",
			where: texts.facts(language).place,
			price: seatPrice(texts.values.ticket, language),
			calendar: { filename: "", content: "" },
		};
		const isMoved = state === "moved";
		const shown = isMoved ? "accepted" : (invitationStates.find((one) => one === state) ?? "open");
		const answerBy = shown === "open" ? daysAfter(today, answerDaysShown) : null;
		return invitationOf({ state: shown, firstName, isMoved, answerBy, table, payment: [] });
	}
	const isClosed = state === "closed" || state === "nothingSaid";
	const hasAnswered = state === "answered" || state === "closed";
	const day = formatFullDay(today, language);
	return feedbackOf({
		state: isClosed ? "closed" : hasAnswered ? "answered" : "open",
		firstName,
		table: { title, date: formatFullDay(daysAfter(today, -2), language) },
		lastDay: isClosed ? today : daysAfter(today, days),
		answeredAt: hasAnswered ? day : "",
		others: state === "alone" ? [] : others.map((one) => ({ ...one, isWished: hasAnswered && one.isWished })),
		sharesNumber: hasAnswered,
		numberEnd: hasAnswered ? "12" : "",
	});
}

type Invitation = Awaited<ReturnType<SiteContext["invitations"]["find"]>>;
type Feedback = Awaited<ReturnType<SiteContext["feedback"]["find"]>>;

function invitationOf(invitation: Invitation): Pick<SiteContext, "invitations"> {
	return { invitations: { find: async () => invitation, answer: nothing } };
}

function feedbackOf(page: Feedback): Pick<SiteContext, "feedback"> {
	return { feedback: { find: async () => page, answer: async () => "closed" } };
}
