import type { SmtpInbox } from "#platform/testing/smtp-inbox.ts";
import type { Administrator } from "../administrator.ts";
import type { Hand } from "../hand.ts";

/** The tools of a journey of a table, in any browser. */
export type TableJourney = {
	/** The hand of the owner, who is signed in, reads French and holds a phone. */
	owner: Hand;
	/** The same owner's session, for what is tried elsewhere. */
	api: Administrator;
	inbox: SmtpInbox;
	site: string;
	/** Gives a guest a phone, whose browser runs scripts or does not. */
	asGuest(scripts: Scripts, steps: (guest: Hand) => Promise<void>): Promise<void>;
};

export type Scripts = "with scripts" | "without scripts";

/** The tables of the journey: the day and the month of each are one number, in whatever order they are typed. */
export const brunch = {
	...{ title: "Brunch au lagon", restaurant: "Le Filaos", address: "12 route côtière, Tamarin" },
	...{ day: "2090-05-05", written: "vendredi 5 mai 2090" },
	...{ later: "2090-06-06", laterWritten: "mardi 6 juin 2090" },
} as const;

export const dinner = {
	title: "Dîner du port",
	day: "2090-07-07",
	written: "vendredi 7 juillet 2090",
} as const;
