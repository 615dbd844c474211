import { isDatabaseAway } from "#platform/database/database-failure.ts";

/**
 * Asks search engines to stay away, by a header of every page, unless they may list the site. While
 * the database is away, what was last known holds.
 */
export function stayAwayUnlessListed(mayBeListed: () => Promise<boolean>) {
	let isListed = false;
	return async (answer: Response): Promise<void> => {
		try {
			isListed = await mayBeListed();
		} catch (error) {
			if (!isDatabaseAway(error)) throw error;
		}
		if (!isListed && !answer.headers.has("X-Robots-Tag")) answer.headers.set("X-Robots-Tag", "noindex");
	};
}
