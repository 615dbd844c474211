import { z } from "#app/content/schema.ts";
import { isExampleHost } from "#app/i18n/web-address.ts";
import { type FactId, type Facts, factIds, factList } from "#app/site/facts.ts";
import { languages } from "#app/site/site-config.ts";

type FormFact = {
	[Id in FactId]: (typeof factList)[Id]["kind"] extends "forms" ? Id : never;
}[FactId];

const formFacts = factIds.filter((id): id is FormFact => factList[id].kind === "forms");

/** A registration form that the site leads to, and what its address answered last. */
export const formLink = z
	.object({
		fact: z.enum(formFacts),
		language: z.enum(languages),
		address: z.string(),
		askedAt: z.string().nullable().meta({ description: "Null until it has been asked" }),
		status: z.int().nullable().meta({ description: "What it answered last; null: nobody answered" }),
		failingSince: z.string().nullable(),
		isDead: z.boolean().meta({ description: "It has failed twice in a row" }),
	})
	.meta({ id: "FormLink" });

export type FormLink = z.infer<typeof formLink>;

/** A form of the facts. */
export type Form = Pick<FormLink, "fact" | "language" | "address">;

/** The forms that the site leads to. Those of a sample are nobody's. */
export function formsIn(facts: Facts): Form[] {
	return formFacts.flatMap((fact) =>
		languages
			.map((language) => ({ fact, language, address: facts[fact][language] }))
			.filter(({ address }) => URL.canParse(address) && !isExampleHost(new URL(address).hostname)),
	);
}

/**
 * Whether the forms of a site are worth asking: one that is being set up or tried on somebody's
 * machine asks nobody.
 */
export function asksForms(siteUrl: string): boolean {
	const { protocol, hostname } = new URL(siteUrl);
	return protocol === "https:" && hostname.includes(".") && !isExampleHost(hostname);
}

/**
 * Whether this is how a form answers that nobody can fill in. A server that refuses programs (403,
 * 429) may well let people in.
 */
export function isFailure(status: number | null): boolean {
	return status === null || status === 404 || status === 410 || status >= 500;
}
