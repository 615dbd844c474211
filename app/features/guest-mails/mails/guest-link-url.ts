import type { GuestLinkPage } from "#app/features/guest-mails/guest-mail.ts";
import { localizePath } from "#app/i18n/language.ts";
import type { Language } from "#app/site/site-config.ts";
import { entryPath } from "#app/site/site-map.ts";

/** The secret page of the guest who has the token. */
export function guestLinkUrl(
	siteUrl: string,
	language: Language,
	link: { page: GuestLinkPage; token: string },
): string {
	return siteUrl + localizePath(entryPath(link.page, link.token), language);
}
