import { describe, expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { html } from "#server/testing/counting-site.ts";
import { listeningSite } from "#server/testing/listening-site.ts";

const words = { title: "One", excerpt: "Two", content: "Three", published: true };

describe("what a cached page has read", () => {
	it("caches nothing where it may take no memory", async () => {
		let renderings = 0;
		const page = async () => {
			renderings += 1;
			return new Response(`<p>${renderings}</p>`, { headers: html });
		};
		const { url } = await listeningSite({ page, pageCacheBytes: 0 });
		expect(await (await fetch(url)).text()).toBe("<p>1</p>");
		expect(await (await fetch(url)).text()).toBe("<p>2</p>");
		expect(await (await fetch(`${url}/blog?tag=a`)).text()).toBe("<p>3</p>");
		expect(await (await fetch(`${url}/blog?tag=a`)).text()).toBe("<p>4</p>");
	});

	it("renders again only pages that show a change", async () => {
		const rendered: string[] = [];
		const { url, stores } = await listeningSite({
			page: async ({ articles, settings }, request) => {
				const { pathname } = new URL(request.url);
				rendered.push(pathname);
				const found = await articles.texts.find(pathname.split("/").at(-1) ?? "", "en");
				if (pathname.startsWith("/blog/")) return new Response(JSON.stringify(found), { headers: html });
				if (pathname === "/network") return new Response("fixed", { headers: html });
				const [cards, count] = [await articles.cards.list("en", { limit: 3 }), await settings.find("count")];
				return new Response(JSON.stringify([cards, count]), { headers: html });
			},
		});
		const first = await stores.articles.saving.create(articleInput.parse({ ...words, title: "First" }));
		await stores.articles.saving.create(articleInput.parse({ ...words, title: "Second" }));
		const addresses = ["/", "/blog/first", "/blog/second", "/network"];
		async function renderedAfter(change: () => Promise<unknown>): Promise<string[]> {
			await change();
			rendered.length = 0;
			for (const address of addresses) await (await fetch(url + address)).text();
			return [...rendered];
		}
		expect(await renderedAfter(async () => undefined)).toEqual(addresses);
		const draft = { title: "Draft", published: false, excerpt: "", content: "" };
		expect(await renderedAfter(() => stores.articles.saving.create(articleInput.parse(draft)))).toEqual([]);
		expect(await renderedAfter(() => stores.settings.set("other", "1"))).toEqual([]);
		expect(await renderedAfter(() => stores.settings.set("count", "1"))).toEqual(["/"]);
		const title = { ...articleInput.parse({ ...words, title: "Another" }), slug: "first", version: 1 };
		expect(await renderedAfter(() => stores.articles.saving.update(first.id, title))).toEqual([
			"/",
			"/blog/first",
		]);
	});

	it("never caches what is made of anything but content", async () => {
		let times = 0;
		const { url } = await listeningSite({
			page: async ({ media }) => {
				times += 1;
				return new Response(`${(await media.list()).length} ${times}`, { headers: html });
			},
		});
		expect(await (await fetch(url)).text()).toBe("0 1");
		expect(await (await fetch(url)).text()).toBe("0 2");
	});
});
