import { expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { imageUrlOf } from "#app/features/media/media.ts";
import { addReaders, wholeLetter } from "#server/testing/readers.ts";
import { testSite } from "#server/testing/test-site.ts";

it("a letter is checked for every link of its words that leads nowhere on the site", async () => {
	const siteUrl = "https://ensemble.example";
	const { database, site, stores } = await testSite({ siteUrl });
	const { letters, articles, media } = stores;
	await addReaders(database, 1);
	const words = { title: "Moon", excerpt: "A text.", content: "Words." };
	await articles.create(articleInput.parse({ ...words, slug: "moon", published: true }));
	await articles.create(articleInput.parse({ ...words, slug: "unwritten", published: false }));
	const picture = imageUrlOf(await media.add({ bytes: new Uint8Array([1]), width: 60, height: 40 }));
	const there = ["/", "/fr/blog/moon", `${siteUrl}/events/singlessocials?a=b#c`, picture, "/feed.xml"];
	const gone = [
		...["/blog/unwritten", "/blog/none", "/nowhere", "/newsletter/none", "/media/none.webp"],
		picture.replace(/[0-9a-f]{64}/, "0".repeat(64)),
	];
	const elsewhere = ["https://elsewhere.example/none", "mailto:hello@ensemble.example"];
	const content = [...there, ...gone, ...elsewhere].map((href) => `[words](${href})`).join(" ");
	const { id } = await letters.create({ ...wholeLetter, content, fr: null });
	const { checks } = await site.services.letters.service.preview(id, "en");
	const dead = checks.filter(({ code }) => code === "dead-link");
	expect(dead.map(({ detail }) => detail)).toEqual(gone);
});
