import { expect, it } from "vitest";
import { imageUrlOf } from "#app/features/media/media.ts";
import { testSite } from "#server/testing/test-site.ts";
import { type Edition, type EditionPart, withCrops } from "./edition.ts";

it("crops the pictures of a letter that has left as the library says now", async () => {
	const { media } = (await testSite()).stores;
	const hash = await media.add({ bytes: Uint8Array.from([1]), width: 60, height: 90 });
	const article = (imageUrl: string | null): EditionPart => ({
		...{ kind: "article", title: "Moon", excerpt: "A text.", path: "/blog/moon" },
		...{ imageUrl, imageAlt: "", language: "en" },
	});
	const quote: EditionPart = { kind: "quote", text: "Words", source: "" };
	const parts = [article(imageUrlOf(hash)), quote, article(null)];
	const edition: Edition = { language: "en", subject: "Moon", preheader: "", greeting: "", parts };
	expect((await withCrops(edition, media)).parts).toEqual(parts);
	await media.setFocus(hash, { x: 0.1, y: 0.2 });
	const [cropped, ...others] = (await withCrops(edition, media)).parts;
	expect(cropped).toMatchObject({ imagePosition: "10% 20%", title: "Moon" });
	expect(others).toEqual([quote, article(null)]);
});
