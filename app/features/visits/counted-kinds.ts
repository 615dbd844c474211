/** The forms of the business: a visitor who opens one is close to a decision. */
export const formOutcomes = ["application", "network", "evenings", "referral"] as const;
/** Links that lead out of the site to somebody who answers. */
export const contactOutcomes = ["call", "telephone", "mail", "whatsapp"] as const;
export const linkOutcomes = [...formOutcomes, ...contactOutcomes, "calendar"] as const;
export type LinkOutcome = (typeof linkOutcomes)[number];
/** Outcomes that the server counts by itself. */
export const servedOutcomes = ["signUp", "confirmation", "invitation"] as const;
export const outcomes = [...linkOutcomes, ...servedOutcomes] as const;
export type Outcome = (typeof outcomes)[number];

/** Classes of windows by their width. */
export const widthNames = ["narrow", "medium", "wide"] as const;
export type WidthName = (typeof widthNames)[number];

/** Kinds of counts of a page: opened, opened from elsewhere, read by width of the window, opened by a program. */
export const seenKinds = ["openings", "visits", ...widthNames, "automatic"] as const;
export type SeenKind = (typeof seenKinds)[number];

/** Kinds of counts that a page's script sends: read, opened within the site, shown after it was loaded ahead. */
export const scriptKinds = ["read", "opened", "shown"] as const;
