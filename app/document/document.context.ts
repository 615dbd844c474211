import { createContext } from "react-router";

/** What the policy of a document depends on. */
export type PolicyFacts = {
	/** The code of every inline script that may run in it. */
	scripts: readonly string[];
	/** Whether measuring tools may be loaded in it. */
	measured: boolean;
};

/** What a page's document needs to know of the server and the request that it is rendered for. */
export type DocumentFacts = {
	/** Origin of absolute addresses; no trailing slash. */
	siteUrl: string;
	/** The request's short id, shown on the page of an unexpected error and found in the log. */
	requestId: string;
	/** The Content-Security-Policy under which this very document runs; undefined where none is set. */
	policyOf(document: PolicyFacts): string | undefined;
	/** Logs an error that nobody expected, under the request's id. */
	report(error: unknown): void;
};

/** Set by the server for each request. */
export const documentContext = createContext<DocumentFacts>();
