import type { Subscriber } from "#app/features/newsletter/subscriber.ts";
import { localizePath } from "#app/i18n/language.ts";
import { pages } from "#app/site/site-map.ts";
import type { Exported } from "./subscribers.list.server.ts";

/** The columns of a file of subscribers. New ones come last, so that programs find each where it was. */
export const subscriberColumns = (siteUrl: string) =>
	[
		["Email", ({ email }) => email],
		["State", ({ state }) => state],
		["Language", ({ language }) => language],
		["Subscribed", ({ subscribedAt }) => subscribedAt],
		["Confirmed", ({ confirmedAt }) => confirmedAt ?? ""],
		["Unsubscribed", ({ unsubscribedAt }) => unsubscribedAt ?? ""],
		["Page", ({ page }) => page],
		["Consent", ({ consentVersion }) => consentVersion],
		["Statement", ({ consent }) => consent?.statement ?? ""],
		["Agreed on", ({ consent }) => consent?.givenOn ?? ""],
		["File", ({ consent }) => consent?.fileName ?? ""],
		["Recorded", ({ consent }) => consent?.recordedAt ?? ""],
		["Recorded by", ({ consent }) => consent?.recordedBy ?? ""],
		["Reason", ({ leavingReason }) => leavingReason ?? ""],
		["Paused until", ({ pausedUntil }) => pausedUntil ?? ""],
		["Requested email", ({ requestedEmail }) => requestedEmail ?? ""],
		[
			"Unsubscribe link",
			({ language, unsubscribeToken }) => siteUrl + unsubscribePathOf(language, unsubscribeToken),
		],
	] as const satisfies [string, (subscriber: Exported) => string][];

/** The path to unsubscribe, which another service must offer in each of its mails. */
function unsubscribePathOf(language: Subscriber["language"], token: string): string {
	return `${localizePath(pages["newsletter/unsubscribe"], language)}?token=${token}`;
}
