import { onRequestIn } from "#app/features/facts/legal-identity.ts";
import { countOfQuotes, type Samples, samplesIn, samplesOfLook } from "#app/features/facts/samples.ts";
import { sampleQuotesIn } from "#app/features/texts/wordings.server.ts";
import type { Stores } from "#server/composition/stores.ts";
import { sampleContentOf } from "#server/seed/sample-content.ts";
import { seedState } from "#server/seed/seed-state.ts";
import { type Finding, look, right, wrong } from "./finding.ts";

/** Finds content of the sample business that visitors would see. */
export async function checkContents(stores: Stores): Promise<Finding[]> {
	if ((await seedState(stores)) === "empty") {
		return [wrong("contents", "the database is empty", "ensemble seed, or ensemble restore FILE")];
	}
	const names = describeSamples(await samplesOf(stores));
	if (names.length === 0) return [right("contents", "nothing of the sample business is left")];
	const found = `still the sample business's: ${names.join("; ")}`;
	return [look("contents", found, "the content area, Facts, has the list")];
}

/** Returns the samples that are still in place, as the content area does (`useSamples`). */
async function samplesOf(stores: Stores): Promise<Samples> {
	const [{ facts }, chosen, content, own, covered] = await Promise.all([
		stores.facts.find(),
		stores.look.find(),
		sampleContentOf(stores)(),
		stores.texts.list(),
		stores.consents.listCovered(),
	]);
	return {
		...content,
		facts: samplesIn(facts),
		look: samplesOfLook(facts, chosen),
		quotes: sampleQuotesIn(own, covered),
		onRequest: onRequestIn(facts),
	};
}

/** Names samples in a few words, since the report is one screen. */
function describeSamples(samples: Samples): string[] {
	const { facts, look: parts, entries, claims, headlines, isMemberCountSample } = samples;
	const count = (kind: string) => entries.filter((entry) => entry.kind === kind).length;
	const counts = { testimonials: countOfQuotes(samples), articles: count("article"), events: count("event") };
	return [
		...(facts.length === 0 ? [] : [`facts ${facts.join(", ")}`]),
		...(isMemberCountSample ? ["the number of members"] : []),
		...(parts.length === 0 ? [] : [`look ${parts.join(", ")}`]),
		...(claims.length === 0 ? [] : [`claims that nobody confirmed having read: ${claims.join(", ")}`]),
		...headlines.map(({ language, count: number }) => `headlines in ${language} ${number}`),
		...Object.entries(counts).flatMap(([name, number]) => (number === 0 ? [] : [`${name} ${number}`])),
	];
}
