import { type AnalyticsEvent, analyticsEvents, pixelEvents, reportedAddress } from "./analytics-events.ts";

/** A third party's analytics tool. Its script is loaded at the first start. */
export type Tool = {
	/** Loads the tool, or resumes it after a stop. */
	start(): void;
	send(event: AnalyticsEvent): void;
	/** Keeps the tool from sending anything, even by itself. */
	stop(): void;
};

function addScript(address: string): void {
	const script = document.createElement("script");
	script.async = true;
	script.src = address;
	document.head.append(script);
}

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

type PixelCommand = unknown[];

type Pixel = {
	(...command: PixelCommand): void;
	/** Set by Meta's script, which then processes the queue. */
	callMethod?: (...command: PixelCommand) => void;
	queue: PixelCommand[];
	push: (...command: PixelCommand) => void;
	loaded: boolean;
	version: string;
	/** Keeps the script from sending its own event at each navigation. */
	disablePushState: boolean;
};

declare global {
	interface Window {
		fbq?: Pixel;
		_fbq?: Pixel;
	}
}

/** The Meta Pixel, which sends no events of its own. */
export function pixelTool(id: string): Tool {
	let pixel: Pixel | undefined;
	return {
		start() {
			if (pixel === undefined) {
				pixel = openQueue();
				// Keeps the script from reading buttons and forms.
				pixel("set", "autoConfig", false, id);
				pixel("init", id);
				addScript("https://connect.facebook.net/en_US/fbevents.js");
			} else {
				pixel("consent", "grant");
			}
		},
		send(event) {
			const name = pixelEvents[event];
			if (name !== undefined) pixel?.("track", name);
		},
		stop() {
			pixel?.("consent", "revoke");
		},
	};
}

/** Creates the function that Meta's script expects, which queues commands until the script loads. */
function openQueue(): Pixel {
	const record = (...command: PixelCommand): void => {
		if (pixel.callMethod === undefined) pixel.queue.push(command);
		else pixel.callMethod(...command);
	};
	const pixel: Pixel = Object.assign(record, {
		queue: [],
		push: record,
		loaded: true,
		version: "2.0",
		disablePushState: true,
	});
	window.fbq = pixel;
	window._fbq = pixel;
	return pixel;
}
