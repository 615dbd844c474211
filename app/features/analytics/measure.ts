import { isMeasured, pageAt } from "#app/metadata/public-pages.ts";
import type { AnalyticsEvent, MeasurementIds } from "./analytics-events.ts";
import { analyticsTool } from "./analytics-tool.ts";
import { pixelTool } from "./pixel-tool.ts";
import type { Tool } from "./tool.ts";

let tools: Tool[] = [];
let measuring = false;
let lastPage: string | undefined;

/**
 * Tells the tools what a visitor has done. Without the visitor's agreement it is forgotten at once.
 */
export function measure(event: AnalyticsEvent): void {
	if (!measuring) return;
	for (const tool of tools) tool.send(event);
}

/**
 * Counts the page that is shown, once for each navigation to its path, and starts the tools if need
 * be. To be called only when the visitor has agreed. A page that search engines may not index,
 * because it does not exist or belongs to one person, is not counted and loads nothing.
 */
export function measurePage(ids: MeasurementIds, path: string): void {
	if (document.head.querySelector('meta[name="robots"][content*="noindex"]') !== null) return;
	if (beganUnmeasured()) return;
	startMeasuring(ids);
	if (path === lastPage) return;
	lastPage = path;
	measure("page");
	if (pageAt(path) === "article") measure("article");
}

/**
 * Whether the visitor came in by a page that is not measured: its policy lets no tool be loaded
 * until the next one.
 */
function beganUnmeasured(): boolean {
	const [began] = performance.getEntriesByType("navigation");
	return began !== undefined && !isMeasured(new URL(began.name).pathname);
}

/** Stops the tools and removes their cookies, for a visitor who takes an agreement back. */
export function stopMeasuring(): void {
	if (!measuring) return;
	measuring = false;
	for (const tool of tools) tool.stop();
	removeToolCookies();
}

function startMeasuring(ids: MeasurementIds): void {
	if (measuring) return;
	measuring = true;
	if (tools.length === 0) tools = toolsOf(ids);
	for (const tool of tools) tool.start();
}

function toolsOf({ analytics, pixel }: MeasurementIds): Tool[] {
	return [
		...(analytics === undefined ? [] : [analyticsTool(analytics)]),
		...(pixel === undefined ? [] : [pixelTool(pixel)]),
	];
}

const toolCookie = /^_(ga|gid|gat|fbp|fbc)/;

/**
 * Removes the cookies that the tools have left on this site, whichever parent domain they chose.
 */
function removeToolCookies(): void {
	const names = document.cookie.split("; ").map((cookie) => cookie.split("=", 1).join());
	for (const name of names.filter((candidate) => toolCookie.test(candidate))) {
		for (const domain of ["", ...parentDomains(location.hostname)]) {
			// The asynchronous Cookie Store is not in every browser yet.
			Reflect.set(document, "cookie", `${name}=; path=/; max-age=0${domain && `; domain=${domain}`}`);
		}
	}
}

/** `www.ensemble.example` gives itself and `ensemble.example`. */
function parentDomains(host: string): string[] {
	const parts = host.split(".");
	return parts.slice(0, -1).map((_, index) => parts.slice(index).join("."));
}
