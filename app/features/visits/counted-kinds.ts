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

/** Classes of windows by their width. */
export const widthNames = ["narrow", "medium", "wide"] as const;
export type WidthName = (typeof widthNames)[number];

/** How a page was seen: opened, as the first of a visit, read on a window of some width, by a program. */
export const seenKinds = ["openings", "visits", ...widthNames, "automatic"] as const;
export type SeenKind = (typeof seenKinds)[number];

/** What a script sees: a page was read, opened within the site, or shown after a prerendering. */
export const scriptKinds = ["read", "opened", "shown"] as const;
