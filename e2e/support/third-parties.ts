import type { BrowserContext, Route } from "@playwright/test";

/** Stands in for Google's script: it reports events, unless it is disabled. */
const analyticsScript = `
	const report = (command) => {
		if (command[0] !== "event" || Object.keys(window).some((key) => key.startsWith("ga-disable-") && window[key])) return;
		new Image().src = "https://www.google-analytics.com/g/collect?" + new URLSearchParams({ event: command[1], page: command[2].page_location });
	};
	dataLayer.forEach(report);
	dataLayer.push = report;
	document.cookie = "_ga=GA1.1.1.1; path=/";
`;

/** Stands in for Meta's script. */
const pixelScript = `
	let granted = true;
	fbq.callMethod = (...command) => {
		if (command[0] === "consent") granted = command[1] === "grant";
		if (command[0] !== "track" || !granted) return;
		new Image().src = "https://www.facebook.com/tr/?" + new URLSearchParams({ event: command[1] });
	};
	fbq.queue.forEach((command) => fbq.callMethod(...command));
	document.cookie = "_fbp=fb.1.1.1; path=/";
`;

const scripts: Record<string, string> = {
	"www.googletagmanager.com": analyticsScript,
	"connect.facebook.net": pixelScript,
};

/** Every other host, played by the test: none is really contacted. */
export class ThirdParties {
	/** Hosts that pages contacted by themselves, in order: followed links do not count. */
	readonly contacted: string[] = [];
	/** The events that the tools received. */
	readonly events: string[] = [];
	/** The addresses of the pages whose views were counted. */
	readonly pages: string[] = [];

	/** Stands in for all other hosts in a browser context. */
	async standIn(context: BrowserContext, siteUrl: string): Promise<void> {
		const origin = new URL(siteUrl).origin;
		await context.route(
			(url) => url.origin !== origin,
			(route) => this.#answer(route),
		);
	}

	async #answer(route: Route): Promise<void> {
		const request = route.request();
		const { hostname, searchParams } = new URL(request.url());
		if (request.isNavigationRequest()) return route.fulfill({ contentType: "text/html", body: "A form" });
		this.contacted.push(hostname);
		const event = searchParams.get("event");
		if (event === "page_view") this.pages.push(searchParams.get("page") ?? "");
		if (event !== null) this.events.push(event);
		return route.fulfill({ contentType: "text/javascript", body: scripts[hostname] ?? "" });
	}
}
