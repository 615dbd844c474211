import type { MeasurementIds } from "./analytics-events.ts";

type Hosts = { scripts: string[]; connections: string[]; images: string[] };

/**
 * What Google Analytics 4 loads and asks, by full addresses: any name below `googletagmanager.com`
 * would let everybody's tag container run. Visits are sent to the first host, or from Europe and
 * its neighbours to the second.
 */
const analyticsHosts: Hosts = {
	scripts: ["https://www.googletagmanager.com/gtag/js"],
	connections: [
		"https://www.google-analytics.com/g/collect",
		"https://region1.google-analytics.com/g/collect",
		"https://analytics.google.com/g/collect",
	],
	images: ["https://www.google-analytics.com/g/collect", "https://region1.google-analytics.com/g/collect"],
};

/** What the Meta Pixel loads, its script and what that adds for an id, and asks. */
const pixelHosts: Hosts = {
	scripts: ["https://connect.facebook.net/en_US/fbevents.js", "https://connect.facebook.net/signals/"],
	connections: ["https://www.facebook.com/tr/"],
	images: ["https://www.facebook.com/tr/"],
};

/** The hosts that the configured tools contact, for the policy of a page: none without a tool. */
export function measurementHosts(ids: MeasurementIds | null): Hosts {
	const tools = [
		...(ids?.analytics === undefined ? [] : [analyticsHosts]),
		...(ids?.pixel === undefined ? [] : [pixelHosts]),
	];
	return {
		scripts: tools.flatMap(({ scripts }) => scripts),
		connections: tools.flatMap(({ connections }) => connections),
		images: tools.flatMap(({ images }) => images),
	};
}
