import { hintedSession } from "#app/api-client/session-cookies.ts";
import { isMeasured, pageAt } from "#app/metadata/public-pages.ts";
import type { AnalyticsEvent, MeasurementIds } from "./analytics-events.ts";
import { analyticsTool, pixelTool, type Tool } from "./tools.ts";

let tools: Tool[] = [];
let measuring = false;
let lastPage: string | undefined;

/** Sends an event to the tools, if the visitor has agreed. */
export function measure(event: AnalyticsEvent): void {
	if (!measuring) return;
	for (const tool of tools) tool.send(event);
}

/**
 * Counts the shown page once per navigation, and starts the tools. Call it only with consent.
 * Pages that may not be indexed count nothing, nor does any beside an administrator's session.
 */
export function measurePage(ids: MeasurementIds, path: string): void {
	if (document.head.querySelector('meta[name="robots"][content*="noindex"]') !== null) return;
	if (hintedSession() !== null || knowsUnmeasured()) return;
	startMeasuring(ids);
	if (path === lastPage) return;
	lastPage = path;
	measure("page");
	if (pageAt(path) === "article") measure("article");
}

/** Returns whether a tool could read a private address: the document's first, or the referrer. */
function knowsUnmeasured(): boolean {
	const [began] = performance.getEntriesByType("navigation");
	const addresses = [began?.name ?? "", document.referrer].filter(Boolean);
	return addresses.some((address) => !isMeasured(new URL(address)));
}

/** Stops measuring after a sign-in, and reloads a page that has loaded a tool's script. */
export function clearTools(): void {
	stopMeasuring();
	if (tools.length > 0) location.reload();
}

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

/** Removes the tools' cookies from this site and its parent domains. */
function removeToolCookies(): void {
	const names = document.cookie.split("; ").map((cookie) => cookie.split("=", 1).join());
	for (const name of names.filter((candidate) => toolCookie.test(candidate))) {
		for (const domain of ["", ...parentDomains(location.hostname)]) {
			// The asynchronous Cookie Store is not in every browser yet.
			Reflect.set(document, "cookie", `${name}=; path=/; max-age=0${domain && `; domain=${domain}`}`);
		}
	}
}

/** Returns `www.ensemble.example` and `ensemble.example` for the former. */
function parentDomains(host: string): string[] {
	const parts = host.split(".");
	return parts.slice(0, -1).map((_, index) => parts.slice(index).join("."));
}
