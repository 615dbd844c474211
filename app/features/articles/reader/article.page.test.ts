import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { siteContext } from "#app/site/site-context.server.ts";
import { siteContexts } from "#server/routes/pages.ts";
import { testSite } from "#server/testing/test-site.ts";
import { loader } from "./article.page.tsx";

const siteUrl = "https://ensemble.example";
const content = "Say **hello** to *each other*.";

async function open() {
	const { site } = await testSite({ siteUrl });
	const { articles } = site.stores;
	const contextOf = siteContexts(site);
	const add = (title: string, more: object = {}) =>
		articles.saving.create(articleInput.parse({ title, excerpt: "How.", content, published: true, ...more }));
	const load = (slug: string, prefix = "") => {
		const request = new Request(`${siteUrl}${prefix}/blog/${slug}`);
		const context = new RouterContextProvider();
		context.set(siteContext, contextOf(request, "", "192.0.2.1"));
		return loader({ request, url: new URL(request.url), pattern: "blog/:slug", params: { slug }, context });
	};
	return { add, load };
}

it("an article's page has the rendered text without its Markdown, three related cards and the URL to share", async () => {
	const { add, load } = await open();
	for (const title of ["First", "Second", "Third", "Fourth", "Fifth"]) await add(title);
	const { data } = await load("FIFTH", "/fr");
	expect(data.found?.html).toBe("<p>Say <strong>hello</strong> to <em>each other</em>.</p>");
	expect(JSON.stringify(data)).not.toContain("**hello**");
	expect(data.found?.related.map(({ title }) => title)).toEqual(["Fourth", "Third", "Second"]);
	expect(data.found?.shareAddress).toBe(`${siteUrl}/fr/blog/fifth`);
});

it("an article's page is a 404, not indexed, without a published article", async () => {
	const { add, load } = await open();
	await add("Draft", { published: false });
	for (const slug of ["draft", "nothing"]) {
		const { data, init } = await load(slug);
		expect(init).toMatchObject({ status: 404 });
		expect(data).toMatchObject({ found: null, address: { indexed: false } });
	}
});

it("an article's id redirects to the present address, in the reader's language", async () => {
	const { add, load } = await open();
	const { id } = await add("First");
	const moved = await load(id, "/fr").catch((thrown: unknown) => thrown);
	expect(moved).toBeInstanceOf(Response);
	expect((moved as Response).status).toBe(301);
	expect((moved as Response).headers.get("Location")).toBe("/fr/blog/first");
});
