import type { Administrator } from "#e2e/support/administrator.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { addresses } from "#e2e/support/pages.ts";

/** A word of every secret text, whose first half a search would find. */
const half = "zwqxv";
const marker = `${half}kjhgf`;

type Ids = { id: string; slug: string; version: number };

test("what is not published never leaves the server without a session", async ({ site, administrator }) => {
	const { articles, event } = await writeInSecret(administrator);
	const found: string[] = [];
	const look = async (address: string, method = "GET") => {
		const body = { headers: { "Content-Type": "application/json" }, body: "{}" };
		const answer = await fetch(site.url + address, {
			...{ method, redirect: "manual" },
			...(!["GET", "HEAD"].includes(method) && body),
		});
		const told = `${await answer.text()} ${JSON.stringify([...answer.headers])}`;
		if (told.toLowerCase().includes(marker)) found.push(`${method} ${address}`);
	};

	const keys = articles.flatMap(({ id, slug }) => [id, slug]);
	const endpoints = [
		"/sitemap.xml",
		"/robots.txt",
		"/feed.xml",
		"/fr/feed.xml",
		"/events.ics",
		"/fr/events.ics",
		`/events/${event.id}.ics`,
		`/fr/events/${event.id}.ics`,
		"/api/openapi.json",
		"/api/blog-posts?limit=100",
		`/api/blog-posts?search=${half}`,
		"/api/blog-posts?status=draft",
		"/api/blog-posts?status=all",
		"/api/blog-posts?status=corrected&fields=summary",
	];
	const searches = ["", "/fr"].flatMap((prefix) => [
		`${prefix}/blog?search=${half}`,
		`${prefix}/blog?tag=${half}`,
		`${prefix}/blog?category=${half}`,
		...keys.map((key) => `${prefix}/blog/${key}`),
	]);
	const everything = [...addresses.map(({ address }) => address), ...endpoints, ...searches];
	for (const address of everything) await look(address);

	const { paths } = (await (await fetch(`${site.url}/api/openapi.json`)).json()) as {
		paths: Record<string, Record<string, unknown>>;
	};
	for (const [path, methods] of Object.entries(paths)) {
		for (const method of Object.keys(methods)) {
			for (const key of [...keys, event.id, "new"]) {
				const address = path.replace("{version}", "1").replace(/\{\w+\}/g, key);
				await look(address, method.toUpperCase());
				if (address === path) break;
			}
		}
	}
	expect(found).toEqual([]);
	expect(everything.length).toBeGreaterThan(50);

	// The marker is there to be found: with a session, it is.
	expect(JSON.stringify(await administrator.request("GET", "/api/blog-posts"))).toContain(marker);
});

/**
 * Puts the marker into a draft, a scheduled article, an older version, corrections that wait,
 * working copies and events.
 */
async function writeInSecret(administrator: Administrator): Promise<{ articles: Ids[]; event: Ids }> {
	const texts = {
		title: `Title ${marker}`,
		excerpt: `Excerpt ${marker}`,
		content: `Content ${marker}`,
		category: marker,
		tags: [marker],
		imageAlt: marker,
	};
	const open = { title: "In the open", excerpt: "E", content: "C" };
	const create = (input: object) => administrator.request<Ids>("POST", "/api/blog-posts", input);
	const draft = await create({ ...texts, fr: texts, slug: "draft-inside" });
	const scheduled = await create({
		...texts,
		slug: "scheduled-inside",
		publishAt: "2090-01-01T00:00:00.000Z",
	});
	const inFrench = await create({ ...open, published: true, fr: { ...texts, content: "" } });
	const older = await create({ ...texts, slug: "in-the-open-since", published: true });
	await administrator.request("PUT", `/api/blog-posts/${older.id}`, { ...open, published: true, version: 1 });
	const corrections = { ...texts, fr: texts, slug: `${marker}-later`, published: true, version: 2 };
	await administrator.request("PUT", `/api/blog-posts/${older.id}/corrections`, corrections);
	const unsaved = { ...texts, fr: texts, slug: marker, imageUrl: null, published: true };
	for (const [key, version] of [
		["new", null],
		[older.id, 2],
	] as const) {
		await administrator.request("PUT", `/api/admin/working-copies/${key}`, { draft: unsaved, version });
	}
	const words = {
		title: marker,
		date: marker,
		time: marker,
		price: marker,
		location: marker,
		description: marker,
	};
	const hidden = { ...words, calendarDate: "2090-01-01", fr: words, published: false };
	const event = await administrator.request<Ids>("POST", "/api/events", hidden);
	for (const [key, version] of [
		["new", null],
		[event.id, 1],
	] as const) {
		const copy = { draft: { ...words, fr: words }, version };
		await administrator.request("PUT", `/api/admin/working-copies/events/${key}`, copy);
	}
	return { articles: [draft, scheduled, inFrench, older], event };
}
