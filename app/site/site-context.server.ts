import { createContext } from "react-router";
import type { Language } from "./site-config.ts";

/** The inputs of a document's content security policy. */
export type PolicyFacts = {
	scripts: readonly string[];
	measured: boolean;
};

/**
 * The parts of the site and of their request that loaders, actions and the document may use. Each
 * feature adds its own: search for `interface SiteContext`. If the database is away, stores throw a 503
 * response.
 */
export interface SiteContext {
	/** The page's language: from its address, or in the content area from the cookie. */
	language: Language;
	/** Origin of absolute addresses; no trailing slash. */
	siteUrl: string;
	/** The request's short id, shown on the page of an unexpected error and found in the log. */
	requestId: string;
	/** Returns the Content-Security-Policy of this document, if one is set. */
	policyOf(document: PolicyFacts): string | undefined;
	report(error: unknown): void;
}

export const siteContext = createContext<SiteContext>();
