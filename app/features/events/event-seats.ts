import { daysAfter } from "#app/i18n/business-time.ts";
import type { Facts } from "#app/site/facts.ts";
import type { SocialEvent } from "./event.ts";

const weekDays = 7;

export type Deadlines = {
	/** Invitations are sent from this day on. */
	invitationsFrom: string;
	/** … until this one, which is also the last to apply. */
	invitationsUntil: string;
	/** The last day on which a ticket can be moved to another table. */
	lastMove: string;
};

/** The state of a published table on a day: the owner's, or that of the day. */
export type Phase = SocialEvent["state"] | "closed" | "over";

export type SeatAction = "apply" | "waitingList" | "none";

export function deadlinesOf(day: string, { weeks, moveDays }: Pick<Facts, "weeks" | "moveDays">): Deadlines {
	return {
		invitationsFrom: daysAfter(day, -weeks.max * weekDays),
		invitationsUntil: lastInvitations(day, { weeks }),
		lastMove: daysAfter(day, -moveDays),
	};
}

function lastInvitations(day: string, { weeks }: Pick<Facts, "weeks">): string {
	return daysAfter(day, -weeks.min * weekDays);
}

/**
 * Returns where a table stands on a day. Applications close with the last invitations; while seats
 * or a waiting list are announced, they are taken until the day before.
 */
export function phaseOf(
	{ state, calendarDate }: Pick<SocialEvent, "state" | "calendarDate">,
	{ today, weeks }: { today: string } & Pick<Facts, "weeks">,
): Phase {
	if (state === "cancelled" || state === "postponed" || calendarDate === null) return state;
	if (calendarDate < today) return "over";
	const lastToApply =
		state === "announced" ? lastInvitations(calendarDate, { weeks }) : daysAfter(calendarDate, -1);
	return today > lastToApply ? "closed" : state;
}

export const seatActions: Record<Phase, SeatAction> = {
	announced: "apply",
	few: "apply",
	full: "waitingList",
	closed: "none",
	postponed: "none",
	cancelled: "none",
	over: "none",
};
