import type { Stores } from "#server/composition/stores.ts";

/** Whether nobody has put anything on this site yet: no article, no event, no setting. */
export async function isEmpty({ articles, events, settings }: Stores): Promise<boolean> {
	const [{ totalArticles }, someEvents, someSettings] = await Promise.all([
		articles.stats(),
		events.list({ publishedOnly: false }),
		settings.list(),
	]);
	return totalArticles === 0 && someEvents.length === 0 && someSettings.length === 0;
}
