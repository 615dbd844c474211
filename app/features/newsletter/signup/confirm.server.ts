import type { ConfirmationsStore } from "./confirmations.store.server.ts";
import type { SignUpLimit } from "./sign-up.server.ts";

declare module "#app/site/site-context.server.ts" {
	interface SiteContext {
		/** Confirms the subscription of a link, for this client. @returns what it leads to from now on. */
		confirmSubscription(token: string): Promise<"done" | "invalid">;
	}
}

/**
 * What happens to a link that confirms. Whoever confirms from the address that signed up makes room
 * there for another sign-up: guests who share one address keep each other in, and a program that
 * confirms nothing stays out.
 */
export function newsletterConfirmation(
	confirmations: Pick<ConfirmationsStore, "confirm">,
	limit: Pick<SignUpLimit, "giveBack">,
) {
	return async (token: string, client: string): Promise<"done" | "invalid"> => {
		const outcome = await confirmations.confirm(token);
		if (outcome === "confirmed") await limit.giveBack(client);
		return outcome === "invalid" ? "invalid" : "done";
	};
}
