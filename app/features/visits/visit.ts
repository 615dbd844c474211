/** Takes what a page's script counts; nothing of it names a visitor. */
export const visitsPath = "/api/visits";
/** Followed by what a link leads to: takes its ping. */
export const visitPingsPath = "/visits";

/** A page counts as read once it was visible for so long. */
export const readAfterMs = 10_000;
/** Counts stand by day for so long, then by month alone. */
export const monthsByDay = 25;
/** Other sites that are counted by name on a day; what comes from more counts as `others`. */
export const maxHostsPerDay = 200;

/** Windows narrower than each, in CSS pixels; wide ones are beyond. */
export const widthClasses = { narrow: 600, medium: 1_024, wide: Number.POSITIVE_INFINITY } as const;
export const widthNames = Object.keys(widthClasses) as (keyof typeof widthClasses)[];

/** The forms of the business: a visitor who opens one is close to a decision. */
export const formOutcomes = ["application", "network", "evenings", "referral"] as const;
/** Links that lead out of the site to somebody who answers. */
export const contactOutcomes = ["call", "telephone", "mail", "whatsapp"] as const;
export const linkOutcomes = [...formOutcomes, ...contactOutcomes, "calendar"] as const;
export type LinkOutcome = (typeof linkOutcomes)[number];
/** What the server sees by itself. */
export const servedOutcomes = ["signUp", "confirmation", "invitation"] as const;
export const outcomes = [...linkOutcomes, ...servedOutcomes] as const;
export type Outcome = (typeof outcomes)[number];

/** How a page was seen: opened, as the first of a visit, read on a window of some width, by a program. */
export const seenKinds = ["openings", "visits", ...widthNames, "automatic"] as const;
export type SeenKind = (typeof seenKinds)[number];

/** What a script sees: a page was read, opened within the site, or shown after a prerendering. */
export const scriptKinds = ["read", "opened", "shown"] as const;
