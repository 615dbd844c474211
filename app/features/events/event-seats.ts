import { daysAfter } from "#app/i18n/business-time.ts";
import type { Facts } from "#app/site/facts.ts";
import type { SocialEvent } from "./event.ts";

const weekDays = 7;

/** Days that follow from the day of a table. */
export type Deadlines = {
	/** Invitations are sent from this day on. */
	invitationsFrom: string;
	/** … until this one, which is also the last to apply. */
	invitationsUntil: string;
	/** The last day on which a ticket can be moved to another table. */
	lastMove: string;
};

/** Where a published table stands on a day: what its owner says of it, and what the day says. */
export type Phase = SocialEvent["state"] | "closed" | "over";

/** What a visitor can do about a seat. */
export type SeatAction = "apply" | "waitingList" | "none";

/** The deadlines of a table on a day, by what the facts say of how long before it they are. */
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
 * Where a table stands on a day. Applications close with the last invitations; where the owner says
 * that a few seats are left, or that there is a waiting list, they are taken until the day before.
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

/** What a visitor can do about a seat in each phase. */
export const seatActions: Record<Phase, SeatAction> = {
	announced: "apply",
	few: "apply",
	full: "waitingList",
	closed: "none",
	postponed: "none",
	cancelled: "none",
	over: "none",
};
