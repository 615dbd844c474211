import type { AnalyticsEvent } from "./analytics-events.ts";

/** A third party's measuring tool. Its script is asked for at the first start, and never before. */
export type Tool = {
	/** Loads the tool, or resumes it after a stop. */
	start(): void;
	send(event: AnalyticsEvent): void;
	/** From now on the tool sends nothing, even of its own accord. */
	stop(): void;
};

/** Loads a third party's script into the page. */
export function addScript(address: string): void {
	const script = document.createElement("script");
	script.async = true;
	script.src = address;
	document.head.append(script);
}
