import { describe, expect, it } from "vitest";
import { type Article, articleInput } from "#app/features/articles/article.ts";
import { pageWithoutSession } from "#platform/api/paging.ts";
import { engines } from "#platform/testing/fresh-database.ts";
import { testSite } from "#server/testing/test-site.ts";

const path = "/api/blog-posts";
const whole = { title: "First dates", excerpt: "How to begin.", content: "Say **hello**." };

describe.each(engines)("lists of articles over HTTP on %s", (engine) => {
	async function signedInSite() {
		const site = await testSite({ engine });
		const token = await site.signIn();
		const request = (address: string) => site.send("GET", address, undefined, token);
		const create = (input: object) => site.send("POST", path, { ...whole, ...input }, token);
		return { ...site, request, create };
	}

	const titlesOf = async (answer: Response) => ((await answer.json()) as Article[]).map(({ title }) => title);

	it("come page by page, each leading to the next, with the count of all", async () => {
		const { request, create } = await signedInSite();
		for (const title of ["One", "Two", "Three"]) await create({ title });
		const first = await request(`${path}?limit=2&status=draft&search=begin`);
		expect(first.headers.get("X-Total-Count")).toBe("3");
		const link = first.headers.get("Link") ?? "";
		expect(link).toMatch(
			/^<\/api\/blog-posts\?limit=2&status=draft&search=begin&cursor=[\w-]+>; rel="next"$/,
		);
		expect(await titlesOf(first)).toEqual(["Three", "Two"]);
		const last = await request(link.slice(1, link.indexOf(">")));
		expect(await titlesOf(last)).toEqual(["One"]);
		expect(last.headers.get("Link")).toBeNull();
		expect(last.headers.get("X-Total-Count")).toBe("3");
	});

	it("are complete without a limit, and hold whole articles unless summaries are requested", async () => {
		const { request, create } = await signedInSite();
		await create({});
		await create({ published: true });
		const answer = await request(path);
		const articles = (await answer.json()) as Article[];
		expect(articles.map(({ content }) => content)).toEqual([whole.content, whole.content]);
		expect(answer.headers.get("Link")).toBeNull();
		const [summary] = (await (await request(`${path}?fields=summary&limit=1`)).json()) as Article[];
		const { content, fr, textVersions, imageCaption, originalUrl, searchTitle, searchDescription, ...rest } =
			articles[0] as Article;
		expect(summary).toEqual({
			...rest,
			french: "missing",
			language: "en",
			outdated: [],
			states: { en: "complete", fr: "missing" },
			translations: { fr: "missing" },
		});
	});

	it("can be those that lack a language, which must be one of the site's", async () => {
		const { request, create, send, stores } = await signedInSite();
		const fr = { title: "Premier", excerpt: "Un mot.", content: "Bonjour." };
		await create({ title: "Both", fr, published: true });
		await create({ title: "English", published: true });
		await create({ title: "Draft" });
		const lacking = await request(`${path}?missing=fr&fields=summary`);
		expect(lacking.headers.get("X-Total-Count")).toBe("2");
		expect(await titlesOf(lacking)).toEqual(["Draft", "English"]);
		expect(await titlesOf(await send("GET", `${path}?missing=fr`))).toEqual(["English"]);
		expect((await request(`${path}?missing=de`)).status).toBe(400);
		const [found] = (await (await request(`${path}?search=both`)).json()) as Article[];
		await stores.articles.saving.update(found?.id ?? "", { ...(found as Article), title: "Newer" });
		expect(await titlesOf(await request(`${path}?outdated=fr&fields=summary`))).toEqual(["Newer"]);
		expect(await titlesOf(await send("GET", `${path}?outdated=fr`))).toEqual(["Newer"]);
		expect(await titlesOf(await request(`${path}?outdated=en`))).toEqual([]);
	});

	it("come page by page without a session, and whole with one", async () => {
		const { send, request, stores } = await signedInSite();
		const at = new Date("2026-01-15T08:00:00.000Z");
		const inputs = Array.from({ length: 120 }, (_, number) => ({
			input: articleInput.parse({ ...whole, title: `Text ${number}`, published: true }),
			at,
		}));
		await stores.articles.bulk.create(inputs);
		expect(await titlesOf(await request(path))).toHaveLength(120);
		const seen = new Set<string>();
		const sizes: number[] = [];
		for (let next: string | undefined = path; next !== undefined; ) {
			const answer: Response = await send("GET", next);
			expect(answer.headers.get("X-Total-Count")).toBe("120");
			const titles = await titlesOf(answer);
			sizes.push(titles.length);
			for (const title of titles) seen.add(title);
			next = /<(.*)>; rel="next"/.exec(answer.headers.get("Link") ?? "")?.[1];
		}
		expect(sizes).toEqual([pageWithoutSession, pageWithoutSession, 20]);
		expect(seen.size).toBe(120);
	});

	it("show readers published articles, whatever status they request, by publication", async () => {
		const { send, create } = await signedInSite();
		await create({ title: "Seen", published: true });
		await create({ title: "Unseen" });
		await create({ title: "Seen too", published: true });
		for (const query of ["", "?status=all", "?status=draft", "?limit=10", "?fields=summary"]) {
			expect(await titlesOf(await send("GET", path + query))).toEqual(["Seen too", "Seen"]);
		}
		expect(await titlesOf(await send("GET", `${path}?search=unseen`))).toEqual([]);
		const first = await send("GET", `${path}?limit=1`);
		expect(first.headers.get("X-Total-Count")).toBe("2");
		const next = /<(.*)>/.exec(first.headers.get("Link") ?? "")?.[1] ?? "";
		expect(await titlesOf(await send("GET", next))).toEqual(["Seen"]);
	});

	it.each([
		["limit=0", "limit"],
		["limit=201", "limit"],
		["limit=two", "limit"],
		["limit=1.5", "limit"],
		["status=hidden", "status"],
		["fields=none", "fields"],
		[`search=${"x".repeat(201)}`, "search"],
		["cursor=nonsense", "cursor"],
		["cursor=", "cursor"],
		[`cursor=${Buffer.from('["published_at","2026","x"]').toString("base64url")}`, "cursor"],
		[`cursor=${Buffer.from('["created_at",1,"x"]').toString("base64url")}`, "cursor"],
		[`cursor=${Buffer.from('["created_at","\\u0000","x"]').toString("base64url")}`, "cursor"],
		[`cursor=${"x".repeat(500)}`, "cursor"],
	])("refuse %s with a message", async (query, field) => {
		const { request } = await signedInSite();
		const answer = await request(`${path}?limit=2&${query}`.replace(/limit=2&(limit)/, "$1"));
		expect(answer.status).toBe(400);
		expect(await answer.json()).toHaveProperty(["fields", field]);
	});

	it("are memoized until an article changes, the count and the page", async () => {
		const { request, create, stores } = await signedInSite();
		await create({});
		const total = async () => (await request(`${path}?limit=5&fields=summary`)).headers.get("X-Total-Count");
		expect(await total()).toBe("1");
		await create({ title: "Another" });
		expect(await total()).toBe("2");
		const [newest] = await stores.articles.reading.list({ publishedOnly: false });
		await stores.articles.deletion.remove(newest?.id ?? "");
		expect(await total()).toBe("1");
	});

	it("offer the written categories to the administrator alone", async () => {
		const { request, create, send } = await signedInSite();
		await create({ category: "Dating" });
		expect(await (await request("/api/admin/categories")).json()).toEqual({ en: ["Dating"], fr: [] });
		expect((await send("GET", "/api/admin/categories")).status).toBe(401);
	});
});
