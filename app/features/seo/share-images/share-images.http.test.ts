import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { pageInput } from "#app/features/custom-pages/custom-page.ts";
import { imageUrlOf } from "#app/features/media/media.ts";
import { languages } from "#app/site/site-config.ts";
import { publicPages } from "#app/site/site-map.ts";
import { testSite } from "#server/testing/test-site.ts";

const french = { title: "Une rencontre", excerpt: "Commencer.", content: "Dites *bonjour*." };

function article(changes: object = {}) {
	const texts = { title: "First dates", excerpt: "How.", content: "Text.", category: "Dating" };
	return articleInput.parse({ ...texts, published: true, ...changes });
}

/** Returns the bytes of an answer that must be a picture of the right kind and size. */
async function picture(response: Response): Promise<Buffer> {
	expect(response.status).toBe(200);
	expect(response.headers.get("Content-Type")).toBe("image/png");
	const bytes = Buffer.from(await response.arrayBuffer());
	expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
	return bytes;
}

describe("pictures of shared links", () => {
	it("are there for every page in both languages, and no two are the same", async () => {
		const { send } = await testSite();
		const drawn = new Set<string>();
		for (const language of languages) {
			for (const key of publicPages) {
				const bytes = await picture(await send("GET", `/share/${language}/${key}.png`));
				expect(bytes.length).toBeLessThan(200_000);
				drawn.add(bytes.toString("base64"));
			}
		}
		expect(drawn.size).toBe(languages.length * publicPages.length);
	});

	it("show an article in the reader's language, and again when its title changes", async () => {
		const { send, stores } = await testSite();
		const { id } = await stores.articles.saving.create(article({ fr: french }));
		const english = await picture(await send("GET", "/share/en/blog/first-dates.png"));
		expect(await picture(await send("GET", "/share/en/blog/first-dates.png"))).toEqual(english);
		expect(await picture(await send("GET", "/share/fr/blog/first-dates.png"))).not.toEqual(english);
		await stores.articles.saving.update(id, { ...article({ title: "Second dates" }), version: 1 });
		expect(await picture(await send("GET", "/share/en/blog/first-dates.png"))).not.toEqual(english);
	});

	it("show a page of the owner's under its own address alone, and no draft", async () => {
		const { send, stores } = await testSite();
		const fr = { title: "Nous joindre", content: "Mots." };
		const page = { title: "Contact", content: "Words.", published: true, fr };
		await stores.customPages.create(pageInput.parse(page));
		await stores.customPages.create(pageInput.parse({ ...page, title: "Draft", published: false, fr: null }));
		const english = await picture(await send("GET", "/share/en/page/contact.png"));
		expect(await picture(await send("GET", "/share/fr/page/nous-joindre.png"))).not.toEqual(english);
		for (const path of ["fr/page/contact", "en/page/draft", "en/page/none", "xx/page/contact"]) {
			expect([path, (await send("GET", `/share/${path}.png`)).status]).toEqual([path, 404]);
		}
	});

	it("are not sent again to a client that has them", async () => {
		const { app } = await testSite();
		const first = await app.request("/share/en/legal.png");
		expect(first.headers.get("Cache-Control")).toBe("public, max-age=3600");
		const tag = first.headers.get("ETag") ?? "none";
		for (const held of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
			const again = await app.request("/share/en/legal.png", { headers: { "If-None-Match": held } });
			expect([held, again.status, again.headers.get("ETag")]).toEqual([held, 304, tag]);
			expect(again.headers.get("Cache-Control")).toBe("public, max-age=3600");
		}
		const other = await app.request("/share/en/legal.png", { headers: { "If-None-Match": '"other"' } });
		expect(other.status).toBe(200);
	});

	it("follow an article to its new address", async () => {
		const { send, stores } = await testSite();
		const { id } = await stores.articles.saving.create(article());
		await stores.articles.saving.update(id, { ...article({ slug: "beginnings" }), version: 1 });
		const moved = await send("GET", "/share/fr/blog/first-dates.png");
		expect([moved.status, moved.headers.get("Location")]).toEqual([301, "/share/fr/blog/beginnings.png"]);
	});

	it("are an article's own from the library, cropped to what must stay in sight", async () => {
		const { send, stores } = await testSite();
		// The left half is white, the right one black.
		const white = { create: { width: 900, height: 400, channels: 3 as const, background: "#fff" } };
		const black = await sharp({ create: { ...white.create, background: "#000" } })
			.png()
			.toBuffer();
		const both = await sharp({ create: { ...white.create, width: 1800 } })
			.composite([{ input: black, left: 900, top: 0 }])
			.webp()
			.toBuffer();
		const hash = await stores.media.add({ bytes: both, width: 1_800, height: 400 });
		await stores.articles.saving.create(article({ sharePicture: imageUrlOf(hash) }));
		const path = "/share/fr/blog/first-dates.png";
		const brightness = async (x: number) => {
			await stores.media.setFocus(hash, { x, y: 0.5 });
			const answer = await send("GET", path);
			expect(answer.headers.get("Content-Type")).toBe("image/jpeg");
			const image = sharp(Buffer.from(await answer.arrayBuffer()));
			expect(await image.metadata()).toMatchObject({ width: 1_200, height: 630 });
			return Math.round((await image.stats()).channels[0]?.mean ?? -1);
		};
		expect(await brightness(0)).toBeGreaterThan(250);
		expect(await brightness(1)).toBeLessThan(5);
	});

	it("are drawn if the article's own picture is no longer in the library", async () => {
		const { send, stores } = await testSite();
		await stores.articles.saving.create(article({ sharePicture: imageUrlOf("e".repeat(64)) }));
		await picture(await send("GET", "/share/en/blog/first-dates.png"));
	});

	it("are not drawn for drafts or missing content", async () => {
		const { send, stores } = await testSite();
		await stores.articles.saving.create(article({ title: "Draft", published: false }));
		for (const path of [
			"/share/en/blog/draft.png",
			"/share/en/blog/nothing.png",
			"/share/en/nothing.png",
			"/share/de/home.png",
			"/share/en/home.jpg",
			"/share/en/../home.png",
		]) {
			expect((await send("GET", path)).status).toBe(404);
		}
	});

	it("fit titles of any length", async () => {
		const { send, stores } = await testSite();
		for (const [slug, title] of [
			["short", "Oui"],
			["long", "Ce que les personnes très occupées comprennent rarement de l’amour\u00a0: ".repeat(2)],
			["monster", "Anticonstitutionnellement".repeat(8)],
			["nothing", "愛"],
		]) {
			await stores.articles.saving.create(article({ slug, title }));
			const bytes = await picture(await send("GET", `/share/fr/blog/${slug}.png`));
			// Nothing is written into the circles: between them and the title there is the ground alone.
			const gap = await sharp(bytes).extract({ left: 735, top: 130, width: 10, height: 370 }).toBuffer();
			const { channels } = await sharp(gap).stats();
			expect(channels.map(({ min, max }) => max - min)).toEqual(channels.map(() => 0));
		}
	});
});
