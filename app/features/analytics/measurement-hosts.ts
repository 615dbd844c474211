import type { MeasurementIds } from "./analytics-events.ts";

type Hosts = { scripts: string[]; connections: string[]; images: string[] };

/** As Google's guide to content security policies names them for Google Analytics 4. */
const analyticsHosts: Hosts = {
	scripts: ["https://*.googletagmanager.com"],
	connections: [
		"https://*.google-analytics.com",
		"https://*.analytics.google.com",
		"https://*.googletagmanager.com",
	],
	images: ["https://*.google-analytics.com", "https://*.googletagmanager.com"],
};

const pixelHosts: Hosts = {
	scripts: ["https://connect.facebook.net"],
	connections: ["https://connect.facebook.net", "https://www.facebook.com"],
	images: ["https://www.facebook.com"],
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
