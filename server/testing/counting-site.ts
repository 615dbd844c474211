import type { Log } from "#platform/log/log.ts";
import type { engines } from "#platform/testing/fresh-database.ts";
import { listeningSite } from "./listening-site.ts";

/** The headers of a page, as far as the cache reads them. */
export const html = {
	"Content-Type": "text/html; charset=utf-8",
	"Content-Security-Policy": "frame-ancestors 'none'",
};

/** A listening site with a page that shows how many articles there are. */
export async function countingSite(
	engine: (typeof engines)[number] = "sqlite",
	headers: Record<string, string> = {},
	log?: Log,
) {
	const rendered = { times: 0 };
	const site = await listeningSite({
		engine,
		...(log && { log }),
		page: async ({ articles }) => {
			rendered.times += 1;
			const { totalArticles } = await articles.reading.stats();
			return new Response(`<p>${totalArticles}</p>`, { headers: { ...html, ...headers } });
		},
	});
	return { ...site, rendered };
}
