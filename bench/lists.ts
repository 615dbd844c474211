import { milliseconds, percentile } from "./figures.ts";
import { atMost, type Part } from "./part.ts";
import { forgetArticles, runSizedSite, type SizedSite, stopSizedSites } from "./sized-site.ts";

const size = 10_000;
const asked = 100;
const high = 95;
const maxMs = 50;
const list = "/api/blog-posts?fields=summary&limit=50&status=all";
const words = ["evening", "first date", "table", "listen", "Mauritius", "conversation", "slow", "trust"];

/** Measures the requests of the screen All Articles. */
export const lists: Part = {
	title: `All Articles with ${size.toLocaleString("en-GB")} articles`,
	method: `The requests that the screen sends: opening it, searching, and turning to the next page; ${asked} of each, one at a time. Before each, a draft is saved, so that nothing is memoized.`,
	measure: async () => {
		const sized = await runSizedSite(size);
		try {
			const opened: number[] = [];
			const searched: number[] = [];
			const turned: number[] = [];
			let next: string | undefined;
			for (let number = 0; number < asked; number += 1) {
				const word = encodeURIComponent(words[number % words.length] ?? "");
				opened.push((await time(sized, list)).ms);
				searched.push((await time(sized, `${list}&search=${word}`)).ms);
				const page = await time(sized, next ?? list);
				if (next !== undefined) turned.push(page.ms);
				next = page.next;
			}
			const row = (name: string, taken: number[]) =>
				atMost(`All Articles, ${name}, p${high}`, percentile(taken, high), maxMs, milliseconds);
			return {
				rows: [row("opening", opened), row("search", searched), row("next page", turned)],
				details: [],
			};
		} finally {
			await stopSizedSites([sized]);
		}
	},
};

async function time(sized: SizedSite, path: string) {
	await forgetArticles(sized);
	const began = performance.now();
	const answer = await sized.administrator.read(path);
	await answer.arrayBuffer();
	const ms = performance.now() - began;
	return { ms, next: /<([^>]+)>; rel="next"/.exec(answer.headers.get("Link") ?? "")?.[1] };
}
