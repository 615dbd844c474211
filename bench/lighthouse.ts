import lighthouse, { type Result } from "lighthouse";
import { Administrator } from "#e2e/support/administrator.ts";
import { freePort } from "#platform/testing/postgres-cluster.ts";
import { launchBrowser } from "./browser.ts";
import { median, milliseconds, whole } from "./figures.ts";
import { table } from "./markdown.ts";
import { atLeast, type Part } from "./part.ts";
import { say } from "./progress.ts";
import { type PublicPage, publicPages } from "./public-pages.ts";
import { withSite } from "./site.ts";

const runs = 3;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

type Category = (typeof categories)[number];
type Judged = {
	title: string;
	scores: Record<Category, number>;
	benchmark: number;
	faults: string[];
	times: string[];
	listed: boolean;
};

/** Lighthouse's judgement of each public page. */
export const lighthousePart: Part = {
	title: "Lighthouse on a phone",
	method: `Lighthouse's own settings for a phone (simulated slow 4G, processor 4 times slower), each page in each language ${runs} times, the median of each category. \`index\` is Lighthouse's benchmark of the machine at that moment: the lower, the busier it was. SEO is judged over the pages that search engines may show.`,
	measure: async () => {
		const shipped = await publicPages();
		const port = await freePort();
		const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
		try {
			return await withSite(async ({ url }) => {
				// A site that is not open asks search engines to stay away: it could please none.
				const administrator = await Administrator.signIn(url);
				await administrator.request("PUT", "/api/admin/site-opening", { open: true });
				const pages = [...shipped, ...(await addOwnPages(administrator))];
				const judged: Judged[] = [];
				for (const [index, page] of pages.entries()) {
					const one = await judge(page, url, port);
					judged.push(one);
					const scores = categories.map((category) => one.scores[category]).join(" ");
					say(`${index + 1} of ${pages.length}: ${page.title} ${scores}`);
				}
				return {
					rows: categories.map((category) => {
						// A page that search engines must not show cannot please one.
						const counted = judged.filter(({ listed }) => listed || category !== "seo");
						const lowest = Math.min(...counted.map(({ scores }) => scores[category]));
						return atLeast(`Lighthouse ${category}, the lowest page`, lowest, 100, whole);
					}),
					details: [scoresTable(judged), ...faultsTable(judged)],
				};
			});
		} finally {
			await browser.close();
		}
	},
};

/** Adds the kinds of pages that the sample site has none of: of an author, and of the owner. */
async function addOwnPages(administrator: Administrator): Promise<PublicPage[]> {
	const words = { en: "Listens for a living.", fr: "Écoute, c’est son métier." };
	const author = await administrator.request<{ id: string; slug: string }>("POST", "/api/admin/authors", {
		name: "Ann Lee",
		words: words.en,
		fr: { words: words.fr },
	});
	const article = { title: "Hers", excerpt: words.en, content: words.en, authorId: author.id };
	await administrator.request("POST", "/api/blog-posts", { ...article, published: true });
	const page = { title: "Contact", content: words.en, published: true, placement: "none" };
	const fr = { title: "Nous joindre", content: words.fr };
	await administrator.request("POST", "/api/admin/pages", { ...page, fr });
	return [
		["author (en)", `/authors/${author.slug}`],
		["author (fr)", `/fr/authors/${author.slug}`],
		["page of the owner (en)", "/contact"],
		["page of the owner (fr)", "/fr/nous-joindre"],
	].map(([title = "", address = ""]) => ({ title, address, listed: true }));
}

async function judge(page: PublicPage, siteUrl: string, port: number): Promise<Judged> {
	const { title, address, listed } = page;
	const url = siteUrl + address;
	const results: Result[] = [];
	for (let run = 0; run < runs; run += 1) {
		const done = await lighthouse(url, {
			port,
			output: "json",
			logLevel: "error",
			onlyCategories: [...categories],
		});
		if (done === undefined) throw new Error(`Lighthouse gave no result for ${url}`);
		results.push(done.lhr);
	}
	const score = (category: Category) =>
		Math.round(median(results.map((lhr) => lhr.categories[category]?.score ?? 0)) * 100);
	const time = (audit: string) =>
		milliseconds(median(results.map((lhr) => lhr.audits[audit]?.numericValue ?? 0)));
	const scores = Object.fromEntries(categories.map((category) => [category, score(category)]));
	return {
		title,
		listed,
		scores: scores as Record<Category, number>,
		benchmark: median(results.map((lhr) => lhr.environment.benchmarkIndex)),
		faults: categories
			.filter((category) => scores[category] !== 100)
			.flatMap((category) => results.slice(0, 1).flatMap((lhr) => faultsOf(lhr, category))),
		times: ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time"].map(time),
	};
}

/** Returns the failed audits of a category, with Lighthouse's details. */
function faultsOf(lhr: Result, category: Category): string[] {
	return (lhr.categories[category]?.auditRefs ?? [])
		.filter(({ weight }) => weight > 0)
		.flatMap(({ id }) => {
			const audit = lhr.audits[id];
			const fulfilled = audit === undefined || audit.score === null || audit.score === 1;
			return fulfilled ? [] : [`${category}: ${id} ${audit.displayValue ?? audit.title}`];
		});
}

function scoresTable(judged: Judged[]): string {
	return table(
		["page", "performance", "accessibility", "best practices", "SEO", "FCP", "LCP", "TBT", "index"],
		judged.map(({ title, scores, benchmark, times }) => [
			title,
			...categories.map((category) => whole(scores[category])),
			...times,
			whole(benchmark),
		]),
	);
}

function faultsTable(judged: Judged[]): string[] {
	const lines = judged.flatMap(({ title, faults }) => faults.map((fault) => [title, fault]));
	return lines.length === 0 ? [] : [table(["page", "below its best in the first run"], lines)];
}
