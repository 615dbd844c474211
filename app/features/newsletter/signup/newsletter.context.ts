import { createContext } from "react-router";
import type { SignUp } from "#app/features/newsletter/newsletter.ts";
import type { SubscribersStore } from "#app/features/newsletter/subscribers/subscribers.store.server.ts";
import type { ConfirmationsStore } from "./confirmations.store.server.ts";

/** What the pages of the newsletter may do. */
export type NewsletterDesk = {
	confirmations: Pick<ConfirmationsStore, "find" | "confirm">;
	subscribers: Pick<SubscribersStore, "findSubscription" | "unsubscribe" | "undoUnsubscribe">;
	/** Takes the form of the client that sent this request. @throws Failure 400 or 429. */
	takeSignUp(signUp: SignUp): Promise<unknown>;
};

/** Set by the server for each request. */
export const newsletterContext = createContext<NewsletterDesk>();
