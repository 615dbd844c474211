import { createContext } from "react-router";
import type { ConfirmationsStore } from "./confirmations.store.server";
import type { SignUp } from "./newsletter";
import type { SubscribersStore } from "./subscribers.store.server";

/** What the pages of the newsletter may do. */
export type NewsletterDesk = {
	confirmations: Pick<ConfirmationsStore, "find" | "confirm">;
	subscribers: Pick<SubscribersStore, "findSubscription" | "unsubscribe" | "undoUnsubscribe">;
	/** Takes the form of the client that sent this request. @throws Failure 400 or 429. */
	takeSignUp(signUp: SignUp): Promise<unknown>;
};

/** Set by the server for each request. */
export const newsletterContext = createContext<NewsletterDesk>();
