import { hintedSession } from "#app/api-client/session-cookies.ts";
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
 * because it does not exist or belongs to one person, is not counted and loads nothing. So is every
 * page in the browser of an administrator: no script of others runs beside a session.
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

/**
 * Whether a tool could read an address here that is not measured: the one by which the visitor came
 * in, whose policy lets no tool be loaded until the next, or the one from which.
 */
function knowsUnmeasured(): boolean {
	const [began] = performance.getEntriesByType("navigation");
	const addresses = [began?.name ?? "", document.referrer].filter(Boolean);
	return addresses.some((address) => !isMeasured(new URL(address)));
}

/**
 * Stops measuring in the browser of somebody who signed in after the page was opened, and loads a
 * page anew that holds a tool's script already.
 */
export function clearTools(): void {
	stopMeasuring();
	if (tools.length > 0) location.reload();
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
