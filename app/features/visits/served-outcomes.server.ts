import type { Language } from "#app/site/site-config.ts";
import { pages } from "#app/site/site-map.ts";
import { countedPage, unknownPage, type VisitCounter } from "./visit-counter.server.ts";
import { sourceOfHeader } from "./visit-source.ts";

/** Counts what the server sees by itself. `host` is that of this site. */
export function servedOutcomes({ count }: Pick<VisitCounter, "count">, host: string) {
	return {
		/** Counts a sign-up on the page with the form, by a visit whose source the form's script sends. */
		signUp(page: string, source: string | undefined): void {
			count(countedPage(page), sourceOfHeader(source, host), "signUp");
		},
		/** Counts a confirmation by the link of a mail, which keeps nothing of the visit that asked for it. */
		confirmation(language: Language): void {
			count({ page: pages["newsletter/confirm"], language }, "unknown", "confirmation");
		},
		/** Counts an answer on a page whose address is a secret. */
		answer(): void {
			count(unknownPage, "unknown", "invitation");
		},
	};
}
