import { describe, expect, it } from "vitest";
import type { Article } from "#app/features/articles/article.ts";
import { searchesPerClient } from "#server/composition/limits.ts";
import { testSite } from "#server/testing/test-site.ts";
import { savedArticleInput } from "./articles.api.server.ts";

const path = "/api/blog-posts";
const whole = { title: "First dates", excerpt: "How to begin.", content: "Say **hello**." };

async function signedInSite() {
	const site = await testSite();
	const token = await site.signIn();
	const request = (method: string, address: string, body?: unknown) =>
		site.send(method, address, body, token);
	async function create(input: object): Promise<Article> {
		return (await (await request("POST", path, input)).json()) as Article;
	}
	return { ...site, request, create };
}

describe("articles over HTTP", () => {
	it("creates a draft, publishes it, hides it and deletes it", async () => {
		const { request, create, send } = await signedInSite();
		const draft = await create(whole);
		expect(draft).toMatchObject({ ...whole, slug: "first-dates", published: false, version: 1 });
		expect((await send("GET", `${path}/first-dates`)).status).toBe(404);

		const published = await request("PUT", `${path}/${draft.id}`, { ...whole, published: true, version: 1 });
		expect(published.status).toBe(200);
		expect(await (await send("GET", `${path}/first-dates`)).json()).toEqual(await published.json());

		await request("PUT", `${path}/${draft.id}`, { ...whole, version: 2 });
		expect((await send("GET", `${path}/${draft.id}`)).status).toBe(404);

		expect((await request("DELETE", `${path}/${draft.id}`)).status).toBe(204);
		expect((await request("DELETE", `${path}/${draft.id}`)).status).toBe(404);
	});

	it("publishes with an earlier date, and says which days it refuses and why", async () => {
		const { request, create } = await signedInSite();
		const dated = { ...whole, published: true, publishedOn: "2019-03-03" };
		const { id, publishedAt } = await create(dated);
		expect(publishedAt).toBe("2019-03-03T08:00:00.000Z");
		const refusal = async (publishedOn: unknown) => {
			const answer = await request("PUT", `${path}/${id}`, { ...dated, publishedOn, version: 1 });
			const { code, fields } = (await answer.json()) as { code: string; fields: object };
			return [answer.status, code, Object.keys(fields)];
		};
		expect(await refusal("2999-01-01")).toEqual([400, "day-ahead", ["publishedOn"]]);
		for (const wrong of ["1999-12-31", "2023-02-29", "yesterday", "", 20190303, ["2019-03-03"]]) {
			expect(await refusal(wrong)).toEqual([400, "invalid", ["publishedOn"]]);
		}
		expect(await (await request("GET", `${path}/${id}`)).json()).toMatchObject({ version: 1, publishedAt });
	});

	it("hides a translation that is still being written from visitors", async () => {
		const { request, create, send } = await signedInSite();
		const { id } = await create({ ...whole, published: true, fr: { title: "À moitié" } });
		const [own] = (await (await request("GET", path)).json()) as Article[];
		expect(own?.fr).toMatchObject({ title: "À moitié" });
		expect(await (await send("GET", path)).json()).toMatchObject([{ id, fr: null }]);
		expect(await (await send("GET", `${path}/${id}`)).json()).toMatchObject({ id, fr: null });
	});

	it("lists published articles to everyone and drafts to the administrator alone", async () => {
		const { request, create, send } = await signedInSite();
		await create({ ...whole, title: "Seen", published: true });
		await create({ ...whole, title: "Unseen" });
		const titles = async (answer: Promise<Response>) =>
			((await (await answer).json()) as Article[]).map(({ title }) => title);
		expect(await titles(send("GET", path))).toEqual(["Seen"]);
		expect(await titles(request("GET", path))).toEqual(["Unseen", "Seen"]);
		expect(await titles(send("GET", path, undefined, "not-a-token"))).toEqual(["Seen"]);
	});

	it("counts articles for the administrator", async () => {
		const { request, create, send } = await signedInSite();
		await create({ ...whole, published: true });
		await create({ ...whole });
		expect(await (await request("GET", "/api/admin/stats")).json()).toEqual({
			totalArticles: 2,
			publishedArticles: 1,
			draftArticles: 1,
		});
		expect((await send("GET", "/api/admin/stats")).status).toBe(401);
	});

	it("lets a draft be incomplete, but not empty, and refuses to publish it", async () => {
		const { request } = await signedInSite();
		const message = "Please fill in title, excerpt, and content.";
		expect((await request("POST", path, { content: "Only a thought." })).status).toBe(201);
		const empty = await request("POST", path, { title: " " });
		expect(empty.status).toBe(400);
		expect(await empty.json()).toEqual({
			message,
			code: "missing-fields",
			fields: { title: message, excerpt: message, content: message },
		});
		const published = await request("POST", path, { title: "Alone", published: true });
		expect(await published.json()).toMatchObject({ fields: { excerpt: message, content: message } });
	});

	it("takes an article in French alone, and says in French what is missing there", async () => {
		const { request, create, send } = await signedInSite();
		const fr = { title: "Premier", excerpt: "Un mot.", content: "Bonjour." };
		const begun = await request("POST", path, { fr: { ...fr, excerpt: "" }, published: true });
		expect(begun.status).toBe(400);
		expect(await begun.json()).toMatchObject({ fields: { "fr.excerpt": expect.any(String) } });
		const { id } = await create({ fr, published: true });
		const seen = await (await send("GET", `${path}/${id}`)).json();
		expect(seen).toMatchObject({ title: "", slug: "premier", fr: { title: "Premier" } });
	});

	it("gives a translation the slug that is asked for, and without one the article's", async () => {
		const { request, create, send } = await signedInSite();
		const fr = { title: "Premier", excerpt: "Un mot.", content: "Bonjour." };
		const older = await create({ ...whole, fr, published: true });
		expect(older).toMatchObject({ slug: "first-dates", fr: { slug: "" } });
		const own = { ...whole, fr: { ...fr, slug: "premier" }, published: true, version: 1 };
		expect((await request("PUT", `${path}/${older.id}`, own)).status).toBe(200);
		// A client that knows nothing of it leaves it as it is.
		await request("PUT", `${path}/${older.id}`, { ...own, fr, version: 2 });
		for (const key of ["premier", "first-dates"]) {
			const seen = await send("GET", `${path}/${key}`);
			expect(await seen.json()).toMatchObject({ slug: "first-dates", fr: { slug: "premier" } });
		}
		const taken = await request("POST", path, { ...whole, slug: "other", fr: { ...fr, slug: "premier" } });
		expect(taken.status).toBe(409);
		expect(await taken.json()).toMatchObject({
			code: "slug-taken",
			suggestion: "premier-2",
			fields: { "fr.slug": expect.stringContaining("/fr/blog/premier") },
		});
		const faulty = await request("POST", path, { ...whole, fr: { ...fr, slug: "Pas un slug" } });
		expect(await faulty.json()).toHaveProperty(["fields", "fr.slug"]);
	});

	it("finds no article by the slug of an incomplete text", async () => {
		const { request, create, send } = await signedInSite();
		await create({ ...whole, fr: { title: "Secret", slug: "secret" }, published: true });
		expect((await send("GET", `${path}/secret`)).status).toBe(404);
		expect((await request("GET", `${path}/secret`)).status).toBe(200);
	});

	it("suggests a free address when the typed one is taken", async () => {
		const { request, create } = await signedInSite();
		await create(whole);
		const answer = await request("POST", path, { ...whole, slug: "first-dates" });
		expect(answer.status).toBe(409);
		expect(await answer.json()).toMatchObject({ code: "slug-taken", suggestion: "first-dates-2" });
	});

	it("says that an update needs the version it was made from", async () => {
		const { request, create } = await signedInSite();
		const { id } = await create(whole);
		const answer = await request("PUT", `${path}/${id}`, whole);
		expect(answer.status).toBe(400);
		const { fields } = (await answer.json()) as { fields: Record<string, string> };
		expect(fields.version).toMatch(/^Please send `version`/);
	});

	it("accepts its own answer as an update, however long the title, and numbers a long slug", async () => {
		const { request, create } = await signedInSite();
		const long = { ...whole, title: "ß".repeat(120) };
		for (const slug of ["s".repeat(120), `${"s".repeat(118)}-2`]) {
			const { id, ...article } = await create(long);
			expect(article.slug).toBe(slug);
			expect((await request("PUT", `${path}/${id}`, article)).status).toBe(200);
		}
	});

	it("answers a version as the document says, also with a longer slug of earlier rules", async () => {
		const { request, create, database } = await signedInSite();
		const { id } = await create(whole);
		const { db } = database;
		const { input } = await db.selectFrom("article_versions").select("input").executeTakeFirstOrThrow();
		const slug = "s".repeat(240);
		await db
			.updateTable("article_versions")
			.set({ input: JSON.stringify({ ...JSON.parse(input), slug }) })
			.execute();
		const answer = await (await request("GET", `${path}/${id}/versions/1`)).json();
		expect(savedArticleInput.parse((answer as { input: unknown }).input).slug).toBe(slug);
	});

	it("refuses an update made from an older version, with the newer text", async () => {
		const { request, create } = await signedInSite();
		const { id } = await create(whole);
		await request("PUT", `${path}/${id}`, { ...whole, title: "Newer", version: 1 });
		const answer = await request("PUT", `${path}/${id}`, { ...whole, title: "Mine", version: 1 });
		expect(answer.status).toBe(409);
		expect(await answer.json()).toMatchObject({ code: "stale", current: { title: "Newer", version: 2 } });
	});

	it.each([
		[{ ...whole, imageUrl: "https://elsewhere.example/x.png" }, "imageUrl"],
		[{ ...whole, slug: "Not A Slug" }, "slug"],
		[{ ...whole, title: 7 }, "title"],
		[{ ...whole, tags: "one, two" }, "tags"],
		[{ ...whole, title: "x".repeat(201) }, "title"],
	])("names the invalid field (%#)", async (input, field) => {
		const { request } = await signedInSite();
		const answer = await request("POST", path, input);
		expect(answer.status).toBe(400);
		expect(await answer.json()).toHaveProperty(["fields", field]);
	});
});

describe("searching without end", () => {
	it("is refused with a time to wait; the administrator and plain lists are not", async () => {
		const { app, request, send } = await signedInSite();
		const search = (index: number) => send("GET", `${path}?search=word${index}`);
		for (let index = 0; index < searchesPerClient; index += 1) expect((await search(index)).status).toBe(200);
		const refusal = await search(searchesPerClient);
		expect(refusal.status).toBe(429);
		expect(Number(refusal.headers.get("Retry-After"))).toBeGreaterThan(0);
		expect(await refusal.json()).toMatchObject({ code: "too-many-searches" });
		expect((await app.request(`${path}?search=word`, { method: "HEAD" })).status).toBe(429);
		expect((await request("GET", `${path}?search=word`)).status).toBe(200);
		for (const address of [path, `${path}?search=`]) expect((await send("GET", address)).status).toBe(200);
	});
});
