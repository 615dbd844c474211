import { createContext, type ReactNode, use } from "react";
import type { Facts } from "#app/site/facts.ts";

type Known = {
	facts: Facts;
	/** The number of members, if it was asked for. */
	members?: number | undefined;
};

const FactsContext = createContext<Known | undefined>(undefined);

/** Gives the screens of the content area every fact of the business, and the number of members. */
export function FactsProvider({ facts, members, children }: Known & { children: ReactNode }) {
	return <FactsContext value={{ facts, members }}>{children}</FactsContext>;
}

/** Every fact of the business, as it is stored: for the content area alone. */
export function useFacts(): Facts {
	return useKnown().facts;
}

export function useMembers(): number | undefined {
	return useKnown().members;
}

function useKnown(): Known {
	const known = use(FactsContext);
	if (known === undefined) throw new Error("The facts were read outside the content area.");
	return known;
}
