import type { Stores } from "#server/composition/stores.ts";

/** The setting that a site has while it is filled with samples, and not afterwards. */
export const unfinishedSeedKey = "unfinished_seed";

/** Returns whether a site has no article, event or setting; a seed that was broken off; or was begun. */
export async function seedState(stores: Stores): Promise<"empty" | "unfinished" | "begun"> {
	const { articles, events, settings } = stores;
	const [{ totalArticles }, someEvents, someSettings] = await Promise.all([
		articles.reading.stats(),
		events.list({ publishedOnly: false }),
		settings.list(),
	]);
	if (someSettings.some(({ key }) => key === unfinishedSeedKey)) return "unfinished";
	return totalArticles === 0 && someEvents.length === 0 && someSettings.length === 0 ? "empty" : "begun";
}
