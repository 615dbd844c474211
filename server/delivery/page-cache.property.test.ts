import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { eventInput } from "#app/features/events/event.ts";
import { ApiError } from "#platform/api/api-error.ts";
import { engines } from "#platform/testing/fresh-database.ts";
import type { Stores } from "#server/composition/stores.ts";
import { listeningSite } from "#server/testing/listening-site.ts";
import { exchange, rawConnection } from "#server/testing/raw-connection.ts";
import { requestAddress } from "./request-address.ts";

const seed = 20261121;
const runs = { sqlite: 30, postgres: 5 };
const timeoutMs = 120_000;

/**
 * Pages as the site has them: lists, one article, what never changes, what fails and what moves.
 */
async function page({ articles, settings, events }: Stores, request: Request): Promise<Response> {
	const { pathname, searchParams } = new URL(request.url);
	const plain = pathname.replace(/^\/fr(?=\/|$)/, "") || "/";
	const language = pathname === plain ? "en" : "fr";
	const answer = (shown: unknown, status = 200) =>
		new Response(`<p>${language} ${JSON.stringify(shown)}</p>`, {
			status,
			headers: { "Content-Type": "text/html; charset=utf-8" },
		});
	if (plain === "/") {
		return answer([await articles.cards.list(language, { limit: 3 }), await settings.find("count")]);
	}
	if (plain === "/blog") {
		const found = { search: searchParams.get("search") ?? "", tag: searchParams.get("tag") ?? "" };
		return answer([await articles.cards.count(language, found), searchParams.get("page")]);
	}
	if (plain === "/events/singlessocials") return answer(await events.listUpcoming());
	if (plain === "/network") return answer("fixed");
	if (plain === "/how-it-works") throw new Error("It fails.");
	const found = plain.startsWith("/blog/") ? await articles.texts.find(plain.slice(6), language) : undefined;
	if (found === undefined) return answer("missing", 404);
	if ("text" in found) return answer(found.text);
	return new Response(null, { status: 301, headers: { Location: `/blog/${found.movedTo}` } });
}

const addresses = [
	..."/ /blog /BLOG/ /blog?page=2 /blog?page=2&x=1 /blog?search=a /blog?tag=t /fr /FR/ /fr/blog".split(" "),
	..."/blog/a /blog/A/ /blog/%61 /blog/b /fr/blog/a /blog/a#x /a/../blog /network /network?utm=1".split(" "),
	..."/how-it-works /nowhere //blog //x/preview/t /preview/t /?language=fr /?language=de".split(" "),
	..."/events/singlessocials /feed.xml /feed.xml?1 /sitemap.xml /events.ics /api/blog-posts".split(" "),
	..."/api/blog-posts/a /api/blog-posts?fields=summary&x /api/events /api/settings /robots.txt".split(" "),
];

const asking = fc.record({
	do: fc.constant("ask" as const),
	path: fc.constantFrom(...addresses),
	method: fc.constantFrom("GET", "GET", "GET", "HEAD"),
	version: fc.constantFrom("1.1", "1.1", "1.0"),
	headers: fc.subarray([
		"Cookie: language=fr",
		"Cookie: language=en",
		"If-None-Match: *",
		'If-None-Match: "other"',
		"If-Modified-Since: Sat, 21 Nov 2026 00:00:00 GMT",
		"Range: bytes=0-3",
		"Accept-Encoding: br;q=0",
		"Expect: 100-continue",
		"Content-Length: 4",
	]),
	isAborted: fc.boolean(),
});
const saving = fc.record({
	do: fc.constant("save" as const),
	what: fc.constantFrom("article", "rename", "hide", "setting", "event", "nothing"),
	value: fc.integer({ min: 0, max: 3 }),
});

type Site = Awaited<ReturnType<typeof listeningSite>>;

