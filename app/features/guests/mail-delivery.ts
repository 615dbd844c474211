/** How far a mail to a guest is. `gone`: no longer in the queue, which forgets mails after a while. */
export const mailDeliveries = ["waiting", "sent", "failed", "gone"] as const;

export type MailDelivery = (typeof mailDeliveries)[number];

/** How far a mail is, by its row in the queue; `queued` is the row's id, null once it is forgotten. */
export function deliveryOf(row: {
	queued: string | null;
	next_try_at: string | null;
	sent_at: string | null;
}): MailDelivery {
	if (row.queued === null) return "gone";
	if (row.sent_at !== null) return "sent";
	return row.next_try_at === null ? "failed" : "waiting";
}
