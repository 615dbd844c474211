import { createContext } from "react-router";
import type { Language } from "./site-config.ts";

/** What the policy of a document depends on. */
export type PolicyFacts = {
	/** The code of every inline script that may run in it. */
	scripts: readonly string[];
	/** Whether measuring tools may be loaded in it. */
	measured: boolean;
};

/**
 * What loaders, actions and the document may use of the site and of the request that they answer.
 * Each feature adds what pages may use of it, beside what it is: look for `interface SiteContext`.
 * Where the database is away, a method of a store throws an answer with 503.
 */
export interface SiteContext {
	/**
	 * The language of the page: of its address; in the content area, the one that the cookie names.
	 */
	language: Language;
	/** Origin of absolute addresses; no trailing slash. */
	siteUrl: string;
	/** The request's short id, shown on the page of an unexpected error and found in the log. */
	requestId: string;
	/**
	 * The Content-Security-Policy under which this very document runs; undefined where none is set.
	 */
	policyOf(document: PolicyFacts): string | undefined;
	/** Logs an error that nobody expected, under the request's id. */
	report(error: unknown): void;
}

/** Set by the server for each request. */
export const siteContext = createContext<SiteContext>();
