import { z } from "#app/content/schema.ts";

/** The forms of the site, in the order in which the owner sees them. */
export const formIds = ["membership", "network", "socials", "referral"] as const;

export type FormId = (typeof formIds)[number];

export const formStates = ["draft", "open", "closed"] as const;

export type FormState = (typeof formStates)[number];

export const formsPath = "/api/admin/forms";

/** A form as a whole, beside its questions. */
export const formSchema = z
	.object({
		id: z.enum(formIds),
		state: z.enum(formStates),
		openedAt: z.string().nullable(),
		declinedMonths: z
			.int()
			.meta({ description: "For how many months an application is kept once it was declined or withdrawn." }),
		unfinishedDays: z
			.int()
			.meta({ description: "For how many days one that was not sent is kept after its last change." }),
		version: z.int(),
	})
	.meta({ id: "Form" });

export type Form = z.infer<typeof formSchema>;
