import type { Facts } from "#app/site/facts.ts";

/** What identifies the company in the legal notice, which says of the blank ones that readers may ask. */
export const legalIdentity = ["registrationNumber", "vatNumber", "address"] as const;

type IdentityFact = (typeof legalIdentity)[number];

/** Which of it is blank, and so given on request. */
export function onRequestIn(facts: Pick<Facts, IdentityFact>): IdentityFact[] {
	return legalIdentity.filter((id) => facts[id] === "");
}
