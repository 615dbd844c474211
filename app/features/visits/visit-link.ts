import type { LinkOutcome } from "./counted-kinds.ts";
import { visitPingsPath } from "./visit.ts";

/**
 * Returns what a link's `ping` attribute names, so that following it is counted without scripts, too
 * (https://html.spec.whatwg.org/multipage/links.html#hyperlink-auditing).
 */
export function pingOf(outcome: LinkOutcome): string {
	return `${visitPingsPath}/${outcome}`;
}
