import { z } from "#app/content/schema.ts";

/** The way of reminding a guest: a mail of the site, or a message that the owner sent herself. */
export const reminderInput = z
	.object({ by: z.enum(["mail", "message"], "Choose mail or message.") })
	.meta({ id: "PaymentReminder" });

export type ReminderInput = z.infer<typeof reminderInput>;

export const receiptMailInput = z.object({ position: z.int().min(1) }).meta({ id: "ReceiptMail" });

export const reminderPreview = z
	.object({
		...{ to: z.string(), subject: z.string(), html: z.string(), text: z.string() },
		/** Opens WhatsApp with the same, shorter; null without a number or consent. */
		whatsApp: z.string().nullable(),
		/** False until the owner gives a way to pay among the facts. */
		hasWays: z.boolean(),
	})
	.meta({ id: "PaymentReminderPreview" });

export type ReminderPreview = z.infer<typeof reminderPreview>;
