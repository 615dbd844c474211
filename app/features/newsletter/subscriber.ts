import { z } from "#app/content/schema.ts";
import { languages } from "#app/site/site-config.ts";
import { addedPage, consent, importedPage } from "./consent.ts";
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

/**
 * The states that a list can be of: who gets no letter for now is confirmed all the same, `refusing`
 * those of them whose address refused too many.
 */
export const listedStates = [...subscriberStates, "paused", "refusing"] as const;

/** Whether somebody who is listed under a page asked by the form. */
export function wasAskedByForm({ page }: Pick<Subscriber, "page">): boolean {
	return page !== importedPage && page !== addedPage;
}

/** Somebody whom the owner adds; they are asked first. */
export const newSubscriber = z.object({ email: z.string().max(500), language }).meta({ id: "NewSubscriber" });

export type NewSubscriber = z.infer<typeof newSubscriber>;

/** Which subscribers are meant; what is absent or blank means all. */
export const subscriberFilter = z.object({
	/** Stands somewhere in the address, whatever its case. */
	search: z.string().trim().max(254).optional(),
	state: z.enum(listedStates).optional(),
	language: language.optional(),
	/** Path of the page on which they subscribed, or `import` or `hand`. */
	page: z.string().max(200).optional(),
	/** The first and the last day on which they subscribed, in the business's time zone. */
	from: z.iso.date().optional(),
	to: z.iso.date().optional(),
});

export type SubscriberFilter = z.infer<typeof subscriberFilter>;

export const subscriberCounts = z.object({
	pending: z.int(),
	confirmed: z.int(),
	unsubscribed: z.int(),
});

/** How many people there are in each state, whatever the filter. */
export type SubscriberCounts = z.infer<typeof subscriberCounts>;

/** What the dashboard says of them. */
export type SubscriberFigures = SubscriberCounts & Pick<SubscriberPage, "refusing">;

export const subscriberPage = z
	.object({
		subscribers: z.array(subscriber),
		/** All that match the filter, on every page. */
		total: z.int(),
		counts: subscriberCounts,
		/** Of those who left, how many said why. */
		reasons: leavingReasonCounts,
		/** How many match the filter in each state, whichever of them it names. */
		found: subscriberCounts,
		/** Addresses that get no letter as they refused too many, whatever the filter. */
		refusing: z.int(),
		/** Where subscribers come from: the pages of the form, `import`, `hand`. */
		pages: z.array(z.string()),
		/** What asks for the next page; null on the last one. */
		nextCursor: z.string().nullable(),
		/** When the person was erased whose whole address was searched for. */
		erasedOn: instant.optional(),
	})
	.meta({ id: "SubscriberPage" });

export type SubscriberPage = z.infer<typeof subscriberPage>;
