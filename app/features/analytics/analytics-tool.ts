import { analyticsEvents, reportedAddress } from "./analytics-events.ts";
import { addScript, type Tool } from "./tool.ts";

type Command = ["js", Date] | ["consent" | "config" | "event", string, object];

declare global {
	interface Window {
		dataLayer?: IArguments[];
		/** Read by Google's script before it sends anything. */
		[disabled: `ga-disable-${string}`]: boolean;
	}
}

/** Google's script recognizes commands as `arguments` objects and would ignore an array. */
const gtag: (...command: Command) => void = function record() {
	window.dataLayer ??= [];
	window.dataLayer.push(arguments);
};

/** Google Analytics 4, without sharing data with Google's advertising. */
export function analyticsTool(id: string): Tool {
	let loaded = false;
	return {
		start() {
			window[`ga-disable-${id}`] = false;
			if (loaded) return;
			loaded = true;
			gtag("consent", "default", {
				analytics_storage: "granted",
				ad_storage: "denied",
				ad_user_data: "denied",
				ad_personalization: "denied",
			});
			gtag("js", new Date());
			gtag("config", id, { send_page_view: false, allow_google_signals: false, ...page(), ...referrer() });
			addScript(`https://www.googletagmanager.com/gtag/js?id=${id}`);
		},
		send(event) {
			const name = analyticsEvents[event];
			if (name !== undefined) gtag("event", name, page());
		},
		stop() {
			window[`ga-disable-${id}`] = true;
		},
	};
}

function page() {
	return { page_location: reportedAddress(new URL(location.href)), page_title: document.title };
}

/** The referring site, without the rest of its address. */
function referrer() {
	return document.referrer === "" ? {} : { page_referrer: new URL(document.referrer).origin };
}
