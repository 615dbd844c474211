import { z } from "#app/content/schema.ts";
import { inEachLanguage } from "#app/i18n/language.ts";
import { maxEmailCharacters } from "#app/mail/email-address.ts";
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
		/** Null for a consent given by the form. */
		consent: consent.nullable(),
		subscribedAt: instant,
		confirmedAt: instant.nullable(),
		unsubscribedAt: instant.nullable(),
		leavingReason: leavingReason.nullable(),
		/** Null once the pause is over. */
		pausedUntil: instant.nullable(),
		/** New address that is not proved yet. */
		requestedEmail: z.string().nullable(),
		/** Letters that the address refused in a row. */
		refusals: z.int(),
		/** The mail server's status of the last one. */
		refusal: z.string().nullable(),
		/** The time at which letters stopped because the address refused too many. */
		refusedAt: instant.nullable(),
		/** The time at which they left by reporting a letter as spam. */
		complainedAt: instant.nullable(),
	})
	.meta({ id: "Subscriber" });

export type Subscriber = z.infer<typeof subscriber>;

/** The states that a list can show. `paused` and `refusing` are confirmed readers too. */
export const listedStates = [...subscriberStates, "paused", "refusing"] as const;

export function wasAskedByForm({ page }: Pick<Subscriber, "page">): boolean {
	return page !== importedPage && page !== addedPage;
}

/** A person whom the owner adds, who is asked first. */
export const newSubscriber = z.object({ email: z.string().max(500), language }).meta({ id: "NewSubscriber" });

export type NewSubscriber = z.infer<typeof newSubscriber>;

/** Absent or blank means all. */
export const subscriberFilter = z.object({
	/** Part of the address, case-insensitive. */
	search: z.string().trim().max(maxEmailCharacters).optional(),
	state: z.enum(listedStates).optional(),
	language: language.optional(),
	page: z.string().max(200).optional(),
	/** First and last day of subscribing, in the business's time zone. */
	from: z.iso.date().optional(),
	to: z.iso.date().optional(),
});

export type SubscriberFilter = z.infer<typeof subscriberFilter>;

export const subscriberCounts = z.object({ pending: z.int(), confirmed: z.int(), unsubscribed: z.int() });

export type SubscriberCounts = z.infer<typeof subscriberCounts>;

/** The figures on the dashboard. */
export type SubscriberFigures = SubscriberCounts & Pick<SubscriberPage, "refusing">;

export const subscriberPage = z
	.object({
		subscribers: z.array(subscriber),
		/** Matches on all pages. */
		total: z.int(),
		/** The number in each state, without the filter. */
		counts: subscriberCounts,
		reasons: leavingReasonCounts,
		/** Matches in each state, without the filter's own state. */
		found: subscriberCounts,
		/** Addresses that refused too many letters, without the filter. */
		refusing: z.int(),
		/** Pages of the form, `import`, `hand`. */
		pages: z.array(z.string()),
		/** Null on the last page. */
		nextCursor: z.string().nullable(),
		/** The time at which the person with the searched address was erased. */
		erasedOn: instant.optional(),
	})
	.meta({ id: "SubscriberPage" });

export type SubscriberPage = z.infer<typeof subscriberPage>;

/** An erased person, by the keyed hash of their address. */
export const erasedPerson = z.object({
	hash: z.string(),
	erasedAt: z.string().meta({ description: "ISO 8601, UTC" }),
});

export type ErasedPerson = z.infer<typeof erasedPerson>;

/** A person who unsubscribed, or came back later, by the keyed hash of their address. */
export const unsubscribedPerson = z.object({
	hash: z.string(),
	changedAt: z.string().meta({ description: "ISO 8601, UTC" }),
	isSubscribed: z.boolean().meta({ description: "Whether they had subscribed again by then" }),
});

export type UnsubscribedPerson = z.infer<typeof unsubscribedPerson>;

/** Columns of an address whose refusals are reset, as mail has reached it or starts again. */
export function freshReach(now: string) {
	return { refusals: 0, refused_at: null, refusal_status: null, refusals_from: now };
}

/** Numbers of weeks that a curve of readers can show. */
export const growthSpans = ["26", "52"] as const;
export type GrowthSpan = (typeof growthSpans)[number];

const ofLanguage = z.object({
	confirmed: z.int(),
	/** Confirmed readers who left in the week. */
	left: z.int(),
	/** Readers at its end. */
	readers: z.int(),
});

/** A week of the newsletter in each language. Days are in the business's time zone. */
export const readersWeek = z
	.object({ monday: z.iso.date(), ...inEachLanguage(() => ofLanguage) })
	.meta({ id: "ReadersWeek" });

export type ReadersWeek = z.infer<typeof readersWeek>;
