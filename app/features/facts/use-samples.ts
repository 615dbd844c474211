import { useQuery } from "@tanstack/react-query";
import { chosenLookQuery, factsQuery, sampleContentQuery, sampleQuotesQuery } from "./facts.query.ts";
import { onRequestIn } from "./legal-identity.ts";
import { type Samples, samplesIn, samplesOfLook } from "./samples.ts";
import type { StoredFacts } from "./stored-facts.ts";

type Found = {
	stored: StoredFacts;
	samples: Samples;
	/** Whether all of it could be read. */
	isWhole: boolean;
};

/**
 * What is still the sample's, as far as it can be read; undefined until all was asked for, and where
 * the facts themselves cannot be read.
 */
export function useSamples(enabled: boolean) {
	const facts = useQuery({ ...factsQuery, enabled });
	const quotes = useQuery({ ...sampleQuotesQuery, enabled });
	const look = useQuery({ ...chosenLookQuery, enabled });
	const content = useQuery({ ...sampleContentQuery, enabled });
	const errors = { quotes: quotes.error, look: look.error, content: content.error };
	const isPending = [quotes, look, content].some((query) => query.isPending);
	return { found: enabled && facts.data && !isPending ? found(facts.data) : undefined, errors };

	function found(stored: StoredFacts): Found {
		const samples = {
			facts: samplesIn(stored.facts),
			look: look.data === undefined ? [] : samplesOfLook(stored.facts, look.data),
			quotes: quotes.data ?? [],
			entries: content.data?.entries ?? [],
			claims: content.data?.claims ?? [],
			headlines: content.data?.headlines ?? [],
			isMemberCountSample: content.data?.isMemberCountSample ?? false,
			onRequest: onRequestIn(stored.facts),
			isHostOnRequest: content.data?.isHostOnRequest ?? false,
		};
		const isWhole = [quotes, look, content].every(({ data }) => data !== undefined);
		return { stored, samples, isWhole };
	}
}
