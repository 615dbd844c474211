import { uncountedCookie } from "#app/api-client/session-cookies.ts";
import { cameFrom } from "./came-from.ts";
import type { LinkOutcome } from "./counted-kinds.ts";
import { readAfterMs, visitPingsPath, visitsPath, widthOf } from "./visit.ts";
import type { Beacon } from "./visit-beacon.ts";

/** The page that is shown: blank where it is not counted, as its address is private. */
let shownPath: string | undefined;
let readTimer: ReturnType<typeof setTimeout> | undefined;
/** Milliseconds until the page counts as read, and since when it is visible; 0 while hidden. */
let remainingMs = readAfterMs;
const read = Number.POSITIVE_INFINITY;
let visibleSince = 0;

/** Counts the page that is shown, unless its path is blank, and from now on what is done on it. */
export function followPage(path: string): void {
	if (path === shownPath) return;
	const isFirst = shownPath === undefined;
	shownPath = path;
	remainingMs = path ? readAfterMs : read;
	visibleSince = 0;
	if (isFirst) {
		document.addEventListener("visibilitychange", followVisibility);
		document.addEventListener("click", followLink, true);
	}
	if (path) isFirst ? tellLoadedAhead() : tell("opened");
	followVisibility();
}

/** A page that was asked for ahead was not counted then: it is once it is shown. */
function tellLoadedAhead(): void {
	const { prerendering } = document as Document & { prerendering?: boolean };
	const [opened] = performance.getEntriesByType("navigation") as (PerformanceNavigationTiming & {
		activationStart?: number;
		deliveryType?: string;
	})[];
	if (prerendering) {
		document.addEventListener("prerenderingchange", () => tell("shown"), { once: true });
	} else if (opened?.activationStart || opened?.deliveryType === "navigational-prefetch") {
		tell("shown");
	}
}

/** Counts the page as read once it was visible for long enough, with breaks. */
function followVisibility(): void {
	clearTimeout(readTimer);
	if (visibleSince) remainingMs -= performance.now() - visibleSince;
	visibleSince = 0;
	if (document.visibilityState !== "visible" || remainingMs === read) return;
	visibleSince = performance.now();
	readTimer = setTimeout(() => {
		remainingMs = read;
		tell("read", { width: widthOf(innerWidth) });
	}, remainingMs);
}

/** Tells of a link that is followed with where the visit came from, in place of the browser's ping. */
function followLink({ target }: MouseEvent): void {
	const link = target instanceof Element ? target.closest("a") : null;
	const [, outcome] = link?.ping.split(`${visitPingsPath}/`) ?? [];
	if (!(link && outcome && tell(outcome as LinkOutcome))) return;
	const { ping } = link;
	link.ping = "";
	// Back once the browser has followed the link.
	setTimeout(() => {
		link.ping = ping;
	});
}

/** Returns whether the browser took it, to send it even as the page is left. */
function tell(kind: Beacon["kind"], more: Partial<Beacon> = {}): boolean {
	if (document.cookie.includes(`${uncountedCookie}=`)) return true;
	const word = JSON.stringify({ kind, page: shownPath ?? "", ...cameFrom, ...more } satisfies Beacon);
	return navigator.sendBeacon(visitsPath, new Blob([word], { type: "application/json" }));
}
