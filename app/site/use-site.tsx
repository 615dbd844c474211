import { createContext, type ReactNode, use } from "react";
import type { SiteFacts } from "./site-facts.ts";

const SiteFactsContext = createContext<SiteFacts | undefined>(undefined);

/** Gives the screens below the facts of the business, which the document carries. */
export function SiteFactsProvider({
	facts,
	children,
}: {
	facts: SiteFacts | undefined;
	children: ReactNode;
}) {
	return <SiteFactsContext value={facts}>{children}</SiteFactsContext>;
}

/** The facts of the business in the language of the page. */
export function useSite(): SiteFacts {
	const facts = use(SiteFactsContext);
	if (facts === undefined) throw new Error("A fact of the business was read outside SiteFactsProvider.");
	return facts;
}
