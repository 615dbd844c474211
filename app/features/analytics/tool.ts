import type { AnalyticsEvent } from "./analytics-events.ts";

/** A third party's analytics tool. Its script is loaded at the first start. */
export type Tool = {
	/** Loads the tool, or resumes it after a stop. */
	start(): void;
	send(event: AnalyticsEvent): void;
	/** Keeps the tool from sending anything, even by itself. */
	stop(): void;
};

/** Loads a third party's script into the page. */
export function addScript(address: string): void {
	const script = document.createElement("script");
	script.async = true;
	script.src = address;
	document.head.append(script);
}
