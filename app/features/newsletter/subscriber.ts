import { z } from "#app/content/schema.ts";
import { languages } from "#app/site/site-config.ts";
import { consent } from "./consent.ts";
import { leavingReason, leavingReasonCounts } from "./leaving.ts";

export const subscriberStates = ["pending", "confirmed", "unsubscribed"] as const;
const subscriberState = z.enum(subscriberStates);
const language = z.enum(languages);
const instant = z.iso.datetime();

/** A person of the newsletter, as the administrator sees them. */
export const subscriber = z
	.object({
		id: z.string(),
		email: z.string(),
		state: subscriberState,
		language,
		/** Path of the page on which they subscribed, or `import` or `hand`. */
		page: z.string(),
		consentVersion: z.string(),
		/** Where the consent comes from that the form did not take. */
		consent: consent.nullable(),
		subscribedAt: instant,
		confirmedAt: instant.nullable(),
		unsubscribedAt: instant.nullable(),
		/** Why they left, where they said so. */
		leavingReason: leavingReason.nullable(),
		/** Until when they asked for no letter; null once that is over. */
		pausedUntil: instant.nullable(),
		/** The address that they gave as their new one and have still to confirm. */
		requestedEmail: z.string().nullable(),
		/** Letters that the address refused, one after the other. */
		refusals: z.int(),
		/** The mail server's status of the last one. */
		refusal: z.string().nullable(),
		/** When it had refused so many that none is sent any more. */
		refusedAt: instant.nullable(),
		/** When they called a letter unwanted, if that is how they left. */
		complainedAt: instant.nullable(),
	})
	.meta({ id: "Subscriber" });

export type Subscriber = z.infer<typeof subscriber>;

/** Which subscribers are meant; what is absent or blank means all. */
export const subscriberFilter = z.object({
	/** Stands somewhere in the address, whatever its case. */
	search: z.string().trim().max(254).optional(),
	state: subscriberState.optional(),
	language: language.optional(),
});

export type SubscriberFilter = z.infer<typeof subscriberFilter>;

export const subscriberCounts = z.object({
	pending: z.int(),
	confirmed: z.int(),
	unsubscribed: z.int(),
});

/** How many people there are in each state, whatever the filter. */
export type SubscriberCounts = z.infer<typeof subscriberCounts>;

export const subscriberPage = z
	.object({
		subscribers: z.array(subscriber),
		/** All that match the filter, on every page. */
		total: z.int(),
		counts: subscriberCounts,
		/** Of those who left, how many said why. */
		reasons: leavingReasonCounts,
		/** What asks for the next page; null on the last one. */
		nextCursor: z.string().nullable(),
		/** When the person was erased whose whole address was searched for. */
		erasedOn: instant.optional(),
	})
	.meta({ id: "SubscriberPage" });

export type SubscriberPage = z.infer<typeof subscriberPage>;
