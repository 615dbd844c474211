import { useQuery } from "@tanstack/react-query";
import { chosenLookQuery, factsQuery, sampleContentQuery, sampleQuotesQuery } from "./facts.query.ts";
import { useIsOnSite } from "./form-in-force.tsx";
import { onRequestIn } from "./legal-identity.ts";
import type { SampleContent } from "./sample-content.ts";
import { type Samples, samplesIn, samplesOfLook } from "./samples.ts";
import type { StoredFacts } from "./stored-facts.ts";

/** `isWhole`: all of it could be read. */
type Found = { stored: StoredFacts; samples: Samples; isWhole: boolean };

const nothing = { entries: [], claims: [], headlines: [] };
const noContent: SampleContent = { ...nothing, isMemberCountSample: false, isHostOnRequest: false };

/** Finds what is still the sample's; undefined while it loads, and if the facts cannot be read. */
export function useSamples(enabled: boolean) {
	const facts = useQuery({ ...factsQuery, enabled });
	const quotes = useQuery({ ...sampleQuotesQuery, enabled });
	const look = useQuery({ ...chosenLookQuery, enabled });
	const content = useQuery({ ...sampleContentQuery, enabled });
	const isOnSite = useIsOnSite();
	const errors = { quotes: quotes.error, look: look.error, content: content.error };
	const isPending = [quotes, look, content].some((query) => query.isPending);
	return { found: enabled && facts.data && !isPending ? found(facts.data) : undefined, errors };

	function found(stored: StoredFacts): Found {
		const samples = {
			// An address that nobody is led to is not asked for.
			facts: samplesIn(stored.facts).filter((id) => !isOnSite(id)),
			look: look.data === undefined ? [] : samplesOfLook(stored.facts, look.data),
			quotes: quotes.data ?? [],
			onRequest: onRequestIn(stored.facts),
			...(content.data ?? noContent),
		};
		const isWhole = [quotes, look, content].every(({ data }) => data !== undefined);
		return { stored, samples, isWhole };
	}
}
