import { pageSize } from "#app/features/articles/reader/paging.ts";
import { median, milliseconds, times } from "./figures.ts";
import { table } from "./markdown.ts";
import { atMost, type Part, plain, type Row } from "./part.ts";
import { say } from "./progress.ts";
import { forgetArticles, runSizedSite, type SizedSite, stopSizedSites } from "./sized-site.ts";

const sizes = [10, 1_000, 10_000];
const rounds = 25;
const maxGrowth = 2;
const list = "/api/blog-posts?fields=summary&limit=50&status=all";

/** Requests to each site. Each time is of one answer, with nothing memoized. */
const questions: Record<string, (site: SizedSite) => string> = {
	"blog list, first page": () => "/blog",
	"blog list, last page": ({ published }) => `/blog?page=${Math.ceil(published / pageSize)}`,
	"search, a word of many articles": () => "/blog?search=evening",
	"search, words of one article": ({ deep }) => `/blog?search=${encodeURIComponent(deep.title)}`,
	article: ({ deep }) => `/blog/${deep.slug}`,
	"admin list": () => list,
	"admin list, search": () => `${list}&search=evening`,
	sitemap: () => "/sitemap.xml",
};
/** The answer that names every article, and so must grow. */
const mayGrow = "sitemap";

/** Measures how answers slow down as articles become more. */
export const growth: Part = {
	title: "Cost as the work grows",
	method: `Three sites at once, seeded with ${sizes.join(", ")} generated articles (\`npm run seed -- --articles\`) beside the sample ones, some 70 of 100 published. Each question is asked of each site in turn, ${rounds} rounds, medians. Before each, a draft is saved: lists and counts that were memoized are so no longer, and every answer is worked out anew; a page that would be the same is not rendered again.`,
	measure: async () => {
		const sites: SizedSite[] = [];
		try {
			for (const size of sizes) {
				sites.push(await runSizedSite(size));
				say(`${size} articles are in place`);
			}
			const names = Object.keys(questions);
			const taken = new Map(names.map((name) => [name, sites.map((): number[] => [])]));
			for (let round = -1; round < rounds; round += 1) {
				for (const [name, pathOf] of Object.entries(questions)) {
					for (const [index, site] of sites.entries()) {
						const ms = await timeAnew(site, pathOf(site));
						// The first two rounds warm up.
						if (round > 0) taken.get(name)?.[index]?.push(ms);
					}
				}
				if (round > 0 && round % 5 === 0) say(`round ${round} of ${rounds}`);
			}
			const medians = names.map((name) => ({ name, each: (taken.get(name) ?? []).map(median) }));
			return { rows: medians.map(rowOf), details: [detailsOf(medians)] };
		} finally {
			await stopSizedSites(sites);
		}
	},
};

/** Milliseconds of an answer whose parts were all forgotten. */
async function timeAnew(site: SizedSite, path: string): Promise<number> {
	await forgetArticles(site);
	const began = performance.now();
	await (await site.administrator.read(path)).arrayBuffer();
	return performance.now() - began;
}

type Medians = { name: string; each: number[] };

function rowOf({ name, each: [, thousand = 0, tenThousand = 0] }: Medians): Row {
	const title = `${name}: 10,000 beside 1,000 articles`;
	const ratio = tenThousand / thousand;
	return name === mayGrow ? plain(title, times(ratio)) : atMost(title, ratio, maxGrowth, times);
}

function detailsOf(medians: Medians[]): string {
	const head = ["", ...sizes.map((size) => `${size.toLocaleString("en-GB")} articles`)];
	return table(
		head,
		medians.map(({ name, each }) => [name, ...each.map(milliseconds)]),
	);
}
