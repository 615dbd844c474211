import { z } from "#app/content/schema.ts";
import { baseVersion } from "#app/content/shapes.ts";
import type { FactId } from "#app/site/facts.ts";
import { factsInput } from "./fact-schema.ts";

export const promisesPath = "/api/admin/read-promises";

export const anchorOfPromises = "promises";

export function anchorOfFact(id: FactId): string {
	return `fact-${id}`;
}

/** The facts of the business, as the API answers them. */
export const storedFacts = z
	.object({
		facts: factsInput,
		version: z.int(),
		/** Null until the first change. */
		updatedAt: z.string().nullable(),
		/** The time from which on search engines may list the site; null while they are asked to stay away. */
		openedAt: z.string().nullable(),
		promisesReadAt: z
			.string()
			.nullable()
			.meta({ description: "When the owner last confirmed having read what the site promises" }),
	})
	.meta({ id: "SiteFacts" });
export type StoredFacts = z.infer<typeof storedFacts>;

export const factsUpdate = z
	.object({ facts: factsInput, version: baseVersion })
	.meta({ id: "SiteFactsUpdate" });

export const siteOpening = z.object({ open: z.boolean() }).meta({ id: "SiteOpening" });
