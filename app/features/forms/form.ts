/** The forms of the site, in the order in which the owner sees them. */
export const formIds = ["membership", "network", "socials", "referral"] as const;

export type FormId = (typeof formIds)[number];

export const formStates = ["draft", "open", "closed"] as const;

export type FormState = (typeof formStates)[number];
