import { setTimeout as wait } from "node:timers/promises";

/** Cached addresses beside the pages that the sitemap names. */
const others = ["/sitemap.xml", "/robots.txt", "/feed.xml", "/fr/feed.xml", "/events.ics", "/api/blog-posts"];
const rereadMs = 500;

/** A look at every public page of a site: how many answers came, and which were not 200. */
export type Looks = { count: number; refused: string[] };

/**
 * Asks for the public addresses of a site, in every language, so that they are cached; for the
 * first ones alone where `most` says how many.
 */
export async function readPublicPages(url: string, most?: number): Promise<string[]> {
	const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
	const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page = ""]) => new URL(page).pathname);
	const paths = [...pages.slice(0, most), ...others];
	const { refused } = await look(url, paths);
	if (pages.length === 0 || refused.length > 0) throw new Error(`Not all pages are there: ${refused}`);
	return paths;
}

/** Asks for cached pages again and again until it is over. */
export async function lookUntil(isOver: () => boolean, url: string, paths: string[]): Promise<Looks> {
	const looks: Looks = { count: 0, refused: [] };
	do {
		const { count, refused } = await look(url, paths);
		looks.count += count;
		looks.refused.push(...refused);
		await wait(rereadMs);
	} while (!isOver());
	return looks;
}

async function look(url: string, paths: readonly string[]): Promise<Looks> {
	const refused: string[] = [];
	for (const path of paths) {
		const answer = await fetch(url + path, { redirect: "manual" });
		await answer.arrayBuffer();
		if (answer.status !== 200) refused.push(`${answer.status} ${path}`);
	}
	return { count: paths.length, refused };
}
