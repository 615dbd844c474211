import { describe, expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { imageUrlOf } from "#app/features/media/media.ts";
import type { Language } from "#app/site/site-config.ts";
import { engines } from "#platform/testing/fresh-database.ts";
import { testSite } from "#server/testing/test-site.ts";

describe.each(engines)("a picture without a description of its own, on %s", (engine) => {
	it("has the library's description everywhere, in the text's language", async () => {
		const { stores } = await testSite({ engine });
		const { articles, media } = stores;
		const hash = await media.add({ bytes: Uint8Array.from([1]), width: 60, height: 90 });
		const imageUrl = imageUrlOf(hash);
		const content = `![](${imageUrl})\n\n![My own](${imageUrl} "A caption")`;
		const texts = { title: "Lagoon", excerpt: "E", content };
		const fr = { ...texts, title: "Lagon", content: `![](${imageUrl})` };
		await articles.saving.create(articleInput.parse({ ...texts, imageUrl, published: true, fr }));
		const shown = async (language: Language) => {
			const [card] = await articles.cards.list(language, { limit: 1 });
			const found = await articles.texts.find("lagoon", language);
			const html = found !== undefined && "text" in found ? found.text.html : "";
			return [card?.imageAlt, ...[...html.matchAll(/ alt="([^"]*)"/g)].map(([, alt]) => alt)];
		};
		expect(await shown("en")).toEqual(["", "", "My own"]);

		const hostile = `A "boat" <script>$& & co`;
		await media.describe(hash, { alt: hostile, altFr: "" });
		const escaped = "A &quot;boat&quot; &lt;script&gt;$&amp; &amp; co";
		expect(await shown("en")).toEqual([hostile, escaped, "My own"]);
		// The card falls back on English, as it does for every short text; the text of another language does not.
		expect(await shown("fr")).toEqual([hostile, ""]);
		await media.describe(hash, { alt: "A boat", altFr: "Un bateau" });
		expect(await shown("fr")).toEqual(["Un bateau", "Un bateau"]);
	});

	it("has the library's description in a text that belongs to no article, too", async () => {
		const { stores } = await testSite({ engine });
		const hash = await stores.media.add({ bytes: Uint8Array.from([1]), width: 60, height: 90 });
		await stores.media.describe(hash, { alt: "A boat", altFr: "Un bateau" });
		const markdown = `![](${imageUrlOf(hash)}) ![My own](${imageUrlOf(hash)})`;
		const html = await stores.articles.rendering.renderDescribed(markdown, "fr");
		expect([...html.matchAll(/ alt="([^"]*)"/g)].map(([, alt]) => alt)).toEqual(["Un bateau", "My own"]);
	});

	it("has none if the text marks it as decoration, whatever else is written", async () => {
		const { stores } = await testSite({ engine });
		const hash = await stores.media.add({ bytes: Uint8Array.from([1]), width: 60, height: 90 });
		await stores.media.describe(hash, { alt: "A boat", altFr: "Un bateau" });
		const address = `${imageUrlOf(hash)}#decorative`;
		const content = `![](${address})\n\n![My own](${address},width=small "Off Tamarin")`;
		await stores.articles.saving.create(
			articleInput.parse({ title: "Lagoon", excerpt: "E", content, published: true }),
		);
		const found = await stores.articles.texts.find("lagoon", "en");
		const html = found !== undefined && "text" in found ? found.text.html : "";
		expect(html.match(/<img [^>]*alt="" [^>]*role="presentation"/g)).toHaveLength(2);
		expect(html).toContain("<figcaption>Off Tamarin</figcaption>");
		expect(await stores.articles.rendering.renderDescribed(content, "fr")).not.toContain("bateau");
		expect((await stores.articles.images.listImageUses(hash)).get(hash)).toHaveLength(1);
	});

	it("has its own description if it has one", async () => {
		const { stores } = await testSite({ engine });
		const hash = await stores.media.add({ bytes: Uint8Array.from([1]), width: 60, height: 90 });
		await stores.media.describe(hash, { alt: "In the library", altFr: "" });
		const words = { title: "T", excerpt: "E", content: "C", imageAlt: "Its own", published: true };
		await stores.articles.saving.create(articleInput.parse({ ...words, imageUrl: imageUrlOf(hash) }));
		expect(await stores.articles.cards.list("en", { limit: 1 })).toMatchObject([{ imageAlt: "Its own" }]);
	});
});
