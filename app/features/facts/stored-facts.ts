import { z } from "#app/content/schema.ts";
import { baseVersion } from "#app/content/shapes.ts";
import type { FactId, Facts } from "#app/site/facts.ts";
import { factsInput } from "./fact-schema.ts";

/** The facts of the business with what is known of them. */
export type StoredFacts = {
	facts: Facts;
	version: number;
	/** Null until the first change. */
	updatedAt: string | null;
	/** Since when search engines may list the site; null while they are asked to stay away. */
	openedAt: string | null;
	/** When the owner last confirmed having read what the site promises in their name; null until then. */
	promisesReadAt: string | null;
};

/** Where the owner confirms having read what the site promises in their name. */
export const promisesPath = "/api/admin/read-promises";

/** The anchor of the promises in the list of the first hour. */
export const anchorOfPromises = "promises";

/** The anchor of a fact's field in its form. */
export function anchorOfFact(id: FactId): string {
	return `fact-${id}`;
}

/** What the API answers. */
export const storedFacts = z
	.object({
		facts: factsInput,
		version: z.int(),
		updatedAt: z.string().nullable(),
		openedAt: z.string().nullable(),
		promisesReadAt: z
			.string()
			.nullable()
			.meta({ description: "When the owner last confirmed having read what the site promises" }),
	})
	.meta({ id: "SiteFacts" });

/** What replaces the facts: all of them, and the version that the change was made from. */
export const factsUpdate = z
	.object({ facts: factsInput, version: baseVersion })
	.meta({ id: "SiteFactsUpdate" });

/** Whether search engines may list the site from now on. */
export const siteOpening = z.object({ open: z.boolean() }).meta({ id: "SiteOpening" });
