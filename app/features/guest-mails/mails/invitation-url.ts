import { localizePath } from "#app/i18n/language.ts";
import type { Language } from "#app/site/site-config.ts";
import { pages } from "#app/site/site-map.ts";

/** Where the guest who has the token answers their invitation. */
export function invitationUrl(siteUrl: string, language: Language, token: string): string {
	return siteUrl + localizePath(pages.invitation.replace(":token", token), language);
}
