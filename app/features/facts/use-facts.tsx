import { createContext, type ReactNode, use } from "react";
import type { Facts } from "#app/site/facts.ts";

const FactsContext = createContext<Facts | undefined>(undefined);

/** Gives the screens of the content area every fact of the business. */
export function FactsProvider({ facts, children }: { facts: Facts; children: ReactNode }) {
	return <FactsContext value={facts}>{children}</FactsContext>;
}

/** Every fact of the business, as it is stored: for the content area alone. */
export function useFacts(): Facts {
	const facts = use(FactsContext);
	if (facts === undefined) throw new Error("The facts were read outside the content area.");
	return facts;
}
