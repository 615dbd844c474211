import { expect, it, vi } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { listeningSite } from "#server/testing/listening-site.ts";
import { testSite } from "#server/testing/test-site.ts";
import type { RenderingLimits } from "./rendering-limit.ts";

const html = { "Content-Type": "text/html; charset=utf-8" };

/**
 * A site that renders two pages at once and lets three wait; renderings end when `finish` is
 * called.
 */
async function busySite(limits: Partial<RenderingLimits> = {}) {
	const gate = Promise.withResolvers<void>();
	let running = 0;
	const max = { atOnce: 0 };
	const site = await listeningSite({
		renderingLimits: { concurrency: 2, maxWaiting: 3, maxOfClient: 5, ...limits },
		trustProxy: true,
		page: async (stores, request) => {
			running += 1;
			max.atOnce = Math.max(max.atOnce, running);
			await gate.promise;
			const { pathname } = new URL(request.url);
			const found = await stores.articles.texts.find(pathname.slice(1), "en");
			running -= 1;
			return new Response(`${pathname} ${found === undefined}`, { headers: html });
		},
	});
	let clients = 0;
	/** Asks for a page as somebody new. */
	const ask = (path: string) => {
		clients += 1;
		return fetch(site.url + path, { headers: { "X-Forwarded-For": `198.51.100.${clients}` } });
	};
	return { ...site, max, ask, running: () => running, finish: gate.resolve };
}

it("the limit of renderings renders so many pages at once, lets so many wait, and refuses the others in their language", async () => {
	const { url, max, ask, running, finish } = await busySite();
	const first = ["/blog?search=a", "/blog?search=b"].map(ask);
	await vi.waitFor(() => expect(running()).toBe(2));
	const answers = [
		"/blog?search=c",
		"/blog?search=d",
		"/blog?search=e",
		"/blog?search=f",
		"/fr/blog?search=g",
	].map(ask);
	const refused = await Promise.all([
		Promise.any(answers.map(async (answer) => ((await answer).status === 503 ? answer : Promise.reject()))),
		ask("/fr/blog?search=h"),
	]);
	for (const answer of refused) {
		expect(answer.status).toBe(503);
		expect(answer.headers.get("Retry-After")).toBe("2");
		expect(answer.headers.get("Cache-Control")).toBe("no-store");
		expect(answer.headers.get("Content-Type")).toContain("text/html");
	}
	expect(await refused[1].text()).toMatch(/<html lang="fr">.*Réessayer/s);
	for (const path of ["/healthz", "/api/settings", "/assets/a.js"]) {
		expect((await fetch(url + path)).status, path).toBe(200);
	}
	finish();
	const statuses = (await Promise.all([...first, ...answers])).map(({ status }) => status);
	expect(statuses.filter((status) => status === 200)).toHaveLength(5);
	expect(max.atOnce).toBe(2);
	expect((await fetch(`${url}/fr/blog?search=h`)).status).toBe(200);
});

it("the limit of renderings lets one client have a share of the places, whatever it asks for, and the next one the others", async () => {
	const { url, running, finish } = await busySite({ maxWaiting: 128, maxOfClient: 3 });
	const ask = (path: string, client: string) =>
		fetch(url + path, { headers: { "X-Forwarded-For": `198.51.100.1, ${client}` } });
	const greedy = ["/blog?search=a", "/blog?search=b", "/blog?search=c"].map((path) =>
		ask(path, "203.0.113.7"),
	);
	await vi.waitFor(() => expect(running()).toBe(2));
	const refused = await Promise.all(
		["/blog?search=d", "/how-it-works", "/blog?search=e"].map((path) => ask(path, "203.0.113.7")),
	);
	expect(refused.map(({ status }) => status)).toEqual([503, 503, 503]);
	const others = ["/how-it-works", "/blog?search=f", "/blog?search=g"].map((path) =>
		ask(path, "203.0.113.8"),
	);
	finish();
	const answers = await Promise.all([...greedy, ...others]);
	expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
	expect((await ask("/blog?search=h", "203.0.113.7")).status).toBe(200);
});

it("the limit of renderings has places for the content area alone, however many visitors wait", async () => {
	const { url, ask, running, finish } = await busySite();
	const visitors = [
		"/blog?search=a",
		"/blog?search=b",
		"/blog?search=c",
		"/blog?search=d",
		"/blog?search=e",
	].map(ask);
	await vi.waitFor(() => expect(running()).toBe(2));
	const owner = ["/admin", "/admin/articles.data"].map((path) =>
		fetch(url + path, { headers: { "X-Forwarded-For": "203.0.113.8" } }),
	);
	await vi.waitFor(() => expect(running()).toBe(4));
	finish();
	for (const answer of await Promise.all([...visitors, ...owner])) expect(answer.status).toBe(200);
});

it("the limit of renderings records for each page what that page read, also when it waited behind another", async () => {
	const { url, stores, finish } = await busySite();
	const answers = ["/network", "/legal", "/fr/network", "/fr/legal"].map((path) => fetch(url + path));
	finish();
	await Promise.all(answers);
	const words = { title: "Legal", excerpt: "B", content: "C", published: true, slug: "legal" };
	await stores.articles.saving.create(articleInput.parse(words));
	const texts = ["/network", "/legal"].map(async (path) => (await fetch(url + path)).text());
	expect(await Promise.all(texts)).toEqual(["/network true", "/legal false"]);
});

it("the limit of renderings begins each rendering of a burst in a turn of its own, so that others are answered between", async () => {
	let isOver = false;
	let turn = 0;
	const turns: number[] = [];
	const { app } = await testSite({
		page: async () => {
			turns.push(turn);
			return new Response("", { headers: html });
		},
	});
	const countTurns = () => {
		turn += 1;
		if (!isOver) setImmediate(countTurns);
	};
	setImmediate(countTurns);
	const paths = [
		"/blog?search=a",
		"/blog?search=b",
		"/blog?search=c",
		"/blog?search=d",
		"/blog?search=e",
		"/blog?search=f",
	];
	await Promise.all(paths.map((path) => app.request(path)));
	isOver = true;
	expect(turns).toHaveLength(paths.length);
	expect(new Set(turns).size).toBe(paths.length);
});
