import { z } from "#app/content/schema.ts";

/** Who unsubscribed, or came back later, by the keyed hash of their address. */
export const unsubscribedPerson = z.object({
	hash: z.string(),
	changedAt: z.string().meta({ description: "ISO 8601, UTC" }),
	isSubscribed: z.boolean().meta({ description: "Whether they had subscribed again by then" }),
});

export type UnsubscribedPerson = z.infer<typeof unsubscribedPerson>;
