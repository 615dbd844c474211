import { expect, it, vi } from "vitest";
import { listeningSite } from "#server/testing/listening-site.ts";

const html = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" };
const greedyClient = "203.0.113.7";
const otherClient = "203.0.113.8";
/** Pages of one client that are in progress at once. */
const share = 4;

/** A site whose pages are made once `release` is called; those of the other client at once. */
async function slowSite() {
	const waiting: (() => void)[] = [];
	const site = await listeningSite({
		trustProxy: true,
		page: async (_stores, request) => {
			if (!request.url.includes("other")) await new Promise<void>((resolve) => waiting.push(resolve));
			return new Response("A page", { headers: html });
		},
	});
	const ask = (path: string, client: string, signal: AbortSignal | null = null) =>
		fetch(site.url + path, { headers: { "X-Forwarded-For": client }, signal });
	return { ...site, ask, waiting };
}

it("one client with 140 pages in progress keeps nobody waiting, and is refused none of them", async () => {
	const { ask, waiting } = await slowSite();
	const paths = Array.from({ length: 140 }, (_, number) => `/newsletter/unsubscribe?token=${number}`);
	const greedy = paths.map((path) => ask(path, greedyClient));
	await vi.waitFor(() => expect(waiting).toHaveLength(share));
	for (const path of ["/admin?other", "/blog?search=other", "/newsletter/unsubscribe?token=other"]) {
		expect((await ask(path, otherClient)).status, path).toBe(200);
	}
	expect((await ask("/api/blog-posts?page=2", otherClient)).status).toBe(200);
	expect((await ask("/healthz", greedyClient)).status).toBe(200);
	expect(waiting).toHaveLength(share);
	const end = setInterval(() => waiting.shift()?.(), 0);
	const statuses = (await Promise.all(greedy)).map(({ status }) => status);
	clearInterval(end);
	expect(new Set(statuses)).toEqual(new Set([200]));
});

it("no page is made for a client that went away while it waited", async () => {
	const { ask, waiting } = await slowSite();
	const greedy = Array.from({ length: share }, (_, number) => ask(`/blog?search=${number}`, greedyClient));
	await vi.waitFor(() => expect(waiting).toHaveLength(share));
	const leaving = new AbortController();
	const left = ask("/blog?search=left", greedyClient, leaving.signal);
	const stayed = ask("/blog?search=stayed", greedyClient);
	leaving.abort();
	await expect(left).rejects.toThrow();
	for (const go of waiting.splice(0)) go();
	await Promise.all(greedy);
	await vi.waitFor(() => expect(waiting).toHaveLength(1));
	waiting.pop()?.();
	expect((await stayed).status).toBe(200);
});
