import { describe, expect, it } from "vitest";
import { pageInput } from "#app/features/custom-pages/custom-page.ts";
import { imageUrlOf } from "#app/features/media/media.ts";
import { imageReplacement } from "#server/composition/image-replacement.ts";
import { openReader } from "#server/testing/reader.ts";

const siteUrl = "https://ensemble.example";
const words = { title: "Contact", content: "## Where\n\nIn *Tamarin*.", published: true };
const fr = { title: "Nous joindre", content: "À *Tamarin*." };
const input = (changes: object = {}) => pageInput.parse({ ...words, ...changes });

describe("a page of the owner's", () => {
	it("is read at its own address in each language, and says so to search engines", async () => {
		const { stores, read } = await openReader({ siteUrl });
		await stores.customPages.create(
			input({ fr, searchTitle: "Reach us", searchDescription: "How & where." }),
		);
		const english = await read("/contact");
		expect([english.status, english.texts("h1"), english.texts(".prose em")]).toEqual([
			200,
			["Contact"],
			["Tamarin"],
		]);
		expect([english.texts("title"), english.meta("description")]).toEqual([["Reach us"], "How & where."]);
		expect(english.meta("og:url")).toBe(`${siteUrl}/contact`);
		expect(english.meta("og:image")).toBe(`${siteUrl}/share/en/page/contact.png`);
		const french = await read("/fr/nous-joindre");
		expect([french.texts("h1"), french.texts("title"), french.meta("description")]).toEqual([
			["Nous joindre"],
			["Nous joindre · Ensemble"],
			"À Tamarin.",
		]);
		for (const { all } of [english, french]) {
			const alternates = all('link[rel="alternate"][hreflang]').map(
				(link) => `${link.getAttribute("hreflang")} ${link.getAttribute("href")}`,
			);
			expect(alternates).toEqual([
				`en ${siteUrl}/contact`,
				`fr ${siteUrl}/fr/nous-joindre`,
				`x-default ${siteUrl}/contact`,
			]);
		}
		expect(french.all('link[rel="canonical"]')[0]?.getAttribute("href")).toBe(`${siteUrl}/fr/nous-joindre`);
		expect(french.data("BreadcrumbList")).toMatchObject([
			{ itemListElement: [{}, { name: "Nous joindre", item: `${siteUrl}/fr/nous-joindre` }] },
		]);
	});

	it("shows its pictures as the library knows them at its next request: words, and another in its place", async () => {
		const { stores, read } = await openReader();
		const { media, customPages } = stores;
		const add = (byte: number) => media.add({ bytes: Uint8Array.from([byte]), width: 900, height: 600 });
		const [hash, next] = [await add(1), await add(2)];
		const content = `![](${imageUrlOf(hash)})\n\n![Our own](${imageUrlOf(hash)})`;
		await customPages.create(input({ content, fr: { ...fr, content } }));
		const shown = async (path: string) =>
			(await read(path)).all(".prose img").map((image) => image.getAttribute("alt"));
		expect(await shown("/contact")).toEqual(["", "Our own"]);
		await media.describe(hash, { alt: "The bay", altFr: "La baie" });
		expect(await shown("/contact")).toEqual(["The bay", "Our own"]);
		expect(await shown("/fr/nous-joindre")).toEqual(["La baie", "Our own"]);
		await imageReplacement(stores)({ from: hash, to: next });
		const images = (await read("/contact")).all(".prose img");
		expect(images.map((image) => image.getAttribute("src"))).toEqual([imageUrlOf(next), imageUrlOf(next)]);
	});

	it("stands in the menus of every page, and leads on from where it was", async () => {
		const { stores, read } = await openReader();
		const { id } = await stores.customPages.create(input({ placement: "menu", fr }));
		await stores.customPages.create(input({ title: "Our terms", placement: "footer" }));
		const links = (page: Awaited<ReturnType<typeof read>>, place: string) =>
			page.all(`${place} a`).map((link) => [link.getAttribute("href"), link.textContent, link.lang]);
		const home = await read("/fr");
		expect(links(home, "header nav")).toContainEqual(["/fr/nous-joindre", "Nous joindre", ""]);
		expect(links(home, "header noscript")).toContainEqual(["/fr/nous-joindre", "Nous joindre", ""]);
		// It is named in the language that it is written in.
		expect(links(home, "footer")).toContainEqual(["/fr/our-terms", "Our terms", "en"]);
		await stores.customPages.update(id, { ...input({ slug: "reach-us", fr }), version: 1 });
		const moved = await read("/Contact/");
		expect([moved.status, moved.headers.get("Location")]).toEqual([301, "/reach-us"]);
		const inFrench = await read("/fr/reach-us");
		expect([inFrench.status, inFrench.headers.get("Location")]).toEqual([301, "/fr/nous-joindre"]);
		expect(links(await read("/"), "header nav").map(([href]) => href)).not.toContain("/contact");
	});

	it("that is written in one language is shown in the other, marked with its own", async () => {
		const { stores, read } = await openReader();
		await stores.customPages.create(input());
		const page = await read("/fr/contact");
		expect(page.document.documentElement.lang).toBe("fr");
		expect(page.all("h1")[0]?.lang).toBe("en");
		expect(page.all(".prose")[0]?.lang).toBe("en");
		expect(page.said()).toContain("anglais");
	});

	it("runs nothing of what is written in it", async () => {
		const { stores, read } = await openReader();
		const hostile = '<script>alert(1)</script><img src=x onerror="alert(2)">';
		await stores.customPages.create(
			input({
				title: hostile,
				slug: '"><script>',
				content: `${hostile}\n\n[a](javascript:alert(3))\n\n\u202e</div></main>`,
				searchTitle: hostile,
				searchDescription: hostile,
				menuName: "</a><script>",
				placement: "menu",
			}),
		);
		const page = await read("/script");
		expect(page.texts("h1")).toEqual([hostile]);
		expect(page.html).not.toContain("<script>alert");
		expect(page.all("main script:not([type='application/ld+json'])")).toEqual([]);
		expect(page.all("main [onerror], main img, main a[href^=javascript]")).toEqual([]);
		expect(page.all("footer")).toHaveLength(1);
	});

	it("that is a draft, or not there, is answered with the site's own 404", async () => {
		const { stores, read } = await openReader();
		await stores.customPages.create(input({ title: "Secret draft", published: false }));
		for (const path of ["/nowhere", "/fr/nowhere", "/secret-draft", "/no.where", "/contact/below"]) {
			const page = await read(path);
			expect([path, page.status]).toEqual([path, 404]);
			expect(page.meta("robots")).toBe("noindex");
			expect(page.html).not.toContain("Secret");
		}
		expect((await read("/nowhere")).texts("h1")).toEqual((await read("/no/where")).texts("h1"));
		expect((await read("/nowhere")).texts("title")).toEqual((await read("/no/where")).texts("title"));
	});
});