async function save({ articles, settings, events }: Stores, what: string, value: number): Promise<void> {
	const [newest] = await articles.reading.list({ publishedOnly: false });
	const words = { title: `Title ${value}`, excerpt: "B", content: "C", published: true };
	if (what === "setting") await settings.set(value === 0 ? "count" : "other", String(value));
	if (what === "event") {
		const dinner = { title: `Dinner ${value}`, date: "Soon", time: "7 pm", price: "Rs1", published: true };
		await events.create(eventInput.parse(dinner));
	}
	if (what === "article")
		await articles.saving.create(articleInput.parse({ ...words, slug: "ab"[value % 2] }));
	if (newest === undefined || (what !== "rename" && what !== "hide")) return;
	const input = { ...articleInput.parse(words), version: newest.version, slug: newest.slug };
	const change = what === "hide" ? { published: false } : { slug: "abc"[value % 3] ?? "a" };
	await articles.saving.update(newest.id, { ...input, ...change });
}

/** A slug that another article has is refused: nothing changes then. */
function refused(error: unknown): void {
	if (!(error instanceof ApiError)) throw error;
}

/** Returns the site's own answer, without a cache. */
async function withoutCache({ app }: Site, path: string, cookie: string | undefined) {
	const answer = await app.request(`http://localhost:3000${requestAddress(path).url}`, {
		headers: cookie === undefined ? {} : { Cookie: cookie },
	});
	const location = answer.headers.get("location");
	return { status: answer.status, location, body: withoutReference(await answer.text()) };
}

/** The reference of a failure is another each time. */
function withoutReference(body: string): string {
	return body.replace(/(reference: )[0-9a-f]{8}/, "$1…");
}

function read(text: string) {
	const answer = Buffer.from(text, "latin1")
		.toString("utf8")
		.replace(/^HTTP\/1\.1 100 .*\r\n\r\n/, "");
	const [head = "", ...body] = answer.split("\r\n\r\n");
	return {
		status: Number(head.split(" ")[1]),
		location: /^location: (.*)$/im.exec(head)?.[1] ?? null,
		body: withoutReference(wholeBody(head, body.join("\r\n\r\n"))),
	};
}

/** Returns a whole body: one of unknown length comes as a chunk and an empty one. */
function wholeBody(head: string, body: string): string {
	if (!/^transfer-encoding: chunked$/im.test(head)) return body;
	return body.replace(/^([\da-f]+\r\n([\s\S]*)\r\n)?0\r\n\r\n$/, "$2");
}

type Asking = { path: string; method: string; version: string; headers: string[]; isAborted: boolean };

function requestOf({ path, method, version, headers }: Asking): string {
	const body = headers.includes("Content-Length: 4") ? "body" : "";
	return [`${method} ${path} HTTP/${version}`, "Host: x", "Connection: close", ...headers, "", body].join(
		"\r\n",
	);
}

const plain = { method: "GET", version: "1.1", headers: [], isAborted: false };

/** Asks as it was drawn, then as anybody would. */
async function ask(site: Site, asking: Asking): Promise<void> {
	if (asking.isAborted) {
		const connection = await rawConnection(site.port);
		connection.write(requestOf(asking));
		connection.socket.destroy();
	} else {
		await compare(site, asking);
	}
	await compare(site, { ...plain, path: asking.path });
}

async function compare(site: Site, asking: Asking): Promise<void> {
	const answer = read(await exchange(site.port, requestOf(asking)));
	const cookie = asking.headers.find((header) => header.startsWith("Cookie: "))?.slice("Cookie: ".length);
	const expected = await withoutCache(site, asking.path, cookie);
	const isCondition = asking.headers.includes("If-None-Match: *");
	if (isCondition && expected.status === 200 && answer.status === 304) {
		expect(answer.body).toBe("");
		return;
	}
	expect(answer).toEqual(asking.method === "HEAD" ? { ...expected, body: "" } : expected);
}

describe.each(engines)("what is answered on %s", (engine) => {
	it(
		"is what a site without a cache would answer, after any earlier requests",
		async () => {
			await fc.assert(
				fc.asyncProperty(
					fc.array(fc.oneof(asking, saving), { minLength: 5, maxLength: 25 }),
					async (steps) => {
						const site = await listeningSite({ engine, page });
						for (const step of steps) {
							if (step.do === "save") await save(site.stores, step.what, step.value).catch(refused);
							else await ask(site, step);
						}
					},
				),
				{ seed, numRuns: runs[engine] },
			);
		},
		timeoutMs,
	);
});
