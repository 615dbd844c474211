import { z } from "#app/content/schema.ts";

/** Who was erased, by the keyed hash of their address: nobody reads an address from it. */
export const erasedPerson = z.object({
	hash: z.string(),
	erasedAt: z.string().meta({ description: "ISO 8601, UTC" }),
});

export type ErasedPerson = z.infer<typeof erasedPerson>;
