import { describe, expect, it } from "vitest";
import { workingCopiesStore } from "#app/content/drafts/working-copies.store.server.ts";
import { sharedTextRenderer } from "#app/features/articles/rendering/text-renderer.server.ts";
import { withPictureSizes } from "#app/features/articles/storage/library-pictures.server.ts";
import { pageInput } from "#app/features/custom-pages/custom-page.ts";
import { pageDrafts } from "#app/features/custom-pages/working-copy.ts";
import { imageUrlOf } from "#app/features/media/media.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { customPagesStore } from "./pages.store.server.ts";

const [from, to] = ["a".repeat(64), "b".repeat(64)];
const replacement = { from, to, described: ["fr"] as const };
const shows = (words: string) => `![${words}](${imageUrlOf(from)} "At dawn")`;
const fr = { title: "Nous joindre", content: shows("Un bateau") };
const input = pageInput.parse({ title: "Contact", content: shows("A boat"), published: true, fr });

describe.each(engines)("replacing an image in the owner's pages, on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		const clock = steppingClock();
		const pages = customPagesStore(db, clock, withPictureSizes(sharedTextRenderer, db));
		const copies = workingCopiesStore(db, clock, pageDrafts);
		const replace = (meanwhile?: () => Promise<unknown>) =>
			pages.replaceImage(replacement, async (work) => {
				await meanwhile?.();
				return db.transaction().execute(work);
			});
		return { pages, copies, replace };
	}

	it("shows the new one at once in every language, under the same addresses", async () => {
		const { pages, replace } = await open();
		const page = await pages.create(input);
		const other = await pages.create(pageInput.parse({ title: "Team", content: "Words." }));
		expect(await replace()).toBe(1);
		const changed = await pages.get(page.id);
		expect(changed).toEqual({
			...page,
			content: `![A boat](${imageUrlOf(to)} "At dawn")`,
			fr: { ...page.fr, content: `![](${imageUrlOf(to)} "At dawn")` },
			version: 2,
			updatedAt: changed.updatedAt,
		});
		expect(changed.updatedAt > page.updatedAt).toBe(true);
		expect(await pages.get(other.id)).toEqual(other);
		for (const [slug, language] of [
			["contact", "en"],
			["nous-joindre", "fr"],
		] as const) {
			const found = await pages.findShown(slug, language);
			const html = found !== undefined && "page" in found ? found.page.html : "";
			expect([html.includes(`src="/media/${to}-`), html.includes(from)]).toEqual([true, false]);
		}
		const uses = [...(await pages.listImageUses(from)).values()].flat();
		expect(uses.map(({ place }) => place)).toEqual(["pageVersion"]);
		expect(await replace()).toBe(0);
	});

	it("takes along what is typed of a page, which goes on from where the page is now", async () => {
		const { pages, copies, replace } = await open();
		const { id } = await pages.create(input);
		const draft = { ...input, title: "Typed", fr: { ...input, ...fr, title: "Tapé" } };
		await copies.save(id, { draft, version: 1 });
		await copies.save("new", { draft, version: null });
		await replace();
		const shown = { title: "Typed", content: expect.stringContaining(to) };
		expect(await copies.find(id)).toMatchObject({ version: 2, draft: shown });
		expect(await copies.find("new")).toMatchObject({
			...{ version: null, draft: { ...shown, fr: { title: "Tapé", content: expect.stringContaining(to) } } },
		});
	});

	it("replaces nothing where a page was saved, or deleted, meanwhile", async () => {
		const { pages, replace } = await open();
		const { id } = await pages.create(input);
		const refused = { status: 409, code: "stale" };
		const save = () => pages.update(id, { ...input, title: "Reach us", version: 1 });
		await expect(replace(save)).rejects.toMatchObject(refused);
		expect(await pages.get(id)).toMatchObject({ title: "Reach us", content: input.content, version: 2 });
		await expect(replace(() => pages.remove(id))).rejects.toMatchObject(refused);
		await pages.restore(id);
		expect(await pages.get(id)).toMatchObject({ content: input.content });
	});
});
