import type { WidthName } from "./counted-kinds.ts";

/** Takes what a page's script counts; nothing of it names a visitor. */
export const visitsPath = "/api/visits";
/** Followed by what a link leads to: takes its ping. */
export const visitPingsPath = "/visits";

/** Names what a page's script knows of where the visit came from, in a request that it sends. */
export const visitSourceHeader = "Visit-Source";

/** The time for which a page has to be visible to count as read. */
export const readAfterMs = 10_000;
/** Months for which counts are stored by day, then by month alone. */
export const monthsByDay = 25;
/** Other sites that are counted by name on a day; what comes from more counts as `others`. */
export const maxHostsPerDay = 200;
/** The places, of these, that are open to sites that nobody came from in the days before. */
export const maxNewHostsPerDay = 100;
export const daysOfKnownHosts = 28;

/** Returns the class of a window by its width in CSS pixels: of a phone, a tablet, a desk. */
export function widthOf(pixels: number): WidthName {
	if (pixels < 600) return "narrow";
	return pixels < 1_024 ? "medium" : "wide";
}
