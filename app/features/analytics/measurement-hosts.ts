import type { MeasurementIds } from "./analytics-events.ts";

type Hosts = { scripts: string[]; connections: string[]; images: string[] };

/** Full paths: the host of the script also serves anybody's tag container. */
const analyticsHosts: Hosts = {
	scripts: ["https://www.googletagmanager.com/gtag/js"],
	connections: [
		"https://www.google-analytics.com/g/collect",
		"https://region1.google-analytics.com/g/collect",
		"https://analytics.google.com/g/collect",
	],
	images: ["https://www.google-analytics.com/g/collect", "https://region1.google-analytics.com/g/collect"],
};

/** Addresses of the Meta Pixel; its script loads another one for an id. */
const pixelHosts: Hosts = {
	scripts: ["https://connect.facebook.net/en_US/fbevents.js", "https://connect.facebook.net/signals/"],
	connections: ["https://www.facebook.com/tr/"],
	images: ["https://www.facebook.com/tr/"],
};

/** Returns the hosts of the configured tools, for the content security policy. */
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
