/** The forms of the site, in the order in which the owner sees them. */
export const formIds = ["membership", "network", "socials", "referral"] as const;

export type FormId = (typeof formIds)[number];

export const formStates = ["draft", "open", "closed"] as const;

export type FormState = (typeof formStates)[number];

/** A form as a whole, beside its questions. */
export type Form = {
	id: FormId;
	state: FormState;
	openedAt: string | null;
	/** For how many months an application is kept once it was declined or withdrawn. */
	declinedMonths: number;
	/** For how many days one that was not sent is kept after its last change. */
	unfinishedDays: number;
	version: number;
};
