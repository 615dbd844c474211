import { isEmail, normalizeEmail } from "#app/features/newsletter/email.ts";
import type { SignUp } from "#app/features/newsletter/newsletter.ts";
import type { SubscribersStore } from "#app/features/newsletter/subscribers/subscribers.store.server.ts";
import { plainPath } from "#app/i18n/language.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { isPrivate, pageAt } from "#app/metadata/public-pages.ts";
import { customSlugAt } from "#app/site/custom-addresses.ts";
import { pages } from "#app/site/site-map.ts";
import { ApiError } from "#platform/api/api-error.ts";

/** How often the form may be sent. */
export type SignUpLimit = {
	/** Counts one for a client. @returns the seconds that it must wait, if it must. */
	countClient(client: string): Promise<number | undefined>;
	/** Counts one less for a client. */
	giveBack(client: string): Promise<void>;
	/** Counts one for all clients. @returns the seconds that everyone must wait, if so. */
	countOverall(): Promise<number | undefined>;
};

export type TakeSignUp = ReturnType<typeof newsletterSignUp>;

declare module "#app/site/site-context.server.ts" {
	interface SiteContext {
		/**
		 * Takes the newsletter's form of this client. @throws ApiError 400 or 429, an answer where the
		 * database is away.
		 */
		takeSignUp(signUp: SignUp): ReturnType<TakeSignUp>;
	}
}

/** What happens to a form that was sent, whether a program or a page without JavaScript sent it. */
export function newsletterSignUp(
	subscribers: Pick<SubscribersStore, "ask">,
	limit: Pick<SignUpLimit, "countClient" | "countOverall">,
	readTexts: () => Promise<SiteTexts>,
) {
	/**
	 * Takes a sign-up from a client (its network address). The answer is the same for every valid
	 * address.
	 * @throws ApiError 400 for an address that cannot be one, 429 for too many; both in the visitor's
	 * language.
	 */
	return async (signUp: SignUp, client: string): Promise<{ message: string }> => {
		const t = (await readTexts()).open(signUp.language, "newsletterForm");
		const email = normalizeEmail(signUp.email);
		if (!isEmail(email)) {
			throw new ApiError(400, "invalid", t("invalid"), { fields: { email: t("invalid") } });
		}
		refuse(t("tooMany"), await limit.countClient(client));
		// Only a program fills in the field that people do not see: it may believe that it succeeded.
		if (!signUp.website) {
			refuse(t("tooManyOfAll"), await limit.countOverall());
			await subscribers.ask({ ...signUp, email, page: knownPage(signUp.page) });
		}
		return { message: t("success") };
	};
}

/** The page that a form names, where the site may have one there; the home page for anything else. */
function knownPage(path: string): string {
	const isPlain = /^\/[a-z0-9/-]*$/i.test(path) && !isPrivate(path);
	const isKnown = pageAt(path) !== undefined || customSlugAt(plainPath(path)) !== undefined;
	return isPlain && isKnown ? path : pages.home;
}

function refuse(message: string, retryAfterSeconds: number | undefined): void {
	if (retryAfterSeconds === undefined) return;
	throw new ApiError(429, "too-many-tries", message, { more: { retryAfterSeconds } });
}
