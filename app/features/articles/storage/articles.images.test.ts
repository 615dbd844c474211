import { describe, expect, it } from "vitest";
import { workingCopiesStore } from "#app/content/drafts/working-copies.store.server.ts";
import { articleInput } from "#app/features/articles/article.ts";
import { blankDraft } from "#app/features/articles/article-draft.ts";
import { articleDrafts } from "#app/features/articles/working-copy.ts";
import { imageUrlOf } from "#app/features/media/media.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { articlesStore } from "./articles.store.server.ts";

const hashes = ["a", "b", "c", "d", "e", "f"].map((letter) => letter.repeat(64)) as [string, ...string[]];
const [shown, inFrench, before, typed, fresh, unused] = hashes;
const shows = (hash = "") => `![x](${imageUrlOf(hash)})`;

describe.each(engines)("the uses of an image, on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		const clock = steppingClock();
		const articles = articlesStore(db, clock);
		const copies = workingCopiesStore(db, clock, articleDrafts);
		const input = articleInput.parse({
			title: "Lagoon",
			excerpt: "E",
			content: shows(before),
			imageUrl: imageUrlOf(shown),
			published: true,
		});
		const { id } = await articles.saving.create(input);
		await articles.saving.update(id, { ...input, content: "Gone", version: 1 });
		const text = { title: "T", excerpt: "", category: "", tags: [], imageAlt: "" };
		const draft = await articles.saving.create(
			articleInput.parse({
				title: "Draft",
				content: shows(shown),
				fr: { ...text, content: shows(inFrench) },
			}),
		);
		await copies.save(id, { draft: { ...blankDraft, content: shows(typed) }, version: 2 });
		await copies.save("new", { draft: { ...blankDraft, imageUrl: imageUrlOf(fresh ?? "") }, version: null });
		return { articles, id, draftId: draft.id };
	}

	it("are listed for all images at once, each article at its first place", async () => {
		const { articles, id, draftId } = await open();
		expect(await articles.images.listImageUses()).toEqual(
			new Map([
				[
					shown,
					[
						{ id, title: "Lagoon", place: "website" },
						{ id: draftId, title: "Draft", place: "draft" },
					],
				],
				[inFrench, [{ id: draftId, title: "Draft", place: "draft" }]],
				[typed, [{ id, title: "Lagoon", place: "copy" }]],
				[fresh, [{ id: null, title: "", place: "copy" }]],
				[before, [{ id, title: "Lagoon", place: "version" }]],
			]),
		);
	});

	it("are listed for one image alone", async () => {
		const { articles, id } = await open();
		const use = { id, title: "Lagoon", place: "version" };
		expect((await articles.images.listImageUses(before)).get(before ?? "")).toEqual([use]);
		expect((await articles.images.listImageUses(unused)).size).toBe(0);
	});
});
