import { milliseconds } from "./figures.ts";
import { sendReaders } from "./load.ts";
import { atMost, type Part, plain } from "./part.ts";
import { startProbe } from "./probe.ts";
import { runSite } from "./site.ts";

const connections = 140;
const seconds = 15;
const pageMs = 250;
/** A client may search sixty times a minute. */
const searchMs = 1_500;
const healthMs = 200;
const maxPageMs = 1_000;
const greedy = { "X-Forwarded-For": "203.0.113.7", "Accept-Encoding": "br" };
const other = { "X-Forwarded-For": "203.0.113.8" };

/** Answers that the site makes anew each time, at addresses without an end. */
const greedyPaths = Array.from({ length: 200 }, (_, number) => [
	`/nothing-${number}`,
	`/newsletter/unsubscribe?token=${number}`,
	`/invitation/${number}`,
	`/admin?${number}`,
	`/api/blog-posts?limit=50&tag=${number}`,
]).flat();

/** One client that asks without a pause on many connections, and another that looks at pages. */
export const oneClient: Part = {
	title: "One client with many connections",
	method: `For ${seconds} s one client asks on ${connections} connections for what is made anew each time: unknown addresses, private pages, the content area, lists of the API. Meanwhile another asks for a page of the content area every ${pageMs} ms, searches every ${searchMs} ms, and for \`/healthz\` every ${healthMs} ms, each from a thread of its own.`,
	async measure() {
		const site = await runSite(undefined, "", { TRUST_PROXY: "true" });
		try {
			const ask = (path: string, everyMs: number) =>
				startProbe({ url: site.url + path, everyMs, headers: other });
			const page = await ask("/admin", pageMs);
			const search = await ask("/blog?search=dinner", searchMs);
			const health = await ask("/healthz", healthMs);
			const load = await sendReaders(greedyPaths, { url: site.url, connections, seconds, headers: greedy });
			const [pages, searches, checks] = await Promise.all([page.stop(), search.stop(), health.stop()]);
			return {
				rows: [
					atMost("one client: another’s page, slowest", pages.slowestMs, maxPageMs, milliseconds),
					atMost("one client: another’s search, slowest", searches.slowestMs, maxPageMs, milliseconds),
					plain(
						"one client: another’s page, search, median",
						`${milliseconds(pages.medianMs)}, ${milliseconds(searches.medianMs)}`,
					),
					plain("one client: /healthz, slowest", milliseconds(checks.slowestMs)),
					plain("one client: its answers, of them 503", `${load.requests.total}, ${load["5xx"]}`),
				],
				details: [...pages.failed, ...searches.failed, ...checks.failed].slice(0, 20),
			};
		} finally {
			await site.stop();
			await site.place.remove();
		}
	},
};
