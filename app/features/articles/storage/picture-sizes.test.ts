import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { prepareImage } from "#app/features/media/intake/image-intake.server.ts";
import { imageUrlOf } from "#app/features/media/media.ts";
import { mediaStore } from "#app/features/media/storage/media.store.server.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { testSite } from "#server/testing/test-site.ts";
import { articlesStore } from "./articles.store.server.ts";

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
