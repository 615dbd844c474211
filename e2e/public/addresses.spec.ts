import { expect, test } from "#e2e/support/fixtures.ts";

test("an address that is not there answers 404, in its language", async ({ request }) => {
	for (const [address, title] of [
		["/nowhere", "Page Not Found"],
		["/fr/nulle-part", "Page introuvable"],
		["/blog/no-such-article", "Article Not Found"],
		["/fr/blog/rien", "Article introuvable"],
	] as const) {
		const answer = await request.get(address);
		expect(answer.status()).toBe(404);
		expect(await answer.text()).toContain(title);
	}
});

test("matching ignores case and a trailing slash", async ({ request }) => {
	for (const address of ["/BLOG", "/blog/", "/FR/Blog/", "/Blog/Chemistry-Is-Not-A-Verdict/"]) {
		expect((await request.get(address)).status()).toBe(200);
	}
});

test("a post's id leads permanently to its address", async ({ request }) => {
	const posts = (await (await request.get("/api/blog-posts")).json()) as { id: string; slug: string }[];
	expect(posts.length).toBeGreaterThan(7);
	for (const prefix of ["", "/fr"]) {
		const answer = await request.get(`${prefix}/blog/${posts[0]?.id}`, { maxRedirects: 0 });
		expect(answer.status()).toBe(301);
		expect(answer.headers().location).toBe(`${prefix}/blog/${posts[0]?.slug}`);
	}
});

test("no draft leaves the server without a session", async ({ request }) => {
	const draft = "letting-a-friend-introduce-you";
	for (const address of ["/", "/fr", "/blog", "/fr/blog", "/api/blog-posts"]) {
		expect(await (await request.get(address)).text()).not.toContain(draft);
	}
	expect((await request.get(`/blog/${draft}`)).status()).toBe(404);
	expect((await request.get(`/blog/${draft}.data`)).status()).toBe(404);
	expect((await request.get(`/api/blog-posts/${draft}`)).status()).toBe(404);
});

test("pictures are served in the layout's sizes alone", async ({ request }) => {
	const article = await request.get("/api/blog-posts/chemistry-is-not-a-verdict");
	const { imageUrl } = (await article.json()) as { imageUrl: string };
	expect(imageUrl).toContain("-1600.webp");
	const small = await request.get(imageUrl.replace("-1600.webp", "-480.avif"));
	expect(small.status()).toBe(200);
	expect(small.headers()["content-type"]).toBe("image/avif");
	expect(small.headers()["cache-control"]).toContain("immutable");
	expect((await request.get(imageUrl.replace("-1600.webp", "-481.webp"))).status()).toBe(404);
});

test("a malformed address is refused and is nobody's fault", async ({ site }) => {
	for (const address of ["/blog/%00", "/blog/%E0%A4%A", "/fr/%", "//blog", "/blog/..%2f..%2fetc/passwd"]) {
		const answer = await fetch(site.url + address, { redirect: "manual" });
		expect(answer.status, address).toBeGreaterThanOrEqual(400);
		expect(answer.status, address).toBeLessThan(500);
	}
});
