import type { StoredFacts } from "#app/features/facts/stored-facts.ts";
import { isDatabaseAway } from "#platform/database/database-failure.ts";

/**
 * Asks search engines to stay away, by a header of every page, until the owner has opened the site.
 * While the database is away, what was last known holds.
 */
export function stayAwayUntilOpened(findFacts: () => Promise<Pick<StoredFacts, "openedAt">>) {
	let isOpen = false;
	return async (answer: Response): Promise<void> => {
		try {
			isOpen = (await findFacts()).openedAt !== null;
		} catch (error) {
			if (!isDatabaseAway(error)) throw error;
		}
		if (!isOpen && !answer.headers.has("X-Robots-Tag")) answer.headers.set("X-Robots-Tag", "noindex");
	};
}
