import { setTimeout as wait } from "node:timers/promises";
import { pages } from "#app/site/site-map.ts";
import { Administrator, type Saved } from "#e2e/support/administrator.ts";
import { median, megabytes, milliseconds, perSecond, whole } from "./figures.ts";
import { sendReaders } from "./load.ts";
import { atLeast, atMost, type Part, plain } from "./part.ts";
import { probeHealth } from "./probe.ts";
import { residentBytes } from "./process-usage.ts";
import { type MeasuredSite, withSite } from "./site.ts";

const readers = 64;
const warmUpSeconds = 5;
const seconds = 30;
const saveMs = 200;
const probeMs = 100;
/** Five times the 102 answers a second that commit a8dfbb0 gave under such a load. */
const leastPerSecond = 510;
const maxP99Ms = 250;
const maxHealthMs = 200;
const maxMemoryBytes = 350_000_000;
const headers = { "accept-encoding": "br" };

const fixed = `/ /fr /blog /fr/blog /how-it-works /network ${pages.socials} /feed.xml /sitemap.xml`.split(
	" ",
);
const endpoints = "/api/blog-posts /api/events /api/settings".split(" ");

/** Many readers of pages and of the API, while the administrator saves. */
export const saving: Part = {
	title: "Saving while people read",
	method: `${readers} readers (autocannon in a thread of its own, brotli) who go through ${fixed.length} pages and feeds, five articles in both languages and ${endpoints.length} endpoints of the API, for ${seconds} s after ${warmUpSeconds} s of warming up. Meanwhile a save every ${saveMs} ms: in turns a text, a title, a new article, the member count and an event. After each, what shows it is asked for: what is not there is stale. \`/healthz\` and \`ps -o rss\` every ${probeMs} ms, the former from a thread of its own.`,
	measure: () =>
		withSite(async (site) => {
			const administrator = await Administrator.signIn(site.url);
			const posts = (await (
				await administrator.read("/api/blog-posts?limit=5&status=published")
			).json()) as Saved[];
			const articles = posts.flatMap(({ slug }) => [`/blog/${slug}`, `/fr/blog/${slug}`]);
			const paths = [...fixed, ...articles, ...endpoints, `/api/blog-posts/${posts[0]?.slug}`];
			const load = { url: site.url, connections: readers, headers };
			await sendReaders(paths, { ...load, seconds: warmUpSeconds });
			const isOver = timer(seconds * 1000);
			const healthProbe = await probeHealth(site.url, probeMs);
			const [answered, saved, maxBytes] = await Promise.all([
				sendReaders(paths, { ...load, seconds }),
				saveUntil(isOver, administrator, site.url, posts),
				watchMemory(isOver, site),
			]);
			const health = await healthProbe.stop();
			return {
				rows: [
					atLeast("saving: answers a second", answered.requests.average, leastPerSecond, perSecond),
					plain("saving: median", milliseconds(answered.latency.p50)),
					atMost("saving: p99", answered.latency.p99, maxP99Ms, milliseconds),
					atMost("saving: answers that were no success", answered.non2xx + answered.errors, 0, whole),
					plain("saving: saves a second", (saved.saves / seconds).toFixed(1)),
					plain("saving: median of a save", milliseconds(median(saved.taken))),
					atMost("saving: stale pages", saved.stale, 0, whole),
					atMost("saving: /healthz, slowest", health.slowestMs, maxHealthMs, milliseconds),
					atMost("saving: resident memory, most", maxBytes, maxMemoryBytes, megabytes),
				],
				details: [],
			};
		}),
};

function timer(ms: number): () => boolean {
	const end = performance.now() + ms;
	return () => performance.now() > end;
}

type Event = { id: string; title: string; version: number };
type Post = Saved & { title: string };

/** Saves in turns, and looks at once at what shows it. */
async function saveUntil(isOver: () => boolean, administrator: Administrator, url: string, posts: Saved[]) {
	const [event] = (await (await administrator.read("/api/events")).json()) as Event[];
	const [one] = posts;
	if (one === undefined || event === undefined) throw new Error("The sample site is not there.");
	let article = (await (await administrator.read(`/api/blog-posts/${one.slug}`)).json()) as Post;
	let dinner = event;
	const taken: number[] = [];
	let saves = 0;
	let stale = 0;

	async function look(text: string, ...paths: string[]): Promise<void> {
		const pages = await Promise.all(paths.map(async (path) => (await fetch(url + path, { headers })).text()));
		stale += pages.filter((page) => !page.includes(text)).length;
	}

	const turns: ((mark: string) => Promise<() => Promise<void>>)[] = [
		async (mark) => {
			article = await administrator.request("PUT", `/api/blog-posts/${article.id}`, {
				...article,
				content: mark,
			});
			return () => look(mark, `/blog/${article.slug}`, `/api/blog-posts/${article.slug}`);
		},
		async (mark) => {
			article = await administrator.request("PUT", `/api/blog-posts/${article.id}`, {
				...article,
				title: mark,
			});
			return () => look(mark, `/blog/${article.slug}`, "/blog", "/api/blog-posts");
		},
		async (mark) => {
			// The next turns change this article, since the first page of the blog shows the newest.
			article = {
				...(await administrator.publish({ title: mark, excerpt: "New.", content: "Words." })),
				title: mark,
			};
			return () => look(mark, `/blog/${article.slug}`, "/blog", "/feed.xml");
		},
		async () => {
			const count = 10_000 + saves;
			await administrator.setMemberCount(count);
			return async () => {
				await look(count.toLocaleString("en-GB"), "/");
				await look(String(count), "/api/settings");
			};
		},
		async (mark) => {
			dinner = await administrator.request("PUT", `/api/events/${dinner.id}`, { ...dinner, title: mark });
			return () => look(mark, pages.socials, "/api/events");
		},
	];

	while (!isOver()) {
		const rest = wait(saveMs);
		const turn = turns[saves % turns.length];
		const began = performance.now();
		const lookForIt = await turn?.(`Marked ${saves}.`);
		taken.push(performance.now() - began);
		await lookForIt?.();
		saves += 1;
		await rest;
	}
	return { saves, stale, taken };
}

/** Returns the most memory that the site held until it was over, in bytes. */
async function watchMemory(isOver: () => boolean, { pid }: MeasuredSite): Promise<number> {
	let maxBytes = 0;
	while (!isOver()) {
		maxBytes = Math.max(maxBytes, residentBytes(pid));
		await wait(probeMs);
	}
	return maxBytes;
}
