import { expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { pageInput } from "#app/features/custom-pages/custom-page.ts";
import { pages, publicPages } from "#app/site/site-map.ts";
import { testSite } from "#server/testing/test-site.ts";
import { malformation } from "#server/testing/well-formed.ts";
import { sitemapRoutes } from "./sitemap.http.server.ts";

const origin = "http://localhost:3000";

async function sitemap(site: Awaited<ReturnType<typeof testSite>>) {
	const response = await site.send("GET", "/sitemap.xml");
	expect(response.status).toBe(200);
	expect(response.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
	expect(response.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
	const xml = await response.text();
	expect(malformation(xml)).toBeUndefined();
	return [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = ""]) => ({
		loc: /<loc>(.*?)<\/loc>/.exec(entry)?.[1],
		lastmod: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
		alternates: [...entry.matchAll(/<xhtml:link rel="alternate" hreflang="([\w-]+)" href="(.*?)"\/>/g)].map(
			([, language, href]) => `${language} ${href}`,
		),
	}));
}

function article(title: string, published: boolean) {
	return articleInput.parse({ title, excerpt: "How.", content: "Text.", published });
}

it("the sitemap names every public page in both languages, each with its twins", async () => {
	const entries = await sitemap(await testSite());
	expect(entries.map(({ loc }) => loc)).toEqual(
		publicPages
			.map((page) => pages[page])
			.flatMap((path) => [origin + path, `${origin}/fr${path === "/" ? "" : path}`]),
	);
	const alternates = [`en ${origin}/`, `fr ${origin}/fr`, `x-default ${origin}/`];
	expect(entries.slice(0, 2).map((entry) => entry.alternates)).toEqual([alternates, alternates]);
});

it("the sitemap names published articles with their last change, and no draft", async () => {
	const site = await testSite();
	const published = await site.stores.articles.saving.create(article("First dates", true));
	await site.stores.articles.saving.create(article("Secret draft", false));
	const entries = (await sitemap(site)).filter(({ loc }) => loc?.includes("/blog/"));
	const alternates = ["/blog/first-dates", "/fr/blog/first-dates"].map((path) => origin + path);
	expect(entries.map(({ loc, lastmod }) => [loc, lastmod])).toEqual(
		alternates.map((loc) => [loc, published.updatedAt]),
	);
	expect(entries[1]?.alternates).toEqual([
		`en ${alternates[0]}`,
		`fr ${alternates[1]}`,
		`x-default ${alternates[0]}`,
	]);
});

it("omits a page whose text appeared first on another site, but not its other language", async () => {
	const site = await testSite();
	const originalUrl = "https://revue.example/first-dates";
	const fr = { title: "Premier", excerpt: "Un mot.", content: "Des mots." };
	await site.stores.articles.saving.create({ ...article("Elsewhere", true), originalUrl });
	await site.stores.articles.saving.create(articleInput.parse({ ...article("Half", true), originalUrl, fr }));
	const entries = (await sitemap(site)).filter(({ loc }) => loc?.includes("/blog/"));
	expect(entries.map(({ loc, alternates }) => [loc, alternates])).toEqual([[`${origin}/fr/blog/half`, []]]);
});

it("follows an article that is taken off the site at the next request", async () => {
	const site = await testSite();
	const { id } = await site.stores.articles.saving.create(article("First dates", true));
	await site.stores.articles.saving.update(id, { ...article("First dates", false), version: 1 });
	expect((await sitemap(site)).filter(({ loc }) => loc?.includes("/blog/"))).toEqual([]);
});

it("the sitemap names the owner's published pages at their address in each language, and no draft", async () => {
	const site = await testSite();
	const fr = { title: "Nous joindre", content: "Mots." };
	const page = { title: "Contact", content: "Words.", published: true };
	const { updatedAt } = await site.stores.customPages.create(pageInput.parse({ ...page, fr }));
	await site.stores.customPages.create(pageInput.parse({ ...page, title: "Terms" }));
	await site.stores.customPages.create(pageInput.parse({ ...page, title: "Secret", published: false }));
	const all = (await sitemap(site)).slice(-4);
	expect(all.map(({ loc }) => loc)).toEqual(
		["/contact", "/fr/nous-joindre", "/terms", "/fr/terms"].map((path) => origin + path),
	);
	expect(all[1]).toMatchObject({
		lastmod: updatedAt,
		alternates: [`en ${origin}/contact`, `fr ${origin}/fr/nous-joindre`, `x-default ${origin}/contact`],
	});
});

it("the sitemap has parts where there are many pages, and names the picture of each", async () => {
	const pages = [1, 2, 3].map((number) => ({
		paths: { en: `/p${number}`, fr: `/fr/p${number}` },
		imageUrl: number === 3 ? "/media/a-1600.webp" : null,
	}));
	const routes = sitemapRoutes(origin, async () => pages, 2);
	const read = async (path: string) => {
		const xml = await (await routes.request(path)).text();
		expect(malformation(xml)).toBeUndefined();
		return [...xml.matchAll(/<(?:image:)?loc>(.*?)<\/(?:image:)?loc>/g)].map(([, url = ""]) =>
			url.replace(origin, ""),
		);
	};
	expect(await read("/sitemap.xml")).toEqual(["/sitemap/1.xml", "/sitemap/2.xml"]);
	expect(await read("/sitemap/1.xml")).toEqual(["/p1", "/fr/p1", "/p2", "/fr/p2"]);
	const image = "/media/a-1600.webp";
	expect(await read("/sitemap/2.xml")).toEqual(["/p3", image, "/fr/p3", image]);
	for (const path of ["/sitemap/3.xml", "/sitemap/0.xml", "/sitemap/x.xml"]) {
		expect((await routes.request(path)).status).toBe(404);
	}
});
