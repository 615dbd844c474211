import type { Facts } from "#app/site/facts.ts";

/** Facts that identify the company in the legal notice; blank ones are given on request. */
export const legalIdentity = ["registrationNumber", "vatNumber", "address"] as const;

type IdentityFact = (typeof legalIdentity)[number];

export function onRequestIn(facts: Pick<Facts, IdentityFact>): IdentityFact[] {
	return legalIdentity.filter((id) => facts[id] === "");
}
