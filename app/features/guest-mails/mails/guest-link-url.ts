import type { GuestMailKind } from "#app/features/guest-mails/guest-mail.ts";
import type { GuestLinkPage } from "#app/features/guest-mails/storage/guest-links.store.server.ts";
import { localizePath } from "#app/i18n/language.ts";
import type { Language } from "#app/site/site-config.ts";
import { entryPath } from "#app/site/site-map.ts";

/** The page that a mail of a kind leads to, where it has a link. */
export function linkPageOf(kind: GuestMailKind): GuestLinkPage {
	return kind === "feedback" ? "feedback" : "invitation";
}

/** The secret page of the guest who has the token. */
export function guestLinkUrl(
	siteUrl: string,
	language: Language,
	link: { page: GuestLinkPage; token: string },
): string {
	return siteUrl + localizePath(entryPath(link.page, link.token), language);
}
