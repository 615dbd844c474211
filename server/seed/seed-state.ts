import type { Stores } from "#server/composition/stores.ts";

/** The setting that a site has while it is filled with samples, and not afterwards. */
export const unfinishedSeedKey = "unfinished_seed";

/**
 * Returns whether nobody has put anything on this site yet, no article, event or setting; or its
 * seed was broken off and is to go on; or it was begun.
 */
export async function seedState({
	articles,
	events,
	settings,
}: Stores): Promise<"empty" | "unfinished" | "begun"> {
	const [{ totalArticles }, someEvents, someSettings] = await Promise.all([
		articles.reading.stats(),
		events.list({ publishedOnly: false }),
		settings.list(),
	]);
	if (someSettings.some(({ key }) => key === unfinishedSeedKey)) return "unfinished";
	return totalArticles === 0 && someEvents.length === 0 && someSettings.length === 0 ? "empty" : "begun";
}
