import { describe, expect, it } from "vitest";
import type { Article } from "#app/features/articles/article.ts";
import { blankDraft } from "#app/features/articles/article-draft.ts";
import { testSite } from "#server/testing/test-site.ts";

const path = "/api/blog-posts";
const whole = { title: "First dates", excerpt: "How to begin.", content: "Say hello." };

async function signedInSite() {
	const site = await testSite();
	const token = await site.signIn();
	const request = (method: string, at: string, body?: unknown) => site.send(method, at, body, token);
	const answer = await request("POST", path, whole);
	return { ...site, request, article: (await answer.json()) as Article };
}

describe("the endpoints of versions", () => {
	it("list them, read one, and restore it by saving its texts", async () => {
		const { request, article } = await signedInSite();
		await request("PUT", `${path}/${article.id}`, { ...whole, content: "Gone.", version: 1 });
		const list = await (await request("GET", `${path}/${article.id}/versions`)).json();
		expect(list).toMatchObject([{ version: 2 }, { version: 1, title: whole.title, words: 2 }]);
		const { input } = (await (await request("GET", `${path}/${article.id}/versions/1`)).json()) as {
			input: object;
		};
		const restored = await request("PUT", `${path}/${article.id}`, { ...input, version: 2 });
		expect(await restored.json()).toMatchObject({ ...whole, version: 3 });
	});

	it.each([
		["nothing/versions", 404],
		["ID/versions/9", 404],
		["ID/versions/one", 400],
		["ID/versions/99999999999", 400],
	])("answer %s with %i", async (address, status) => {
		const { request, article } = await signedInSite();
		expect((await request("GET", `${path}/${address.replace("ID", article.id)}`)).status).toBe(status);
	});
});

describe("the endpoints of working copies", () => {
	it("store, read and delete a text that nobody else sees", async () => {
		const { request, send, article } = await signedInSite();
		const at = `/api/admin/working-copies/${article.id}`;
		expect(await (await request("GET", at)).json()).toEqual({ copy: null });
		const draft = { ...blankDraft, title: "x".repeat(300), content: "Unfinished sec" };
		const saved = await request("PUT", at, { draft, version: 1 });
		expect(await saved.json()).toEqual({ savedAt: expect.stringMatching(/Z$/) });
		expect(await (await request("GET", at)).json()).toMatchObject({ copy: { draft, version: 1 } });
		expect(await (await send("GET", path)).text()).not.toContain("Unfinished sec");
		expect(await (await request("GET", path)).text()).not.toContain("Unfinished sec");
		expect((await request("DELETE", at)).status).toBe(204);
		expect(await (await request("GET", at)).json()).toEqual({ copy: null });
	});

	it("store as many characters as an article, and no more", async () => {
		const { request } = await signedInSite();
		const at = "/api/admin/working-copies/new";
		const large = { ...blankDraft, content: "x".repeat(400_000) };
		expect((await request("PUT", at, { draft: large, version: null })).status).toBe(200);
		const tooLarge = { ...blankDraft, content: "x".repeat(2_200_000) };
		expect((await request("PUT", at, { draft: tooLarge, version: null })).status).toBe(413);
		expect((await request("PUT", at, { draft: { title: 7 }, version: null })).status).toBe(400);
	});
});

describe("the endpoints of scheduling and previews", () => {
	it("require the fields of a publication at the time of saving", async () => {
		const { request } = await signedInSite();
		const publishAt = "2027-01-01T00:00:00Z";
		const half = await request("POST", path, { title: "Half", publishAt });
		expect(await half.json()).toMatchObject({
			code: "missing-fields",
			fields: { content: expect.any(String) },
		});
		const scheduled = await request("POST", path, { ...whole, publishAt });
		expect(await scheduled.json()).toMatchObject({
			published: false,
			publishAt: "2027-01-01T00:00:00.000Z",
		});
		expect((await request("POST", path, { ...whole, publishAt: "tomorrow" })).status).toBe(400);
	});

	it("create, read and end a private link", async () => {
		const { request, article } = await signedInSite();
		const at = `${path}/${article.id}/preview-link`;
		expect(await (await request("GET", at)).json()).toEqual({ expiresAt: null });
		const made = await request("POST", at);
		expect(made.status).toBe(201);
		const { url, expiresAt } = (await made.json()) as { url: string; expiresAt: string };
		expect(url).toMatch(/^http:\/\/localhost:3000\/preview\/[\w-]{43}$/);
		expect(await (await request("GET", at)).json()).toEqual({ expiresAt });
		expect((await request("DELETE", at)).status).toBe(204);
		expect(await (await request("GET", at)).json()).toEqual({ expiresAt: null });
	});

	it("allow no cache to store a preview", async () => {
		const { app } = await signedInSite();
		for (const address of ["/preview/x", "/fr/preview/x", "/Preview/x", "/preview/x.data"]) {
			const { headers } = await app.request(address);
			expect(headers.get("Cache-Control")).toBe("no-store");
			expect(headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
			expect(headers.get("Referrer-Policy")).toBe("strict-origin");
		}
		expect((await app.request("/previews")).headers.get("X-Robots-Tag")).toBeNull();
	});
});
