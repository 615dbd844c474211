import { createContext } from "react-router";
import type { MeasurementIds } from "./features/analytics/analytics-events.ts";
import type { ArticlesStore } from "./features/articles/storage/articles.store.server.ts";
import type { PreviewLinksStore } from "./features/articles/storage/preview-links.store.server.ts";
import type { EventsStore } from "./features/events/storage/events.store.server.ts";
import type { SignUp } from "./features/newsletter/newsletter.ts";
import type { ConfirmationsStore } from "./features/newsletter/signup/confirmations.store.server.ts";
import type { SubscribersStore } from "./features/newsletter/subscribers/subscribers.store.server.ts";
import type { SettingsStore } from "./features/settings/settings.store.server.ts";
import type { Language } from "./site-config.ts";

/** What the policy of a document depends on. */
export type PolicyFacts = {
	/** The code of every inline script that may run in it. */
	scripts: readonly string[];
	/** Whether measuring tools may be loaded in it. */
	measured: boolean;
};

/**
 * What loaders, actions and the document may use of the site and of the request that they answer. Where the database is
 * away, a method of a store and `takeSignUp` throw an answer with 503.
 */
export type SiteContext = {
	/** The language of the page: of its address; in the content area, the one that the cookie names. */
	language: Language;
	/** Origin of absolute addresses; no trailing slash. */
	siteUrl: string;
	/** The configured measuring tools; null when there are none. */
	measurement: MeasurementIds | null;
	/** The request's short id, shown on the page of an unexpected error and found in the log. */
	requestId: string;
	articles: Pick<ArticlesStore, "listCards" | "countCards" | "listCategories" | "listRelated" | "findText">;
	previewLinks: Pick<PreviewLinksStore, "findText">;
	events: Pick<EventsStore, "listUpcoming">;
	settings: Pick<SettingsStore, "find">;
	confirmations: Pick<ConfirmationsStore, "find" | "confirm">;
	subscribers: Pick<SubscribersStore, "findSubscription" | "unsubscribe" | "undoUnsubscribe">;
	/** Counts one search of this client. @returns how many seconds it must wait, if it must. */
	countSearch(): Promise<number | undefined>;
	/** Takes the newsletter's form of this client. @throws ApiError 400 or 429. */
	takeSignUp(signUp: SignUp): Promise<unknown>;
	/** The Content-Security-Policy under which this very document runs; undefined where none is set. */
	policyOf(document: PolicyFacts): string | undefined;
	/** Logs an error that nobody expected, under the request's id. */
	report(error: unknown): void;
};

/** Set by the server for each request. */
export const siteContext = createContext<SiteContext>();
