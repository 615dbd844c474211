import { z } from "#app/content/schema.ts";
import { listedTexts } from "#app/content/shapes.ts";

/** Mails that a restore brought back and holds until the owner decides. */
export const heldMails = z
	.object({
		letters: z.array(
			z.object({
				id: z.string(),
				...listedTexts("subject"),
				wasSending: z.boolean().meta({ description: "Some readers may have it; otherwise it was scheduled" }),
				sendAt: z.string().nullable().meta({ description: "When a scheduled one leaves; ISO 8601, UTC" }),
			}),
		),
		reminders: z.int().meta({ description: "Tables whose reminder would leave by itself, and may have" }),
		mails: z.int().meta({ description: "Every other mail: confirmations, mails to guests and to the owner" }),
	})
	.meta({ id: "HeldMails" });

export type HeldMails = z.infer<typeof heldMails>;

export const heldMailsAnswer = z.object({ answer: z.enum(["send", "drop"]) });

export type HeldMailsAnswer = z.infer<typeof heldMailsAnswer>["answer"];
