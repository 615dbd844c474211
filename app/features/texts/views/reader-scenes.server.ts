import type { PageView } from "#app/features/texts/page-views.ts";
import { daysAfter } from "#app/i18n/business-time.ts";
import type { Language } from "#app/site/site-config.ts";
import type { SiteContext } from "#app/site/site-context.server.ts";
import { readerIn, readerLinks, somebody } from "./stand-ins.server.ts";

/** A pause that is shown ends so many days from now. */
const pauseDays = 60;

/** The request for a page in a state, and the answers of its stores. */
export type SceneRequest = { query?: string; instead?: Partial<SiteContext> };

/** The pages that the links of the newsletter's mails open, as somebody's. */
export function readerScene(view: PageView, language: Language, today: string): SceneRequest {
	const { email } = somebody;
	switch (view) {
		case "newsletter/confirm open":
			return confirmation("open");
		case "newsletter/confirm done":
			return confirmation("done");
		case "newsletter/confirm invalid":
			return confirmation("invalid");
		case "newsletter/unsubscribe open":
			return { instead: readerIn("subscribed") };
		case "newsletter/unsubscribe paused":
			return { instead: readerIn("paused", `${daysAfter(today, pauseDays)}T08:00:00.000Z`) };
		case "newsletter/unsubscribe left":
			return { instead: readerIn("unsubscribed") };
		case "newsletter/unsubscribe undone":
			return { query: "?undone=", instead: readerIn("subscribed") };
		case "newsletter/unsubscribe invalid":
			return { instead: readerIn("invalid") };
		case "newsletter/settings open":
			return { instead: readerLinks({ canAsk: true }) };
		case "newsletter/settings asked":
			return { query: "?done=asked" };
		case "newsletter/settings change":
			return { query: "?link=-", instead: readerLinks({ settings: { email, language } }) };
		case "newsletter/settings saved":
			return { query: "?done=saved" };
		case "newsletter/settings address":
			return { query: "?done=address" };
		case "newsletter/address open":
			return { instead: readerLinks({ address: { email } }) };
		case "newsletter/address done":
			return { query: "?done" };
		case "newsletter/settings invalid":
		case "newsletter/address invalid":
			return { instead: readerLinks({}) };
		default:
			return {};
	}
}

function confirmation(state: Awaited<ReturnType<SiteContext["confirmations"]["find"]>>): SceneRequest {
	return { instead: { confirmations: { find: async () => state } } };
}
