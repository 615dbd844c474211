import { createContext, type ReactNode, use } from "react";
import type { SiteFacts } from "./site-facts.ts";

const SiteFactsContext = createContext<SiteFacts | undefined>(undefined);

/** Provides the facts of the business, from the document, to components. */
export function SiteFactsProvider(props: { facts: SiteFacts | undefined; children: ReactNode }) {
	return <SiteFactsContext value={props.facts}>{props.children}</SiteFactsContext>;
}

/** Returns the facts of the business in the page's language. */
export function useSite(): SiteFacts {
	const facts = use(SiteFactsContext);
	if (facts === undefined) throw new Error("A fact of the business was read outside SiteFactsProvider.");
	return facts;
}
