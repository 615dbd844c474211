import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { prepareImage } from "#app/features/media/intake/image-intake.server.ts";
import { imageUrlOf } from "#app/features/media/media.ts";
import { mediaStore } from "#app/features/media/storage/media.store.server.ts";
import type { Language } from "#app/site/site-config.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { testSite } from "#server/testing/test-site.ts";
import { articlesStore } from "./articles.store.server.ts";

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

const texts = { title: "Dawn", excerpt: "An excerpt.", published: true };
const unknown = imageUrlOf("0".repeat(64));

async function imageOf(width: number, height: number) {
	const made = sharp({ create: { width, height, channels: 3, background: "#fff" } });
	return prepareImage(await made.png().toBuffer());
}

describe.each(engines)("pictures in a text on %s", (engine) => {
	it("have the width and height that the library knows, in every language", async () => {
		const { db } = await freshDatabase(engine);
		const [media, articles] = [mediaStore(db, steppingClock()), articlesStore(db, steppingClock())];
		const small = imageUrlOf(await media.add(await imageOf(300, 200)));
		const large = imageUrlOf(await media.add(await imageOf(2_000, 500)));
		const content = `![A](${small})\n\n![B](${large})\n\n![C](${unknown})\n\n<img alt="D" src="${small}">`;
		const fr = { title: "Aube", excerpt: "Un extrait.", content: `![A](${small})` };
		await articles.saving.create(articleInput.parse({ ...texts, content, fr }));
		const shown = async (language: "en" | "fr") => {
			const found = await articles.texts.find("dawn", language);
			return found !== undefined && "text" in found ? found.text.html.match(/<img[^>]*? src/g) : undefined;
		};
		const smallStart = '<img width="300" height="200" src';
		expect(await shown("en")).toEqual([
			smallStart,
			'<img width="1600" height="400" src',
			"<img src",
			smallStart,
		]);
		expect(await shown("fr")).toEqual([smallStart]);
	});
});

it("pictures have a width and height in the editor's preview too", async () => {
	const site = await testSite();
	const token = await site.signIn();
	const url = imageUrlOf(await site.stores.media.add(await imageOf(300, 200)));
	const answer = await site.send("POST", "/api/admin/preview", { markdown: `![A](${url})` }, token);
	expect(await answer.json()).toMatchObject({
		html: expect.stringContaining(`<img width="300" height="200" src="${url}"`),
	});
});
