import type { SignUp } from "#app/features/newsletter/newsletter.ts";
import type { SubscribersStore } from "#app/features/newsletter/subscribers/subscribers.store.server.ts";
import { plainPath } from "#app/i18n/language.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { isEmail, normalizeEmail } from "#app/mail/email-address.ts";
import { isPrivate, pageAt } from "#app/metadata/public-pages.ts";
import { customSlugAt } from "#app/site/custom-addresses.ts";
import type { Language } from "#app/site/site-config.ts";
import { pages } from "#app/site/site-map.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { ConfirmationsStore } from "./confirmations.store.server.ts";

/** Limits how often the form is sent. Counting returns the seconds to wait, if any. */
export type SignUpLimit = {
	countClient(client: string): Promise<number | undefined>;
	/** Counts one less for a client. */
	giveBack(client: string): Promise<void>;
	countOverall(): Promise<number | undefined>;
};

export type TakeSignUp = ReturnType<typeof newsletterSignUp>;

declare module "#app/site/site-context.server.ts" {
	interface SiteContext {
		/** Takes the form of this client. @throws ApiError 400 or 429, or where the database is away. */
		takeSignUp(signUp: SignUp): ReturnType<TakeSignUp>;
		/** Confirms the subscription of a link, for this client. @returns the link's state. */
		confirmSubscription(token: string): Promise<"done" | "invalid">;
	}
}

/** Takes the form, sent by a script or by a page without JavaScript. */
export function newsletterSignUp(
	subscribers: Pick<SubscribersStore, "ask">,
	limit: Pick<SignUpLimit, "countClient" | "countOverall">,
	readTexts: () => Promise<SiteTexts>,
	onTaken: (page: string, source: string | undefined) => void,
) {
	/**
	 * Takes a sign-up from a network address; the same answer for every valid one.
	 * @param source from where the visit came, where a script knows it.
	 * @throws ApiError 400 for an invalid address, 429 for too many, in the visitor's language.
	 */
	return async (signUp: SignUp, client: string, source?: string): Promise<{ message: string }> => {
		const t = (await readTexts()).open(signUp.language, "newsletterForm");
		const email = normalizeEmail(signUp.email);
		if (!isEmail(email)) {
			throw new ApiError(400, "invalid", t("invalid"), { fields: { email: t("invalid") } });
		}
		refuse(t("tooMany"), await limit.countClient(client));
		// Only a program fills in the hidden field: it gets the same answer.
		if (!signUp.website) {
			refuse(t("tooManyOfAll"), await limit.countOverall());
			await subscribers.ask({ ...signUp, email, page: knownPage(signUp.page) });
			onTaken(signUp.page, source);
		}
		return { message: t("success") };
	};
}

/** Returns the page that a form names if it can exist, else the home page. */
function knownPage(path: string): string {
	const isPlain = /^\/[a-z0-9/-]*$/i.test(path) && !isPrivate(path);
	const isKnown = pageAt(path) !== undefined || customSlugAt(plainPath(path)) !== undefined;
	return isPlain && isKnown ? path : pages.home;
}

function refuse(message: string, retryAfterSeconds: number | undefined): void {
	if (retryAfterSeconds === undefined) return;
	throw new ApiError(429, "too-many-tries", message, { more: { retryAfterSeconds } });
}

/** Confirms, and gives the client a sign-up back: so people can share a network address. */
export function newsletterConfirmation(
	confirmations: Pick<ConfirmationsStore, "confirm">,
	limit: Pick<SignUpLimit, "giveBack">,
	onConfirmed: (language: Language) => void,
) {
	return async (token: string, client: string, language: Language): Promise<"done" | "invalid"> => {
		const outcome = await confirmations.confirm(token);
		if (outcome === "confirmed") {
			onConfirmed(language);
			await limit.giveBack(client);
		}
		return outcome === "invalid" ? "invalid" : "done";
	};
}
